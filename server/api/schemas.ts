import * as z from 'zod';
import {
  CALENDAR_KINDS,
  CHANGE_TYPES,
  COVERAGES,
  DAY_STATUSES,
  ENTRY_KINDS,
  ENTRY_STATUSES,
  EVIDENCE,
  MODES,
  ORIGINS,
  REQUESTED_KINDS,
} from '../engine/types.js';
import { CHANGE_FIELDS } from '../store/changes.js';
import { BasisCounts, BasisName, Citation, CitedRule } from './basis-schemas.js';
import { DateText } from './date-text.js';
import {
  HoursDoubtRow,
  HoursRow,
  LateOpenDoubtRow,
  LateOpenRow,
  SessionNotEnteredRow,
} from './session-schemas.js';
import { Cycle } from './settlement-cycle.js';

/** The objects of the contract (SPEC section 2), as the OpenAPI document names them. */

export { DateText };

const Instant = z.iso.datetime({ offset: true });
const TimeText = z
  .string()
  .regex(/^\d{2}:\d{2}$/)
  .nullable()
  .meta({
    description: 'End of continuous trading on an early close, HH:MM local time; otherwise null',
  });

export const DataRelease = z
  .strictObject({
    id: z.string().regex(/^\d{8}T\d{6}Z$/),
    library_version: z.string(),
    generated_at: Instant,
    own: z
      .strictObject({
        digest: z.string().regex(/^[0-9a-f]{64}$/),
        generated_at: Instant,
        base: z.string(),
      })
      .optional()
      .meta({
        description:
          'If an overlay of own calendars and corrections was applied to the release: the SHA-256 of its files, the time, and the id of the base release',
      }),
  })
  .meta({ id: 'DataRelease', description: 'The data release that produced the answer' });

const Archived = z
  .strictObject({
    fetched_at: Instant,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    at: z.string().optional(),
  })
  .meta({
    id: 'Archived',
    description: 'The latest archived copy; `at`: in a public repository, at a commit',
  });

export const Source = z
  .strictObject({
    id: z.string(),
    url: z.string(),
    url_is_exact: z.boolean().optional().meta({
      description: "False: the authority's site, because the publication's own URL is not known",
    }),
    publisher: z.string(),
    type: z.string(),
    evidence: z.enum(EVIDENCE).optional().meta({
      description:
        "original: the authority's own page or file was read; copy: its complete text, elsewhere",
    }),
    read_at: z.string().optional().meta({ description: 'The URL that was read' }),
    checked: DateText.optional().meta({
      description: 'The day on which it was last compared with its text',
    }),
    years: z
      .array(z.int())
      .optional()
      .meta({ description: 'Every year for which it verifies a date' }),
    fetch: z.enum(['http', 'browser']).optional(),
    watch: z.boolean().optional(),
    calendars: z.array(z.string()).optional(),
    archived: Archived.nullable(),
  })
  .meta({ id: 'Source', description: 'An official publication' });

const Weekend = z.strictObject({ start: DateText, days: z.array(z.int().min(1).max(7)) }).meta({
  id: 'Weekend',
  description: 'Weekend from `start` on; ISO weekday numbers, 1 = Monday ... 7 = Sunday',
});

const calendarFields = {
  id: z.string().meta({ description: 'ISO codes: see the description of this document' }),
  kind: z.enum(CALENDAR_KINDS),
  name: z.string(),
  timezone: z.string().nullable(),
  origin: z.enum(ORIGINS).meta({
    description:
      'library: expanded from date-holidays; rule: from our own rules; curated: from listed dates; own: from the overlay of this server',
  }),
  data_years: z.array(z.int()).length(2).meta({ description: 'First, last year of data' }),
  verified_years: z.array(z.int()).meta({
    description: 'Years with every day verified; holidays on weekends do not count',
  }),
  last_verified_at: DateText.nullable().meta({
    description: 'The newest day on which one of its sources was compared with its text',
  }),
  weekend: z.array(Weekend),
};
/** The home of a calendar. */
const placeFields = {
  local_name: z.string().optional().meta({
    description: 'In the local languages, separated by " / "; absent if it equals `name`',
  }),
  countries: z
    .array(z.string())
    .meta({ description: 'ISO 3166-1 codes; for the euro all countries of its area' }),
  currencies: z
    .array(z.string())
    .meta({ description: 'ISO 4217 codes of the currencies paid or traded' }),
};
const verified_days = z.record(z.string().regex(/^\d{4}$/), z.int()).meta({
  description: 'How many days of each year are verified; absent: none',
});
const bases = z
  .array(z.string())
  .optional()
  .meta({ description: 'Ids of the calendars that this one is built on' });
const aliases = z
  .array(z.string())
  .optional()
  .meta({ description: 'Former and other common ids of this calendar' });
const RegularClose = z
  .strictObject({
    start: DateText,
    end: DateText.optional().meta({ description: 'Last day; absent: still in force' }),
    weekday: z.int().min(1).max(7).meta({ description: 'ISO weekday, 1 = Monday ... 7 = Sunday' }),
    close_time: z.string().meta({ description: 'End of continuous trading, HH:MM local time' }),
  })
  .meta({
    id: 'RegularClose',
    description:
      'A weekday with shorter hours all year: its days are `open`, with no entry and no close_time',
  });
const regular_closes = z.array(RegularClose).optional();
const note = z.string().optional().meta({
  description: 'What the calendar leaves out, and what is doubtful',
});

export const CalendarMeta = z
  .strictObject({
    ...calendarFields,
    ...placeFields,
    sources: z.array(z.string()),
    bases,
    aliases,
    regular_closes,
    note,
    basis: BasisCounts.optional(),
    verified_days,
  })
  .meta({ id: 'CalendarMeta', description: 'A calendar; its sources by id' });

export const CalendarDetail = z
  .strictObject({
    ...calendarFields,
    ...placeFields,
    sources: z.array(Source),
    bases,
    aliases,
    regular_closes,
    note,
    settlement_cycles: z
      .array(Cycle)
      .optional()
      .meta({ description: 'How trades of an exchange settle, by trade date' }),
    hours: z
      .array(HoursRow)
      .optional()
      .meta({ description: 'Hours of an exchange; absent: not known' }),
    sessions_not_entered: z.array(SessionNotEnteredRow).optional(),
    late_opens: z.array(LateOpenRow).optional(),
    late_open_doubts: z.array(LateOpenDoubtRow).optional(),
    hours_doubts: z.array(HoursDoubtRow).optional(),
    basis: BasisCounts.optional(),
    verified_days,
    rules: z.array(CitedRule).meta({ description: 'The rows of its definition, in words' }),
  })
  .meta({
    id: 'CalendarDetail',
    description: 'A calendar with the sources behind its verified dates',
  });

export const EntryKind = z.enum(ENTRY_KINDS);
export const Coverage = z
  .enum(COVERAGES)
  .meta({ description: 'verified: checked against an official source; library: not' });
const EntryStatus = z.enum(ENTRY_STATUSES).meta({
  description:
    'confirmed: fixed by a rule in force or announced; estimated: computed, the authority will announce it later; provisional: announced as tentative',
});

const MayMoveDays = z.int().min(0).max(2).meta({
  description:
    'By how many days an estimated date may differ from the announced one; absent if not known',
});

const CloseTimeCoverage = z.literal('library').meta({
  description:
    'For a verified early close whose list has the day without its hour: the day is verified, close_time is not. Absent if close_time has the coverage of its entry',
});

export const OpenTime = z
  .string()
  .regex(/^\d{2}:\d{2}$/)
  .meta({ description: 'HH:MM local time of a late open; absent on other days' });

export const Entry = z
  .strictObject({
    date: DateText,
    kind: z.enum(REQUESTED_KINDS).meta({ description: 'late_open only if requested' }),
    name: z.string(),
    close_time: TimeText,
    open_time: OpenTime.optional(),
    status: EntryStatus,
    observed: z.boolean().meta({ description: 'True for an observed (shifted) day' }),
    coverage: Coverage,
    sources: z
      .array(z.string())
      .optional()
      .meta({ description: 'Ids of sources; with include=sources' }),
    may_move_days: MayMoveDays.nullable().optional().meta({
      description:
        'For an estimated or provisional date: by how many days it may differ from the announced one, by the record of its method; every day that near is `estimated` in responses. null: not known; the date may then be dropped, but is assumed not to move. Absent if the date is confirmed',
    }),
    close_time_coverage: CloseTimeCoverage.optional(),
    basis: BasisName,
    citation: Citation.nullable().optional().meta({
      description:
        'The text behind it, the first of several publications; null if it rests on date-holidays alone, and in releases made before the field existed; with include=sources',
    }),
  })
  .meta({
    id: 'Entry',
    description:
      'One date of a calendar: a holiday, an early close or a working weekend day; if requested, a late open',
  });

const EntryState = z
  .strictObject({
    date: DateText,
    kind: EntryKind,
    names: z.record(z.string(), z.string()),
    status: EntryStatus,
    observed: z.boolean(),
    close_time: TimeText,
    origin: z.enum(ORIGINS),
    coverage: Coverage,
    sources: z.array(z.string()),
    may_move_days: MayMoveDays.optional(),
    close_time_coverage: CloseTimeCoverage.optional(),
  })
  .meta({ id: 'EntryState', description: 'An entry as stored in a release' });

export const Change = z
  .strictObject({
    release_id: z.string(),
    published_at: Instant,
    calendar_id: z.string(),
    date: DateText,
    kind: EntryKind,
    change_type: z.enum(CHANGE_TYPES),
    origin: z.literal('own').optional().meta({
      description: 'own: a change by the overlay of this server; absent for changes of a release',
    }),
    name: z.string().meta({ description: 'In `lang`; for a removed date, as before' }),
    fields: z.array(z.enum(CHANGE_FIELDS)).meta({
      description:
        'The members that differ between before and after; all for an added or removed date',
    }),
    before: EntryState.nullable(),
    after: EntryState.nullable(),
  })
  .meta({ id: 'Change', description: 'A date that a release added, removed or modified' });

const count = z.int().min(0);

const ChangeCounts = z
  .strictObject({
    added: count,
    removed: count,
    modified: count,
    holiday: count,
    early_close: count,
    weekend_workday: count,
  })
  .meta({
    id: 'ChangeCounts',
    description: 'Dates that a release changed: by type of change, and again by kind of date',
  });

const Reason = z
  .strictObject({
    calendars: z.array(z.string()),
    kinds: z.array(z.string()),
    dates: z.array(z.string()),
    names: z.array(z.string()).optional(),
    count: z.int().optional(),
    why: z.string(),
  })
  .meta({
    id: 'Reason',
    description:
      'Why a release withdrew something or changed an answer of the past or the next twelve months: calendars, kinds, holidays, number of days, and when (YYYY-MM-DD, FIRST..LAST-MM-DD, YEAR, FIRST..LAST)',
  });

/** The conventions of a market as stored in a release; missing members are absent. */
function conventionsOfState() {
  const cycle = Cycle.omit({ name: true })
    .partial({ or_days: true, note: true })
    .extend({
      calendar: z
        .string()
        .optional()
        .meta({ description: 'The calendar whose business days are counted' }),
    });
  const hours = HoursRow.partial({
    to: true,
    weekdays: true,
    opens_day_before: true,
    break: true,
    closing_auction: true,
    timezone: true,
    note: true,
  });
  const late = LateOpenRow.partial({ close: true, note: true });
  return {
    settlement_cycles: z.array(cycle).nullable().optional(),
    hours: z.array(hours).nullable().optional(),
    sessions_not_entered: z
      .array(SessionNotEnteredRow.partial({ to: true, weekdays: true, dates: true, note: true }))
      .nullable()
      .optional(),
    late_opens: z.array(late).nullable().optional(),
    late_open_doubts: z
      .array(LateOpenDoubtRow.partial({ to: true, note: true }))
      .nullable()
      .optional(),
    hours_doubts: z
      .array(HoursDoubtRow.partial({ note: true }))
      .nullable()
      .optional(),
  };
}

/** The members of a calendar that changed. */
const CalendarState = z
  .strictObject({
    ...calendarFields,
    sources: z.array(z.string()),
    bases,
    complete_years: z.array(z.int()).meta({
      description: 'Years whose closures are all published: their open days are verified',
    }),
  })
  .partial()
  .extend({
    common_to: z.array(z.string()).nullable().optional(),
    bases: z.array(z.string()).nullable().optional(),
    aliases: z.array(z.string()).nullable().optional(),
    year_sources: z
      .array(z.strictObject({ years: z.array(z.int()), sources: z.array(z.string()) }))
      .nullable()
      .optional()
      .meta({ description: 'The sources of the open days of complete years' }),
    regular_closes: z.array(RegularClose).nullable().optional(),
    ...conventionsOfState(),
    note: z.string().nullable().optional(),
    local_name: z.string().nullable().optional(),
    countries: z.array(z.string()).optional(),
    currencies: z.array(z.string()).optional(),
    unsettled_days: z
      .array(DateText)
      .nullable()
      .optional()
      .meta({ description: 'Days of complete years that are not verified' }),
  })
  .meta({ id: 'CalendarState', description: 'Members of a calendar as stored in a release' });

const CalendarChange = z
  .strictObject({
    id: z.string(),
    before: CalendarState.nullable(),
    after: CalendarState.nullable(),
  })
  .meta({
    id: 'CalendarChange',
    description:
      'The members of a calendar that differ, before and after; null before a new calendar and after a removed one',
  });

export const Release = z
  .strictObject({
    id: z.string(),
    published_at: Instant,
    library_version: z.string(),
    note: z.string(),
    reasons: z.array(Reason),
    changes: ChangeCounts,
    basis_changes: count.meta({
      description: 'Entries with a new basis, which is no change of a date',
    }),
    calendars: z.array(CalendarChange),
    complete: z
      .boolean()
      .meta({ description: 'False if the rest of `calendars` is on the next page' }),
  })
  .meta({ id: 'Release', description: 'A data release with its changes' });

export const DayStatus = z.enum(DAY_STATUSES);
export const ModeWord = z.enum(MODES);

export const ProblemBody = z
  .strictObject({
    type: z.string().meta({ description: 'Page on this server that explains the code' }),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
  })
  .meta({ id: 'Problem', description: 'Problem details (RFC 9457)' });

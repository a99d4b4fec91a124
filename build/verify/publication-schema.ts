import * as z from 'zod';
import { isoWeekday, parseDay } from '../../server/engine/civil-date.js';

/**
 * The format of a publication's file. Nine fields are typed by a person: publisher, title, url, published, checked,
 * evidence, decided_by, weekdays and calendars; the others are for what is not as usual, and have a default.
 */

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKDAYS = NAMES.map((name) => name.slice(0, 3).toLowerCase());

const Day = z
  .string()
  .refine((text) => parseDay(text) !== null, 'not an existing date in the form YYYY-MM-DD')
  .meta({ format: 'date' });
const Names = z.record(z.string(), z.string());
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Words = z.string().min(1, 'is empty');

const DateFields = z.strictObject({
  date: Day,
  name: Words,
  names: Names.optional(),
  /** As the source prints it; must be the date's own. */
  weekday: z.string().optional(),
  status: z.literal('provisional').optional(),
  note: z.string().optional(),
  /** The gazette that announced this date, and its address, where the publication collects several. */
  gazette: z.string().optional(),
  gazette_url: z.string().optional(),
});

export const PublishedDate = DateFields.superRefine(checkWeekday);
const TimedDate = DateFields.extend({ time: Time }).superRefine(checkWeekday);
/** `time` null: the source names the day but not its time. */
const ShortDate = DateFields.extend({ time: Time.nullable() }).superRefine(checkWeekday);

export const StandingRule = z.strictObject({
  from: z.int(),
  to: z.int().nullable(),
  /** The rule's days in the words of the source. */
  days: z.array(z.string()),
  observance: z.string().optional(),
  names: Names.optional(),
  follows: z.string().optional(),
  /** Also takes over the early closes of the followed calendar, with their times (default: only its closures). */
  with_early_closes: z.boolean().optional(),
  usable: z.boolean().optional(),
  early_close_days: z.unknown().optional(),
  half_days: z.unknown().optional(),
  local_days: z.unknown().optional(),
  /** The same days in date-holidays' grammar, early closes with their time. Only rules that have this are computed. */
  grammar: z
    .array(z.strictObject({ rule: z.string(), name: z.string(), closes: Time.optional() }))
    .optional(),
  /** Days of the source that the grammar leaves out, and why: computed or announced dates. */
  left_out: z.string().optional(),
  /**
   * The source's words that exclude any other days, apart from the weekend. See accepted-years.ts for what follows from them.
   */
  exhaustive: Words.optional(),
  /** Of a rule without an end: the day on which the text that was read was in force; default: the day of comparison. */
  in_force_on: Day.optional(),
});

export const PublishedCalendar = z.strictObject({
  calendar: z.string(),
  years: z.array(z.int()).optional(),
  complete: z.boolean().optional(),
  early_complete: z.boolean().optional(),
  /** Publications that, together with this one, list every full-day closure of the years. */
  complete_with: z.array(z.string()).optional(),
  closed: z.array(PublishedDate).optional(),
  early_close: z.array(ShortDate).optional(),
  weekend_workday: z.array(PublishedDate).optional(),
  weekend: z.unknown().optional(),
  rules: z.array(StandingRule).optional(),
  /**
   * The publication's data for another calendar also apply to this one: its list, with years and coverage; or, if the
   * other has no list, its standing rules.
   */
  same_as: z.string().optional(),
  /** Late openings, held against the rows of the conventions; days off for public servants only, not used. No day is closed by them. */
  late_open: z.array(TimedDate).optional(),
  public_service_only: z.array(PublishedDate).optional(),
  /**
   * Days that are not taken from this publication, since a dated and cited row of the calendar's definition is right;
   * `why` states the evidence. They do not stop a release.
   */
  settled: z.array(z.strictObject({ date: Day, why: Words })).optional(),
  /**
   * Days on which this list differs from the calendar's definition (theirs alone, ours alone, another kind or time), and
   * why it is right all the same, after a second look at the text. Every difference stops a release until it is stated.
   */
  differs: z.record(Day, Words).optional(),
  /** Why it verifies nothing yet: Kalends has no calendar for it. */
  waits: z.string().optional(),
  planned: z.unknown().optional(),
  notes: z.string().optional(),
});

export const PublicationFile = z.strictObject({
  /** For editors, which then check and complete the file: `../verify/publication.schema.json`. */
  $schema: z.string().optional(),
  /** Default: the file's name, which is the only one allowed. */
  id: z.string().optional(),
  publisher: Words,
  title: Words,
  url: z.url('not an address: https://...'),
  /** False: only the authority's site is known, not the publication's own address. */
  url_is_exact: z.boolean().default(true),
  /** Default: by `decided_by`. */
  type: z.string().optional(),
  published: Day.nullable(),
  /** Why `published` is null. */
  undated: Words.optional(),
  /**
   * Of a page or file that its publisher keeps up to date: the last day on which the text that was read is known to
   * have been current (the page's own "updated on", the day of the archive's copy).
   */
  current_on: Day.optional(),
  /** Default: `url`. */
  read_at: z.string().optional(),
  /** What it is; only needed of what is no page or document of the authority. */
  read_form: z.string().default('official page'),
  /** The last day on which this file was compared with the text. */
  checked: Day,
  evidence: z.enum(['original', 'copy', 'report']),
  evidence_note: z.string().optional(),
  /**
   * Who decides on these days: the operator itself; parliament alone, by statute; a government, which may add days by
   * decree or proclamation (also under a statute); or others, if the publisher only compiles their decisions.
   */
  decided_by: z.enum(['operator', 'parliament', 'government', 'others']),
  /** Publications that this one replaces wherever the two differ, and the evidence. */
  supersedes: z.array(z.strictObject({ id: z.string(), why: Words })).optional(),
  /** Whom it binds, if not everybody. */
  scope: z.string().optional(),
  /**
   * How many dates the source prints with a weekday: `all`, `some` (only the ends of a span, for example) or `none`.
   * Weekdays reveal mistyped dates, so every comparison with the text must record it (see `format.ts`).
   */
  weekdays: z.enum(['all', 'some', 'none']).optional(),
  calendars: z.array(PublishedCalendar),
  notes: z.string().optional(),
  /** How its page is fetched (default http), and whether it is checked for changes: see build/sources. */
  fetch: z.enum(['http', 'browser']).optional(),
  watch: z.boolean().optional(),
});

/** The JSON Schema of the format, for editors: `build/verify/publication.schema.json`. */
export function publicationJsonSchema(): object {
  return z.toJSONSchema(PublicationFile, { io: 'input' });
}

function checkWeekday(
  { date, weekday }: { date: string; weekday?: string | undefined },
  context: z.RefinementCtx,
): void {
  const day = parseDay(date);
  if (day === null || weekday === undefined) return;
  const [own, read] = [isoWeekday(day), WEEKDAYS.indexOf(weekday.slice(0, 3).toLowerCase()) + 1];
  if (own === read) return;
  const what =
    read === 0
      ? 'no English weekday (mon ... sun)'
      : 'not its weekday: the day or the weekday is mistyped';
  context.addIssue({
    code: 'custom',
    message: `${date} is a ${NAMES[own - 1]}; read was ${weekday}, ${what}`,
  });
}

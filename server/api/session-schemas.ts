import * as z from 'zod';
import {
  CONVENTION_EVIDENCE,
  HOURS_DOUBT_DAYS,
  LATE_OPEN_DAYS,
} from '../engine/market-conventions.js';
import { DateText } from './date-text.js';

/** Schemas of the sessions and hours of exchanges. */

const Utc = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
  .meta({ description: 'An instant in UTC' });
const Local = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/)
  .meta({ description: 'The same in local time' });
const Time = z
  .string()
  .regex(/^\d{2}:\d{2}$/)
  .meta({ description: 'HH:MM local time' });
const provenance = {
  source: z.string().nullable().meta({ description: 'URL of the source; null: none was found' }),
  evidence: z.enum(CONVENTION_EVIDENCE).nullable().meta({
    description:
      "original: the authority's own text was read; copy: its own words, kept elsewhere; report: somebody's account; null: no source",
  }),
  note: z.string().nullable(),
};

export const HoursRow = z
  .strictObject({
    from: DateText,
    to: DateText.nullable().meta({ description: 'Last day; null: still in force' }),
    weekdays: z.array(z.int().min(1).max(7)).nullable().meta({
      description: 'ISO weekdays; null: all',
    }),
    open: Time,
    close: Time.meta({ description: 'End of continuous trading' }),
    opens_day_before: z
      .boolean()
      .meta({ description: 'The session begins on the evening before its date' }),
    break: z.array(Time).length(2).nullable(),
    closing_auction: z
      .array(Time)
      .length(2)
      .nullable()
      .meta({ description: 'From its call to its end; null: none, or in sessions_not_entered' }),
    timezone: z.string().nullable().meta({
      description: 'null: that of the calendar',
    }),
    ...provenance,
  })
  .meta({ id: 'Hours', description: 'Hours of an exchange from a date on' });

export const SessionNotEnteredRow = z
  .strictObject({
    name: z.string(),
    from: DateText,
    to: DateText.nullable(),
    start: Time,
    end: Time.meta({ description: 'Not after `start`: next morning' }),
    weekdays: z.array(z.int().min(1).max(7)).nullable(),
    dates: z.array(DateText).nullable(),
    ...provenance,
  })
  .meta({
    id: 'SessionNotEntered',
    description:
      'A session that the hours do not hold: state unknown. On these ISO weekdays or dates, also where closed; without both, on trading days',
  });

export const LateOpenRow = z
  .strictObject({
    date: DateText,
    name: z.string(),
    open: Time,
    close: Time.nullable(),
    ...provenance,
  })
  .meta({ id: 'LateOpen', description: 'A day on which trading began late' });

export const LateOpenDoubtRow = z
  .strictObject({
    name: z.string(),
    on: z.enum(LATE_OPEN_DAYS).meta({
      description:
        'date: `from`; the others: of every year for which late_opens has no row of that name',
    }),
    from: DateText,
    to: DateText.nullable().meta({ description: 'Last day; null: still so' }),
    ...provenance,
  })
  .meta({
    id: 'LateOpenDoubt',
    description: 'Days on which trading may begin late',
  });

export const HoursDoubtRow = z
  .strictObject({
    name: z.string(),
    on: z.enum(HOURS_DOUBT_DAYS).meta({
      description:
        'sessions: their hours may differ; holidays: on some the market trades, at unknown hours',
    }),
    spans: z.array(z.tuple([DateText, DateText])).meta({ description: 'First and last days' }),
    ...provenance,
  })
  .meta({ id: 'HoursDoubt', description: 'Days whose hours are in doubt' });

export const SessionBody = z
  .strictObject({
    date: DateText.meta({ description: 'The trading day: that on which the session ends' }),
    ...pair('open', Utc, Local),
    ...pair('close', Utc, Local),
    ...pair('break_start', Utc.nullable(), Local.nullable()),
    ...pair('break_end', Utc.nullable(), Local.nullable()),
    ...pair('closing_auction_start', Utc.nullable(), Local.nullable()),
    ...pair('closing_auction_end', Utc.nullable(), Local.nullable()),
    early_close: z.boolean(),
    late_open: z.boolean(),
    estimated: z.boolean().meta({
      description:
        'True if a date not announced yet could change it, or its hours are in doubt (late_open_doubts, hours_doubts)',
    }),
  })
  .meta({ id: 'Session', description: 'One session; close is the end of continuous trading' });

function pair<T extends string, U extends z.ZodType, L extends z.ZodType>(
  name: T,
  utc: U,
  local: L,
) {
  return { [name]: utc, [`${name}_local`]: local } as Record<T, U> & Record<`${T}_local`, L>;
}

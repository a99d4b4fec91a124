import type * as z from 'zod';
import type { Citation as CitationSchema } from '../api/basis-schemas.js';
import type { addDays } from '../api/business-days-add.js';
import type { adjustDay } from '../api/business-days-adjust.js';
import type { countDays } from '../api/business-days-count.js';
import type { listSchedule } from '../api/business-days-schedule.js';
import type { nextBusinessDay } from '../api/business-days-step.js';
import type { getCalendar } from '../api/calendar.js';
import type { getDay } from '../api/days.js';
import type { AnswerOf } from '../api/endpoint.js';
import type {
  Explanation as PlainExplanation,
  SettlementExplanation,
  SpotExplanation,
} from '../api/explanation.js';
import type { fixingDate } from '../api/fx-fixing.js';
import type { optionExpiry } from '../api/fx-option.js';
import type { spotValueDate } from '../api/fx-spot.js';
import type { listHolidays } from '../api/holidays.js';
import type { Entry as EntrySchema } from '../api/schemas.js';
import type { settlementDate } from '../api/settlement.js';
import type { AnswerBasis, DayStatus } from '../engine/types.js';

/** The responses of the server that pages read, by the schemas of the endpoints. */

export type Entry = z.output<typeof EntrySchema>;
export type Calendar = AnswerOf<typeof getCalendar>['calendar'];
export type Day = AnswerOf<typeof getDay>;
export type CalendarDay = Day['calendars'][number];
export type Holidays = AnswerOf<typeof listHolidays>;
/** The trace of an answer; those of value and settlement dates name the step of each day. */
export interface Explanation {
  readonly days: readonly ExplainedDay[];
  readonly omitted: number;
}
type AnyExplanation = z.output<
  typeof PlainExplanation | typeof SpotExplanation | typeof SettlementExplanation
>;
export type ExplainedDay = AnyOf<AnyExplanation['days'][number]>;
export type Citation = z.output<typeof CitationSchema>;

export type Adjusted = AnswerOf<typeof adjustDay>;
export type TradeSettlement = AnswerOf<typeof settlementDate>;

/** The response to any question of the workspace: a member that some of them lack may be absent. */
export type Answer = AnyOf<
  AnswerOf<
    | typeof addDays
    | typeof adjustDay
    | typeof countDays
    | typeof listSchedule
    | typeof nextBusinessDay
    | typeof fixingDate
    | typeof optionExpiry
    | typeof settlementDate
    | typeof spotValueDate
  >
>;

/** A union of objects as one object: members that some of them lack are optional. */
type AnyOf<U> = Pick<U, keyof U> & { readonly [K in Exclude<KeyOf<U>, keyof U>]?: MemberOf<U, K> };
type KeyOf<U> = U extends unknown ? keyof U : never;
type MemberOf<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/** A day of a calendar's year, as the workspace draws it. */
export interface DayOf {
  readonly date: string;
  readonly isBusinessDay: boolean;
  readonly status: DayStatus;
  readonly closeTime: string | null;
  readonly coverage: 'verified' | 'library';
  readonly basis: AnswerBasis;
  readonly entries: readonly Entry[];
}

export interface YearOf {
  readonly id: string;
  readonly year: number;
  /** From 1 January on. */
  readonly days: readonly DayOf[];
}

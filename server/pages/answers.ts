import { DAY_STATUSES, type DayStatus } from '../engine/types.js';
import type { CalendarDay, CalendarDetail, Entry } from '../reader/api.js';

/** The responses of the server that pages read. The types of the reader are held to the schemas of the endpoints. */

export type { CalendarDay, Citation, Entry } from '../reader/api.js';

export const STATUSES = DAY_STATUSES;

export type Calendar = CalendarDetail & { readonly local_name?: string };

export interface DayOf {
  readonly date: string;
  readonly isBusinessDay: boolean;
  readonly status: DayStatus;
  readonly closeTime: string | null;
  readonly isVerified: boolean;
  readonly entries: readonly Entry[];
}

export interface YearOf {
  readonly id: string;
  readonly year: number;
  /** From 1 January on. */
  readonly days: readonly DayOf[];
}

export interface ExplainedDay {
  readonly date: string;
  readonly is_business_day: boolean;
  readonly number: number | null;
  readonly calendars: readonly CalendarDay[];
  /** In explanations of value and settlement dates. */
  readonly step?: string;
  readonly currency?: string | null;
  readonly is_result?: boolean;
}

export interface Explanation {
  readonly days: readonly ExplainedDay[];
  readonly omitted: number;
}

export interface Problem {
  readonly detail: string;
}

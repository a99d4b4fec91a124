import {
  type ServedBasis as Basis,
  DAY_STATUSES,
  type DayStatus,
  type EntryKind,
  type EntryStatus,
  type Source,
} from '../engine/types.js';

/** What the server answers, as far as the pages read it. */

export const STATUSES = DAY_STATUSES;

export interface Calendar {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly local_name?: string;
  readonly timezone: string | null;
  readonly data_years: readonly [number, number];
  readonly verified_years: readonly number[];
  /** Ids in a list of calendars, whole in the answer about one. */
  readonly sources: readonly Source[];
  readonly note?: string;
}

export interface Entry {
  readonly date: string;
  readonly kind: EntryKind;
  readonly name: string;
  readonly close_time: string | null;
  readonly status: EntryStatus;
  readonly observed: boolean;
  readonly coverage: string;
  readonly sources?: readonly string[];
  readonly may_move_days?: number | null;
  readonly close_time_coverage?: 'library';
  readonly basis: Basis | null;
  readonly citation?: Citation | null;
}

/** The text behind a date. */
export interface Citation {
  readonly url: string | null;
  readonly publisher: string | null;
  readonly what: string | null;
  readonly note: string | null;
  readonly years: readonly [number, number | null] | null;
  readonly through?: { readonly calendar: string; readonly url: string | null };
}

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

/** What a calendar says of a day, in the answer about it and in explanations. */
export interface CalendarDay {
  readonly id: string;
  readonly status: DayStatus;
  readonly is_business_day: boolean;
  readonly close_time: string | null;
  readonly coverage: string;
  readonly basis: Basis | null;
  readonly estimated: boolean;
  readonly sources?: readonly string[];
  readonly entries: readonly Entry[];
}

export interface ExplainedDay {
  readonly date: string;
  readonly is_business_day: boolean;
  readonly number: number | null;
  readonly calendars: readonly CalendarDay[];
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

/** The words of the contract (SPEC sections 2 and 3), shared by the build and the server. */

export const CALENDAR_KINDS = ['country', 'settlement', 'exchange', 'bond'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const ENTRY_KINDS = ['holiday', 'early_close', 'weekend_workday'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_STATUSES = ['confirmed', 'estimated', 'provisional'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export const COVERAGES = ['verified', 'library'] as const;
export type Coverage = (typeof COVERAGES)[number];

export const ORIGINS = ['library', 'rule', 'curated'] as const;
export type Origin = (typeof ORIGINS)[number];

export const DAY_STATUSES = ['open', 'early_close', 'closed', 'weekend'] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

export const CHANGE_TYPES = ['added', 'removed', 'modified'] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

export const MODES = ['all', 'any'] as const;
export type Mode = (typeof MODES)[number];

/** The weekend from `start` (YYYY-MM-DD) on; ISO weekday numbers, 1 = Monday ... 7 = Sunday. */
export interface WeekendRule {
  readonly start: string;
  readonly days: readonly number[];
}

export interface Source {
  readonly id: string;
  readonly url: string;
  readonly publisher: string;
  readonly type: string;
  readonly years?: readonly number[];
  readonly fetch?: 'http' | 'browser';
  readonly watch?: boolean;
  readonly calendars?: readonly string[];
  readonly archived: Archived | null;
}

export interface Archived {
  readonly fetched_at: string;
  readonly sha256: string;
}

export interface DataRelease {
  readonly id: string;
  readonly library_version: string;
  readonly generated_at: string;
}

/** What is said of a date, without the date: many dates share one payload. */
export interface Payload {
  readonly kind: EntryKind;
  /** By language code; always has `en`. */
  readonly names: Readonly<Record<string, string>>;
  readonly status: EntryStatus;
  readonly observed: boolean;
  readonly close_time: string | null;
  readonly origin: Origin;
  readonly coverage: Coverage;
  readonly sources: readonly string[];
}

/** A calendar as a release describes it: everything but its dates. */
export interface CalendarRecord {
  readonly id: string;
  readonly kind: CalendarKind;
  readonly name: string;
  readonly timezone: string | null;
  readonly origin: Origin;
  readonly data_years: readonly [number, number];
  readonly verified_years: readonly number[];
  readonly last_verified_at: string | null;
  readonly weekend: readonly WeekendRule[];
  readonly sources: readonly string[];
  readonly bases?: readonly string[];
}

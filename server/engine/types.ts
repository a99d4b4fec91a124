import type { MarketConventions } from './market-conventions.js';

/** The words of the contract (SPEC sections 2 and 3), shared by the build and the server. */

/** `own`: of the overlay of whoever runs the server; no release has one. */
export const CALENDAR_KINDS = ['country', 'settlement', 'exchange', 'bond', 'own'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const ENTRY_KINDS = ['holiday', 'early_close', 'weekend_workday'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_STATUSES = ['confirmed', 'estimated', 'provisional'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export const COVERAGES = ['verified', 'library'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** What a date can rest on, strongest first. */
export const BASES = ['publication', 'law', 'notice', 'rule', 'library'] as const;
export type Basis = (typeof BASES)[number];
/** What a server tells besides: a date of its operator's overlay. The weakest, since no text of a release stands behind it. */
export const SERVED_BASES = [...BASES, 'own'] as const;
export type ServedBasis = (typeof SERVED_BASES)[number];

/** `own`: from the overlay. */
export const ORIGINS = ['library', 'rule', 'curated', 'own'] as const;
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

export const EVIDENCE = ['original', 'copy'] as const;

export interface Source {
  readonly id: string;
  readonly url: string;
  /** False: the authority's site, for want of the publication's own address. Absent, as below, in older releases. */
  readonly url_is_exact?: boolean;
  readonly publisher: string;
  readonly type: string;
  /** `original`: the authority's own page or file was read; `copy`: its words, whole, elsewhere. */
  readonly evidence?: (typeof EVIDENCE)[number];
  /** The address that was read. */
  readonly read_at?: string;
  /** The day (YYYY-MM-DD) on which it was last compared with its text. */
  readonly checked?: string;
  /** Every year of which it vouches for something. */
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

/** With this the id of every calendar of an overlay begins, and that of no other. */
export const OWN_PREFIX = 'OWN:';

export interface DataRelease {
  readonly id: string;
  readonly library_version: string;
  readonly generated_at: string;
  /** Of a release that an overlay was laid on; absent of all others. */
  readonly own?: OwnRelease;
}

/** The overlay in a release of one's own. */
export interface OwnRelease {
  /** SHA-256 of its files. */
  readonly digest: string;
  /** When it was laid on, ISO 8601. */
  readonly generated_at: string;
  /** The id of the release that it lies on. */
  readonly base: string;
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
  /** Of a verified early close whose publication names the day without the hour: the hour is not verified. */
  readonly close_time_coverage?: 'library';
  /** Days, 0 to 2, by which an estimated date may move when it is announced. Absent: not known, or not estimated. */
  readonly may_move_days?: number;
}

export const ROW_KINDS = ['rule', 'dates', 'inherited', 'library', 'weekend'] as const;

/** A row of a definition in words, with the text that it rests on. What is not known is absent. */
export interface CitedRow {
  readonly kind: (typeof ROW_KINDS)[number];
  /** Never `publication`: that is what the dates of a row are whose coverage is verified. */
  readonly basis: Exclude<Basis, 'publication'>;
  readonly words: string;
  /** First and last year of a rule; `to` absent: still in force. */
  readonly from?: number;
  readonly to?: number;
  /** The address of the text. */
  readonly url?: string;
  readonly publisher?: string;
  /** What the text is, where the address does not tell. */
  readonly what?: string;
  /** Doubts, and what was not settled. */
  readonly note?: string;
  /** Of a day that is another calendar's too: which, and the address that says that this one takes it over. */
  readonly through?: { readonly calendar: string; readonly url?: string };
}

/** Hours of a weekday that are shorter all year: from `start` (YYYY-MM-DD) to `end`, if there is one, both inclusive. */
export interface RegularClose {
  readonly start: string;
  readonly end?: string;
  /** ISO weekday, 1 = Monday ... 7 = Sunday. */
  readonly weekday: number;
  /** End of continuous trading, HH:MM local time. */
  readonly close_time: string;
}

/** The publications that list every closure of these years, and so vouch for the open days. */
export interface YearSources {
  readonly years: readonly number[];
  readonly sources: readonly string[];
}

/** A calendar as a release describes it: everything but its dates. */
export interface CalendarRecord extends MarketConventions {
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
  /** What the open days of complete years rest on, each year once. Absent in releases made before it was kept. */
  readonly year_sources?: readonly YearSources[];
  /** Other ids that answer as this calendar: former codes and other common ones, sorted. */
  readonly aliases?: readonly string[];
  /** Weekdays with shorter hours all year, on which nothing is an exception. Absent: none are known. */
  readonly regular_closes?: readonly RegularClose[];
  /** What the calendar leaves out, and why. */
  readonly note?: string;
}

/** How many dates of a calendar rest on what. */
/** `own` only where there are any. */
export type BasisCounts = Readonly<Record<Basis, number> & { own?: number }>;

/** A calendar as it is served: where it is at home beside what a release says of it. */
export interface PlacedCalendar extends CalendarRecord {
  /** Its name where it is, in the languages written there; absent where that is its English name. */
  readonly local_name?: string;
  /** ISO 3166-1 alpha-2; of the euro all countries of its area. */
  readonly countries: readonly string[];
  /** ISO 4217. */
  readonly currencies: readonly string[];
  /** Absent in releases that do not record what their dates rest on. */
  readonly basis?: BasisCounts;
}

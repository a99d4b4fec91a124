import type { ConventionEvidence, MarketConventions } from './market-conventions.js';

/** The types of the contract (SPEC sections 2 and 3), for the build and the server. */

/** `own`: from the overlay of the operator; never in a release. */
export const CALENDAR_KINDS = ['country', 'settlement', 'exchange', 'bond', 'own'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const ENTRY_KINDS = ['holiday', 'early_close', 'weekend_workday'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
/** With late opens, which are conventions of a market: returned only if requested, since the contract does not name the kind. */
export const REQUESTED_KINDS = [...ENTRY_KINDS, 'late_open'] as const;
export type RequestedKind = (typeof REQUESTED_KINDS)[number];

export const ENTRY_STATUSES = ['confirmed', 'estimated', 'provisional'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export const COVERAGES = ['verified', 'library'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** The possible bases of a date, strongest first. */
export const BASES = ['publication', 'law', 'notice', 'report', 'rule', 'library'] as const;
export type Basis = (typeof BASES)[number];
/** With the basis of dates from an overlay: the weakest, since a release has no text for it. */
export const ANSWER_BASES = [...BASES, 'own'] as const;
export type AnswerBasis = (typeof ANSWER_BASES)[number];

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
  /** False: the authority's site, because the publication's own URL is not known. Absent, like those below, for texts that an overlay names. */
  readonly url_is_exact?: boolean;
  readonly publisher: string;
  readonly type: string;
  /** `original`: the authority's own page or file was read; `copy`: its complete text, elsewhere. */
  readonly evidence?: (typeof EVIDENCE)[number];
  /** The URL that was read. */
  readonly read_at?: string;
  /** The day (YYYY-MM-DD) on which it was last compared with its text. */
  readonly checked?: string;
  /** Every year for which it verifies a date. */
  readonly years?: readonly number[];
  readonly fetch?: 'http' | 'browser';
  readonly watch?: boolean;
  readonly calendars?: readonly string[];
  readonly archived: Archived | null;
}

export interface Archived {
  readonly fetched_at: string;
  readonly sha256: string;
  /** The address of these bytes, which names a commit; absent for a copy of our own. */
  readonly at?: string;
}

/** The prefix of the ids of all calendars of an overlay, and only of those. */
export const OWN_PREFIX = 'OWN:';

export interface DataRelease {
  readonly id: string;
  readonly library_version: string;
  readonly generated_at: string;
  /** For a release with an overlay; absent for all others. */
  readonly own?: OwnRelease;
}

/** The overlay of an own release. */
interface OwnRelease {
  /** SHA-256 of its files. */
  readonly digest: string;
  /** Time when it was applied, ISO 8601. */
  readonly generated_at: string;
  /** The id of the base release. */
  readonly base: string;
}

/** An entry without its date: many dates have the same payload. */
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
  /** For a verified early close whose publication has the day without the hour: the hour is not verified. */
  readonly close_time_coverage?: 'library';
  /** Days, 0 to 2, by which an estimated date may move when it is announced. Absent: not known, or not estimated. */
  readonly may_move_days?: number;
}

export const ROW_KINDS = ['rule', 'dates', 'inherited', 'library', 'weekend'] as const;

/** A row of a definition in words, with its source. Unknown members are absent. */
export interface CitedRow {
  readonly kind: (typeof ROW_KINDS)[number];
  /** Never `publication`, which is the basis of verified dates. */
  readonly basis: Exclude<Basis, 'publication'>;
  readonly words: string;
  /** First and last year of a rule; `to` absent: still in force. */
  readonly from?: number;
  readonly to?: number;
  /** The URL of the text. */
  readonly url?: string;
  readonly publisher?: string;
  /** How its text was read: absent in older releases, and without a text. */
  readonly evidence?: ConventionEvidence;
  /** What the text is, if the URL does not show it. */
  readonly what?: string;
  /** Doubts and open questions. */
  readonly note?: string;
  /** For an inherited day: the other calendar, and the URL of the text that says so. */
  readonly through?: { readonly calendar: string; readonly url?: string };
}

/** Shorter hours of a weekday all year: from `start` (YYYY-MM-DD) to `end`, if there is one, both inclusive. */
export interface RegularClose {
  readonly start: string;
  readonly end?: string;
  /** ISO weekday, 1 = Monday ... 7 = Sunday. */
  readonly weekday: number;
  /** End of continuous trading, HH:MM local time. */
  readonly close_time: string;
}

/** The publications that list every closure of these years, and so verify the open days. */
export interface YearSources {
  readonly years: readonly number[];
  readonly sources: readonly string[];
}

/** What a calendar is called and where it is at home; no date depends on it. */
export interface Home {
  /** Its name in the local languages, separated by " / "; absent if that is its English name. */
  readonly local_name?: string;
  /** Common and former names, separated by commas. */
  readonly other_names?: string;
  /** Capital and large cities, or the city of a market, in several languages; separated by commas. */
  readonly cities?: string;
  /** ISO 3166-1 alpha-2; for the euro all countries of its area. */
  readonly countries: readonly string[];
  /** ISO 4217, the usual one first. */
  readonly currencies: readonly string[];
  /** The main exchange of its country or city. */
  readonly is_main_exchange?: boolean;
}

/** The description of a calendar in a release, without its dates. One of an overlay may have no home. */
export interface CalendarRecord extends MarketConventions, Partial<Home> {
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
  /** The sources of open days of complete years, each year once. Absent: there are none. */
  readonly year_sources?: readonly YearSources[];
  /** Other ids of this calendar: former codes and other common ones, sorted. */
  readonly aliases?: readonly string[];
  /** Weekdays with shorter hours all year, which are not early closes. Absent: none are known. */
  readonly regular_closes?: readonly RegularClose[];
  /** What the calendar leaves out, and why. */
  readonly note?: string;
  readonly companions?: Companions;
}

/** Calendars without which answers for another one would be others. The build finds them by their ids. */
export interface Companions {
  /** Its trading days, where its own days are those of settlement: USD:BOND-TRADING. */
  readonly trading?: string;
  /** The days of the currency's foreign exchange market: AUD:FX. */
  readonly fx?: string;
}

/** The number of a calendar's dates by basis. */
/** `own` only where there are any. */
export type BasisCounts = Readonly<Record<Basis, number> & { own?: number }>;

/** A calendar in responses: its description in the release, and its home. */
export interface PlacedCalendar extends CalendarRecord, Home {
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  /** Absent for joint calendars. */
  readonly basis?: BasisCounts;
}

import type { CalendarKind, EntryKind, EntryStatus, WeekendRule } from '../../server/core/types.js';

/**
 * What a calendar is: the form of every table in this folder. A definition states facts (which days, which years,
 * which address says so); `build/expand` turns them into entries, `build/verify` holds those to the publications.
 */
export interface CalendarDefinition {
  readonly id: string;
  readonly kind: CalendarKind;
  readonly name: string;
  /** IANA name; null only where a calendar belongs to no place. */
  readonly timezone: string | null;
  /** First and last year of data, both inclusive. */
  readonly years: readonly [number, number];
  /** Sorted by start; the first starts on the first day of data. Weekdays are ISO numbers, 1 = Monday ... 7 = Sunday. */
  readonly weekend: readonly WeekendRule[];
  /** The library's region this calendar is expanded from, if any. */
  readonly library?: LibraryRegion;
  /** Calendars whose days this one takes over. */
  readonly follows?: readonly Follows[];
  /** Our own rules. */
  readonly rules?: readonly RuleRow[];
  /** Single dates, listed one by one; they win over the rules, the followed calendars and the library. */
  readonly dates?: readonly ListedDate[];
}

export interface LibraryRegion {
  readonly country: string;
  readonly state?: string;
  readonly region?: string;
  /** The library's rules that do not close offices and banks for everybody: their exact text, and why. */
  readonly leaveOut?: readonly LeftOutRule[];
  /** The library's rules whose dates the authority announces later, recognised by their text. */
  readonly estimated?: readonly EstimatedRule[];
}

export interface LeftOutRule {
  /** The rule's text in the library, word for word. */
  readonly rule: string;
  /** Years in which it is left out; absent = all. */
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

export interface EstimatedRule {
  /** A part of the rule's text, for example "Shawwal". */
  readonly contains: string;
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

/** The calendar takes over the holidays of another one, from year to year inclusive. */
export interface Follows {
  readonly calendar: string;
  readonly from: number;
  /** Absent: still so. */
  readonly to?: number;
  /** Which kinds are taken over; absent = holidays and working weekend days (not early closes). */
  readonly kinds?: readonly EntryKind[];
  /** English names (exact) of days that are not taken over. */
  readonly except?: readonly string[];
  /** The address that says so. */
  readonly source: string;
}

/** One rule, in the grammar of date-holidays, for the years from..to. */
export interface RuleRow {
  /**
   * date-holidays grammar, in local days: "01-01", "easter -2", "3rd monday in January", "friday after 4th thursday in
   * November", "07-04 and if sunday then next monday" (`and if`: both days become entries, the moved one with
   * `observed: true`; plain `if`: the moved day only; `substitutes 11-11 if sunday then next monday`: only when moved).
   */
  readonly rule: string;
  readonly name: string;
  /** Names in other languages, by ISO 639-1 code. */
  readonly names?: Readonly<Record<string, string>>;
  /** First and last year of the rule, inclusive. `to` absent: still in force. */
  readonly from: number;
  readonly to?: number;
  /** Local closing time HH:MM: the rule makes early closes instead of holidays. */
  readonly closes?: string;
  /** `estimated` where the authority announces the date later; absent = confirmed. */
  readonly status?: EntryStatus;
  /** Keep a date of this rule only on these ISO weekdays (an early close on a Saturday is none). Absent = all. */
  readonly weekdays?: readonly number[];
  /** The address that says so (a publication's, a statute's), and what it is where the address does not tell. */
  readonly source: string;
  /** Doubts, and what was not settled. */
  readonly note?: string;
}

/** One date of its own: a special closure, a moved holiday, a day the rule does not hold. */
export interface ListedDate {
  readonly date: string;
  /** `open` takes away what rules, followed calendars and the library say of this date. */
  readonly kind: EntryKind | 'open';
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
  /** Local closing time HH:MM, for an early close. */
  readonly closes?: string;
  readonly status?: EntryStatus;
  readonly observed?: boolean;
  readonly source: string;
  readonly note?: string;
}

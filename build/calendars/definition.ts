import type { CalendarKind, RegularClose, WeekendRule } from '../../server/engine/types.js';
import type { EstimatedRule, Exclusion, Inherited, LibraryText, ListedDate, RuleRow } from './vocabulary.js';

/**
 * What a calendar is, whole: its metadata and its rows. A definition states facts (which days, which years, which
 * address says so); `build/expand` turns them into entries, `build/verify` holds those to the publications.
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
  /** The address that tells the weekend, or `NOT_FOUND`. Absent: the calendar's own rules tell no weekend. */
  readonly weekendSource?: string;
  readonly weekendNote?: string;
  /** Other ids that answer as this one: former codes, other common ones. */
  readonly aliases?: readonly string[];
  /** Weekdays that close earlier all year, sorted by start: no early closes, which are exceptions. */
  readonly regularCloses?: readonly RegularClose[];
  /** What the calendar leaves out and why, in a sentence or two, as served: yearly choices of governments, for one. */
  readonly note?: string;
  /** The library's region this calendar is expanded from, if any. */
  readonly library?: LibraryRegion;
  /** Other calendars whose days this one has too. */
  readonly inherits?: readonly Inherited[];
  /** Our own rules. */
  readonly rules?: readonly RuleRow[];
  /** Single dates, listed one by one; they win over the rules, the inherited days and the library. */
  readonly dates?: readonly ListedDate[];
}

/** The form of the file of an exchange, settlement or bond calendar; gives its argument back. */
export function calendar(definition: CalendarDefinition): CalendarDefinition {
  return definition;
}

export interface LibraryRegion {
  readonly country: string;
  readonly state?: string;
  readonly region?: string;
  /** The library's rules that do not close offices and banks for everybody. */
  readonly exclusions?: readonly Exclusion[];
  /** The texts in which the library's rules stand. */
  readonly texts?: readonly LibraryText[];
  /** The library's rules whose dates the authority announces later. */
  readonly estimated?: readonly EstimatedRule[];
  /** English names of the library's rules that have none, by the exact local name. */
  readonly englishNames?: Readonly<Record<string, string>>;
}

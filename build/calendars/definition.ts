import type { CalendarKind, RegularClose, WeekendRule } from '../../server/engine/types.js';
import { weekendWithin } from '../../server/engine/weekend.js';
import type {
  EstimatedRule,
  Exclusion,
  Inherited,
  LibraryText,
  ListedDate,
  RuleRow,
  Weekend,
  YearsOfData,
} from './vocabulary.js';

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

/** An exchange, settlement or bond calendar as its file has it: years and weekend in the words of `country()`, or bare. */
export interface MarketFile extends Omit<CalendarDefinition, 'years' | 'weekend'> {
  readonly years: readonly [number, number] | YearsOfData;
  /** Cut to the years of data where it is in the words of `country()`. */
  readonly weekend: readonly WeekendRule[] | Weekend;
}

const [FIRST_YEAR, LAST_YEAR] = [1990, 2060];

/**
 * The form of the file of an exchange, settlement or bond calendar. Years and weekend are written as in `country()`:
 *
 *     years: { from: 2008, why: 'the first list that was read' },
 *     weekend: { history: [{ start: '1990-01-01', days: [5, 6] }], source: CIRCULAR },
 */
export function calendar({ years: own, weekend: stated, ...file }: MarketFile): CalendarDefinition {
  const years: readonly [number, number] = 'why' in own ? [own.from ?? FIRST_YEAR, own.to ?? LAST_YEAR] : own;
  if (!('history' in stated)) return { ...file, years, weekend: stated };
  return {
    ...file,
    years,
    weekend: weekendWithin(stated.history, years, file.id),
    weekendSource: stated.source,
    ...(stated.note && { weekendNote: stated.note }),
  };
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

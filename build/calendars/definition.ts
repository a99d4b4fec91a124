import type { CalendarKind, RegularClose, WeekendRule } from '../../server/engine/types.js';
import { weekendWithin } from '../../server/engine/weekend.js';
import type { DoubtfulDays } from './doubtful.js';
import type {
  EstimatedRule,
  Exclusion,
  Home,
  Inherited,
  LibraryText,
  ListedDate,
  RuleRow,
  Weekend,
  YearsOfData,
} from './vocabulary.js';
import { withWeekday } from './weekdays.js';

/**
 * The complete definition of a calendar: its metadata and its rows. A definition states facts (which days, which years,
 * which source); `build/expand` turns them into entries, and `build/verify` compares those with the publications.
 */
export interface CalendarDefinition extends Home {
  readonly id: string;
  readonly kind: CalendarKind;
  readonly name: string;
  /** IANA name; null only for a calendar without a location. */
  readonly timezone: string | null;
  /**
   * ISO 3166-1 alpha-2. Absent: part of an exchange (XCME:FX, XNYS:SETTLEMENT), which has the home of that exchange,
   * unless it says otherwise.
   */
  readonly countries?: readonly string[];
  /** The main exchange of its country or city, ranked first in searches for its name. */
  readonly isMainExchange?: boolean;
  /** First and last year of data, both inclusive. */
  readonly years: readonly [number, number];
  /** Sorted by start; the first starts on the first day of data. Weekdays are ISO numbers, 1 = Monday ... 7 = Sunday. */
  readonly weekend: readonly WeekendRule[];
  /**
   * The address of the source for the weekend, or `NOT_FOUND`. Absent: the weekend follows from the calendar's own
   * rules.
   */
  readonly weekendSource?: string;
  readonly weekendNote?: string;
  /** Other ids that are accepted for this calendar: former codes, other common ones. */
  readonly aliases?: readonly string[];
  /** Weekdays that close earlier all year, sorted by start. Unlike early closes they are not exceptions. */
  readonly regularCloses?: readonly RegularClose[];
  /**
   * What the calendar leaves out and why, in a sentence or two, as in answers: yearly choices of governments, for
   * example.
   */
  readonly note?: string;
  /**
   * What is doubtful of its days as a whole, and what is left out because of a doubt; as in answers after `note`. A doubt
   * about a row is that row's note, one about certain days stands in `doubtful`.
   */
  readonly doubts?: string;
  /** Doubts about certain days, whichever row makes them. */
  readonly doubtful?: readonly DoubtfulDays[];
  /**
   * Why the days off and working weekend days that a list adds have no row here: lists alone make the calendar. Days of
   * this definition that a list does not name are still differences (build/verify/list-differences.ts).
   */
  readonly listsAlone?: string;
  /**
   * The calendars of which this one has the common days: it is closed where all of them are, and so verified by their
   * publications together (build/verify/common-days.ts). Its rows still say which days these are.
   */
  readonly commonTo?: readonly string[];
  /** The region of the library that this calendar starts from, if any. */
  readonly library?: LibraryRegion;
  /** Other calendars whose days this one inherits. */
  readonly inherits?: readonly Inherited[];
  /** Our own rules. */
  readonly rules?: readonly RuleRow[];
  /** Single dates; they override the rules, the inherited days and the library. */
  readonly dates?: readonly ListedDate[];
}

/** An exchange, settlement or bond calendar as in its file: years and weekend either as in `country()` or as values. */
export interface MarketFile extends Omit<CalendarDefinition, 'years' | 'weekend'> {
  readonly years: readonly [number, number] | YearsOfData;
  /** Clipped to the years of data if written as in `country()`. */
  readonly weekend: readonly WeekendRule[] | Weekend;
}

const [FIRST_YEAR, LAST_YEAR] = [1990, 2060];

/**
 * The format of the file of an exchange, settlement or bond calendar. Years and weekend are written as in `country()`:
 *
 *     years: { from: 2008, why: 'the first list that was read' },
 *     weekend: { history: [{ start: '1990-01-01', days: [5, 6] }], source: CIRCULAR },
 */
export function calendar({
  years: own,
  weekend: stated,
  dates,
  ...rest
}: MarketFile): CalendarDefinition {
  const file = { ...rest, ...(dates && { dates: dates.map(withWeekday) }) };
  const years: readonly [number, number] =
    'why' in own ? [own.from ?? FIRST_YEAR, own.to ?? LAST_YEAR] : own;
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
  /** Rules of the library that do not close offices and banks for everybody. */
  readonly exclusions?: readonly Exclusion[];
  /** The texts for rules of the library. */
  readonly texts?: readonly LibraryText[];
  /** Rules of the library whose dates are announced later. */
  readonly estimated?: readonly EstimatedRule[];
  /** English names for rules of the library without one, by the exact local name. */
  readonly englishNames?: Readonly<Record<string, string>>;
}

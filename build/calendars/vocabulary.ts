import type { EntryKind, EntryStatus, WeekendRule } from '../../server/engine/types.js';
import { dateOf, datesIn } from './weekdays.js';

/**
 * The types of rows in the files of this folder, and short forms for many rows at once, each with an example. All of it
 * is data; `build/expand` makes entries of it.
 *
 * In all files, a day counts if the authority declared it a public holiday, or suspended work in its offices for
 * everybody on it, for any reason. So a day of mourning or a state funeral is included if it was declared as such; it
 * is not if only flags were at half-mast and offices were open. The row cites the declaration.
 */

/** In place of an address: no source was found. Such a row is `estimated`, and its note states what it rests on. */
export const NOT_FOUND = 'not found';

/** ISO 3166-1 codes of the countries of the euro area, of 2026. */
export const EURO_AREA = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(
  ' ',
);

/** What a calendar is called and where it is at home: for responses and the search. No date depends on it. */
export interface Home {
  /** Its name in the local languages, separated by " / ", where that is not its English name. */
  readonly localName?: string;
  /** Common and former names, separated by commas. */
  readonly otherNames?: string;
  /**
   * The city of a market; of a country or region its capital, then large cities. In English and locally, and in the
   * other languages of the interface where they differ; separated by commas.
   */
  readonly cities?: string;
  /** ISO 4217, the usual one first. Default: of a subdivision its country's, of a payment system or bonds that of the id. */
  readonly currencies?: readonly string[];
}

/** The common members of all rows that make a day. */
interface Row {
  readonly name: string;
  /** Names in other languages, by ISO 639-1 code: `{ sq: 'Dita e Alfabetit' }`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Local closing time HH:MM: an early close instead of a holiday. */
  readonly closes?: string;
  /** Default: `confirmed`, or `estimated` without a source or with only a lead. */
  readonly status?: EntryStatus;
  /** The address of the source (a publication, a statute), with a description if the address does not name it. */
  readonly source: string;
  /**
   * What the source is: a statute, decree or standing rule; or an announcement. Default: by the kind of the row
   * (basis.ts). `rule`: the source does not name the day, which follows from it by a rule of ours, as the note says.
   */
  readonly basis?: 'law' | 'notice' | 'rule';
  /**
   * The text that was read is the authority's own words, unchanged, at an address that is not in the table of authorities.
   * Without it such an address is an account of the text, and the row's basis `report`.
   */
  readonly evidence?: 'copy';
  /** True: the source is a compilation, neither an authority nor a report about one. The row is then `estimated`. */
  readonly lead?: boolean;
  /** Doubts and open questions. */
  readonly note?: string;
}

/**
 * A day by a rule, for the years from..to:
 *
 *     { rule: '05-17', name: 'Family Day', names: { ka: '...' }, from: 2025, source: ORDINANCE }
 *     { rule: '1 Shawwal', name: 'Eid al-Fitr', from: 1990, status: 'estimated', source: LAW }
 *     { rule: '12-24', name: 'Christmas Eve', closes: '13:00', weekdays: [1, 2, 3, 4, 5], from: 2010, source: RULES }
 *     { rule: 'feast diwali at IN', name: 'Diwali', from: 2027, source: LAW }
 */
export interface RuleRow extends Row {
  /**
   * The grammar of date-holidays, in local days: "01-01", "easter -2", "3rd monday in January", "friday after 4th
   * thursday in November", "07-04 and if sunday then next monday" (`and if`: both days become entries, the moved one
   * with `observed: true`; plain `if`: the moved day only, so marked too; `substitutes 11-11 if sunday then next monday`: only when
   * moved). Or a feast that is announced year by year, "feast eid-al-fitr at PK for 3 days", in the words of
   * build/feasts/expand-feast.ts: computed, and `estimated` unless the row says otherwise.
   */
  readonly rule: string;
  /** First and last year of the rule, inclusive. Without `to`: still in force. */
  readonly from: number;
  readonly to?: number;
  /** Excluded years between them: days listed in `announced` are added there. */
  readonly exceptYears?: readonly number[];
  /** Applies the rule only on these ISO weekdays (an early close on a Saturday is dropped). Default: all. */
  readonly weekdays?: readonly number[];
  /**
   * False: a weekday that the rule itself means, as the last one of a year, and no day that was moved. True: each of its days is
   * one to which a holiday was moved.
   */
  readonly observed?: boolean;
}

/**
 * A single date: a special closure, a moved holiday, a day on which a rule does not apply. It replaces the entry of its kind
 * from rules, inherited days and the library on that date; `open` and `weekend_workday` first remove all its entries.
 *
 *     { date: '2023-05-08', kind: 'holiday', name: 'Coronation of King Charles III', source: PROCLAMATION }
 *     { date: '2022-12-24', kind: 'early_close', closes: '12:30', name: 'Christmas Eve', source: NOTICE }
 *     { date: '2024-04-27', kind: 'weekend_workday', name: 'Working day for 29 April', source: DECREE }
 *     { date: '2012-05-28', kind: 'open', name: 'Spring bank holiday: moved to 4 June', source: GOV_UK }
 */
export interface ListedDate extends Row {
  /** With the weekday, where the text prints it: '2024-04-27 Sat' (see weekdays.ts). */
  readonly date: string;
  /** From `date`, not to be written. */
  readonly weekday?: string;
  /** The text prints the weekday of its dates: each row must have it. */
  readonly printsWeekdays?: true;
  readonly kind: EntryKind | 'open';
  /** True: the day to which a holiday was moved. Written as a `*` after the date too; default: as its name says (moved-names.ts). */
  readonly observed?: boolean;
  /** For an estimated day before its announcement: by how many days it may differ from the announced one. */
  readonly mayMoveDays?: 1 | 2;
}

/**
 * Days announced by an authority, which replace the computed ones in the listed years. In all other years the rules
 * make the day (`estimated`, if they are marked so, like all Islamic rules of the library).
 *
 *     {
 *       name: 'Eid al-Fitr',
 *       replaces: ['1 Shawwal', '2 Shawwal'],
 *       source: LISTS,
 *       years: { 2023: '04-21 04-22', 2024: { days: '04-10 04-11', source: CIRCULAR_2024 }, 2025: '' },
 *     }
 */
export interface AnnouncedDays {
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
  /** The exact texts of the replaced rules, of the library or our own. */
  readonly replaces: readonly string[];
  /** The address of the source, for years without their own. */
  readonly source: string;
  /** Year -> all days in that calendar year as MM-DD, separated by spaces; '' = none. */
  readonly years: Readonly<Record<number, string | AnnouncedYear>>;
}

export interface AnnouncedYear extends Partial<Omit<Row, 'name' | 'names' | 'closes'>> {
  readonly days: string;
}

/**
 * A rule of the library that does not close offices and banks for everybody, or does so on another day.
 *
 *     { rule: '06-01', why: 'a day for children under 14 only: Regulation on Public Holidays, article 3' }
 *     { rule: '05-01', to: 2008, why: 'a holiday since law 5892 of April 2009; http://www.denetci.gen.tr/...' }
 */
export interface Exclusion {
  /** The exact text of the rule in the library. */
  readonly rule: string;
  /** Years in which it is excluded; default: all. */
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

/**
 * The text that rules of the library rest on: their days in the years from..to then rest on it, not only on the
 * library.
 *
 *     { rules: ['01-01', '05-01'], from: 2019, source: LAW, what: 'Legislative decree 713, article 6' }
 */
export interface LibraryText {
  /** The exact texts of the rules in the library. */
  readonly rules: readonly string[];
  readonly from: number;
  /** Default: still in force. */
  readonly to?: number;
  readonly source: string;
  /** Default: law. */
  readonly basis?: 'law' | 'notice';
  readonly evidence?: 'copy';
  readonly what?: string;
  readonly note?: string;
}

/**
 * Rules of the library whose dates the authority announces later, identified by a part of their text. Rules by Islamic
 * months always are (announced-later.ts).
 *
 *     { contains: '10-25', from: 2027, why: 'the government announces Deepavali with the holidays of the year' }
 */
export interface EstimatedRule {
  readonly contains: string;
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

/**
 * Inherits the days of another calendar, from year to year inclusive:
 *
 *     { calendar: 'XNYS', from: 1990, except: ['Good Friday'], source: RULE_7_2 }
 */
export interface Inherited {
  readonly calendar: string;
  readonly from: number;
  /** Default: still in force. */
  readonly to?: number;
  /** The inherited kinds; default: holidays and working weekend days (not early closes). */
  readonly kinds?: readonly EntryKind[];
  /** Exact English names of days that are not inherited. */
  readonly except?: readonly string[];
  /**
   * For a market or payment system that inherits a country's days: it closes on every day that the country declares, by
   * its own rule or, as stated at the top of its file, in all known cases. Default: it decides for itself on days that
   * a government declares one by one (bridge days, swapped working days, days of mourning), so those from 2026 on are
   * `estimated` until `dates` has its own notice of them or they are over. Earlier ones were compared with its trading days.
   */
  readonly asDeclared?: true;
  /** The address of the source. */
  readonly source: string;
  /** The source tells of something else (of a cycle, of a depository): that these days are taken over is a rule of ours. */
  readonly basis?: 'rule';
  readonly note?: string;
}

/**
 * The official weekend of government offices, with its history. A day counts if offices are closed on it all day, every
 * week; half days and alternate Saturdays do not count, but are described in the note. If government offices had only
 * one day off, a second day on which all banks close by rule counts from the day on which the banks began (JP, KR, EG,
 * PK until 2011). A week shortened temporarily, to save fuel for example, is no weekend: its days are listed (`weekly`),
 * `estimated` where its end is not known. A
 * start is the day on which the change took effect according to the source; approximate ones are marked as such. If a
 * six-day week of the 1990s is possible but no source confirms it, the weekend is Saturday and Sunday, with a note.
 *
 *     {
 *       history: [{ start: '1990-01-01', days: [4, 5] }, { start: '2009-08-14', days: [5, 6] }],
 *       source: 'https://djazairess.com/fr/liberte/118659',
 *     }
 */
export interface Weekend {
  /** Sorted by start; the first start is 1990-01-01. ISO weekday numbers, 1 = Monday ... 7 = Sunday. */
  readonly history: readonly WeekendRule[];
  readonly source: string;
  readonly note?: string;
}

export const SATURDAY_SUNDAY: Weekend = {
  history: [{ start: '1990-01-01', days: [6, 7] }],
  source: NOT_FOUND,
  note: 'The usual weekend, since 1990 as far as is known.',
};

/** Years of data, if other than 1990 to 2060: `{ from: 2002, why: 'the law of 2001; older ones unread' }`. */
export interface YearsOfData {
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

/** A list of rows; the results of short forms need no spreading: `[oneRow, year(2024, LIST, {...})]`. */
export type Rows<T> = readonly (T | readonly T[])[];

/** The flattened rows. */
export function flatRows<T>(rows: Rows<T> | undefined): readonly T[] {
  return (rows ?? []).flat() as T[];
}

/** A day in a year's list: its name, or a row if it is not a plain holiday. */
type DayOfList = string | ({ readonly name: string } & Partial<Omit<ListedDate, 'date'>>);

/**
 * A year's list, `MM-DD` -> name, or a row if the day is not a plain holiday. `more` applies to every day.
 *
 *     year(2024, GAZETTE_2024, {
 *       '04-10': 'Eid al-Fitr',
 *       '04-11': { name: 'Eid al-Fitr', note: 'doubt: ...' },
 *       '04-27 Sat': { name: 'Working day for 29 April', kind: 'weekend_workday' },
 *       '12-24': { name: 'Christmas Eve', closes: '13:00' },
 *     })
 */
export function year(
  ofYear: number,
  source: string,
  days: Readonly<Record<string, DayOfList>>,
  more: Partial<ListedDate> = {},
): ListedDate[] {
  return Object.entries(days).map(([day, row]) => {
    const own = typeof row === 'string' ? { name: row } : row;
    return {
      date: `${ofYear}-${day}`,
      kind: own.closes ? 'early_close' : 'holiday',
      source,
      ...more,
      ...own,
    };
  });
}

/** The same row on each of the dates (YYYY-MM-DD): `onDates(['2025-05-01', '2025-05-02'], { ... })`. */
export function onDates(dates: readonly string[], row: Omit<ListedDate, 'date'>): ListedDate[] {
  return dates.map((date) => ({ date, ...row }));
}

/** Holidays of one name: `holidays('Eid al-Fitr', LIST, '2023-04-21 2023-04-22 2024-04-10')`. */
export function holidays(
  name: string,
  source: string,
  dates: string,
  more: Partial<ListedDate> = {},
): ListedDate[] {
  return onDates(datesIn(dates), { kind: 'holiday', name, source, ...more });
}

/** Days that are not holidays, whatever the rules give: `open("Bank holiday: moved to 8 May", ACT, '1995-05-01')`. */
export function open(name: string, source: string, dates: string, note?: string): ListedDate[] {
  return onDates(datesIn(dates), { kind: 'open', name, source, ...(note && { note }) });
}

/**
 * A holiday observed on another day than by its rule: `movedHoliday('Mawlid', LIST, { '2023-09-27': '2023-10-02' })`.
 */
export function movedHoliday(
  name: string,
  source: string,
  days: Readonly<Record<string, string>>,
): ListedDate[] {
  return Object.entries(days).flatMap(([from, to]): ListedDate[] => [
    { date: from, kind: 'open', name: `${name}: kept on ${dateOf(to)}`, source },
    { date: to, kind: 'holiday', name, observed: true, source },
  ]);
}

/**
 * Working weekend days in exchange for weekdays off, worked -> off: `workedFor(DECREE_2024, { '2024-04-27':
 * '2024-04-29' })`. `more.name` is the name of the day off. For a working day or a day off without the other, write a
 * row of its own.
 */
export function workedFor(
  source: string,
  days: Readonly<Record<string, string>>,
  { name = 'Day off', note = '' }: { readonly name?: string; readonly note?: string } = {},
): ListedDate[] {
  return Object.entries(days).flatMap(([worked, off]): ListedDate[] => [
    {
      date: worked,
      kind: 'weekend_workday',
      name: `Working day for ${dateOf(off)}`,
      source,
      ...(note && { note }),
    },
    {
      date: off,
      kind: 'holiday',
      name,
      observed: true,
      source,
      note: `In exchange for ${dateOf(worked)}. ${note}`.trim(),
    },
  ]);
}

/** Full-day closures without a source: estimated, with a `note` on what they rest on. */
export function unsourced(name: string, dates: readonly string[], note: string): ListedDate[] {
  return onDates(dates, { kind: 'holiday', name, source: NOT_FOUND, note });
}

/**
 * Sites that compile the holidays of all countries, and programs with calendars of their own: neither an authority nor a
 * report about one. Rows that rest on such a page are leads, even if not marked.
 */
const PROGRAMS =
  /\/\/github\.com\/(akfamily\/akshare|distbe\/holidays|grimlock-zdh\/ClockWork-holiday-data|lballabio\/QuantLib|mahdi-salmanzade\/MCP-Dubai|QuantConnect\/Lean|rsheftel\/pandas_market_calendars|SharurTrading\/exchange-hours-rs|ShydenMcM\/steadyhand)\b/;
const COMPILATIONS =
  /\/\/([^/]*\.)?(wikipedia|wikiwand|wikimili|pinocchiopedia|explained|officeholidays|holidaystracker|worldobject|holidayssky|checkdatetime|publicholiday|publicholidays|oorth|beleven|time|timeanddate|anydayguide)\.[^/]+\//;

/** The status of a row's days: its own, else `estimated` without a source or with only a lead. */
export function statusOf(row: Pick<Row, 'status' | 'source' | 'lead'>): EntryStatus {
  return row.status ?? (hasText(row) ? 'confirmed' : 'estimated');
}

/** Whether a row rests on a text: not without a source, and not on a compilation, which is only a lead. */
export function hasText(row: Pick<Row, 'source' | 'lead'>): boolean {
  return (
    row.source !== NOT_FOUND &&
    row.lead !== true &&
    ![COMPILATIONS, PROGRAMS].some((them) => them.test(row.source))
  );
}

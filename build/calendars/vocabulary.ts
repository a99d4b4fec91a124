import type { EntryKind, EntryStatus, WeekendRule } from '../../server/engine/types.js';

/**
 * The words that the files of this folder are written in: first the kinds of rows, then short forms for many rows at
 * once, each with an example. Everything here is data; `build/expand` makes entries of it.
 *
 * What counts, for all files alike: a day that the authority declared a public holiday, or on which it suspended work in its
 * offices for everybody, whatever it is for. So a day of mourning or a state funeral is in where that was declared, and is
 * no day of ours where flags were at half-mast and offices open; the row names the declaration.
 */

/** In place of an address: looked for and not found. Such a row is `estimated`, and its note tells what it rests on. */
export const NOT_FOUND = 'not found';

/** What every row that makes a day says of itself. */
interface Row {
  readonly name: string;
  /** Names in other languages, by ISO 639-1 code: `{ sq: 'Dita e Alfabetit' }`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Local closing time HH:MM: an early close instead of a holiday. */
  readonly closes?: string;
  /** Absent: `confirmed`, or `estimated` where nothing or a lead alone vouches for the row. */
  readonly status?: EntryStatus;
  /** The address that says so (a publication's, a statute's), and what it is where the address does not tell. */
  readonly source: string;
  /** Absent: as the kind of the row says (basis.ts). What the source is: a statute, decree or standing rule; or an announcement. */
  readonly basis?: 'law' | 'notice';
  /** True: the source is a compilation, no authority and no report of one. The row then is `estimated`. */
  readonly lead?: boolean;
  /** Doubts, and what was not settled. */
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
   * with `observed: true`; plain `if`: the moved day only; `substitutes 11-11 if sunday then next monday`: only when
   * moved). Or a feast that is announced year by year, "feast eid-al-fitr at PK for 3 days", in the words of
   * build/feasts/expand-feast.ts: computed, and `estimated` unless the row says otherwise.
   */
  readonly rule: string;
  /** First and last year of the rule, inclusive. `to` absent: still in force. */
  readonly from: number;
  readonly to?: number;
  /** Years between them in which it makes no day: those of `announced` days are added here. */
  readonly exceptYears?: readonly number[];
  /** Keep a date of this rule only on these ISO weekdays (an early close on a Saturday is none). Absent = all. */
  readonly weekdays?: readonly number[];
}

/**
 * One date of its own: a special closure, a moved holiday, a day the rule does not hold. It takes the place of what
 * rules, inherited days and the library say of its date and kind; `open` and `weekend_workday` clear the date first.
 *
 *     { date: '2023-05-08', kind: 'holiday', name: 'Coronation of King Charles III', source: PROCLAMATION }
 *     { date: '2022-12-24', kind: 'early_close', closes: '12:30', name: 'Christmas Eve', source: NOTICE }
 *     { date: '2024-04-27', kind: 'weekend_workday', name: 'Working day for 29 April', source: DECREE }
 *     { date: '2012-05-28', kind: 'open', name: 'Spring bank holiday: moved to 4 June', source: GOV_UK }
 */
export interface ListedDate extends Row {
  readonly date: string;
  readonly kind: EntryKind | 'open';
  /** True: the day a holiday was moved to. */
  readonly observed?: boolean;
  /** Of an estimated day that waits for its announcement: by how many days it may differ from the announced one. */
  readonly mayMoveDays?: 1 | 2;
}

/**
 * Days that an authority announces, in place of the computed ones in the years listed. Before and after those years
 * the rules make the day again (`estimated`, where they say so, as all Islamic rules of the library are).
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
  /** The rules whose days these take the place of, the library's or our own: their text, word for word. */
  readonly replaces: readonly string[];
  /** The address that says so, for the years without one of their own. */
  readonly source: string;
  /** Year -> all days of that calendar year as MM-DD, separated by spaces; '' = it fell on none. */
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
  /** The rule's text in the library, word for word. */
  readonly rule: string;
  /** Years in which it is excluded; absent = all. */
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

/**
 * The text in which rules of the library stand: their days of the years from..to then rest on it, not on the library
 * alone.
 *
 *     { rules: ['01-01', '05-01'], from: 2019, source: LAW, what: 'Legislative decree 713, article 6' }
 */
export interface LibraryText {
  /** The rules' texts in the library, word for word. */
  readonly rules: readonly string[];
  readonly from: number;
  /** Absent: still in force. */
  readonly to?: number;
  readonly source: string;
  /** Absent: law. */
  readonly basis?: 'law' | 'notice';
  readonly what?: string;
  readonly note?: string;
}

/**
 * Rules of the library whose dates the authority announces later, recognised by a part of their text. Those by Islamic
 * months are so everywhere (announced-later.ts).
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
 * The days of another calendar are days of this one too, from year to year inclusive:
 *
 *     { calendar: 'XNYS', from: 1990, except: ['Good Friday'], source: RULE_7_2 }
 */
export interface Inherited {
  readonly calendar: string;
  readonly from: number;
  /** Absent: still so. */
  readonly to?: number;
  /** Which kinds are taken over; absent = holidays and working weekend days (not early closes). */
  readonly kinds?: readonly EntryKind[];
  /** English names (exact) of days that are not taken over. */
  readonly except?: readonly string[];
  /**
   * Of a market or payment system that takes over a country's days: it closes on every day that the country declares, by
   * its own rule or, as the file's head tells, in every case read. Absent: it decides for itself on the days that a
   * government declares one by one (bridge days, swapped working days, days of mourning), so those of 2026 and later
   * are `estimated` until `dates` has its own notice of them. Those before were compared with the days it traded.
   */
  readonly asDeclared?: true;
  /** The address that says so. */
  readonly source: string;
  readonly note?: string;
}

/**
 * The weekend and its history: the official one, of government offices. A day counts when offices are closed on it
 * the whole day, every week: half days and alternate Saturdays do not count, the note tells of them. Where government
 * offices had only one free day, a second day on which all banks close by rule counts from the day the banks began
 * (JP, KR, EG, PK in 2022). A week shortened for a time, to save fuel for instance, is not a weekend and stands in the
 * note. A start is the day the change took effect, as the source tells it; stand-ins are named as such. Where a six-day
 * week of the 1990s is possible but no source settles it, the weekend is Saturday and Sunday and the note says so.
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

/** Years of data, where they are fewer than 1990 to 2060: `{ from: 2002, why: 'the law of 2001; older ones unread' }`. */
export interface YearsOfData {
  readonly from?: number;
  readonly to?: number;
  readonly why: string;
}

/** A list of rows; those that a short form makes need no spreading: `[oneRow, year(2024, LIST, {...})]`. */
export type Rows<T> = readonly (T | readonly T[])[];

/** The rows one by one. */
export function flatRows<T>(rows: Rows<T> | undefined): readonly T[] {
  return (rows ?? []).flat() as T[];
}

/** What a year's list says of a day: its name, or more where it is no plain holiday. */
type DayOfList = string | ({ readonly name: string } & Partial<Omit<ListedDate, 'date'>>);

/**
 * A year's list, `MM-DD` -> name, or a row where the day is no plain holiday. `more` holds of every day.
 *
 *     year(2024, GAZETTE_2024, {
 *       '04-10': 'Eid al-Fitr',
 *       '04-11': { name: 'Eid al-Fitr', note: 'doubt: ...' },
 *       '04-27': { name: 'Working day for 29 April', kind: 'weekend_workday' },
 *       '12-24': { name: 'Christmas Eve', closes: '13:00' },
 *     })
 */
export function year(
  ofYear: number,
  source: string,
  days: Readonly<Record<string, DayOfList>>,
  more: Partial<ListedDate> = {},
): ListedDate[] {
  return Object.entries(days).map(([day, said]) => {
    const own = typeof said === 'string' ? { name: said } : said;
    return { date: `${ofYear}-${day}`, kind: own.closes ? 'early_close' : 'holiday', source, ...more, ...own };
  });
}

/** One row for each of the dates (YYYY-MM-DD), otherwise alike: `onDates(['2025-05-01', '2025-05-02'], { ... })`. */
export function onDates(dates: readonly string[], row: Omit<ListedDate, 'date'>): ListedDate[] {
  return dates.map((date) => ({ date, ...row }));
}

/** Holidays of one name: `holidays('Eid al-Fitr', LIST, '2023-04-21 2023-04-22 2024-04-10')`. */
export function holidays(name: string, source: string, dates: string, more: Partial<ListedDate> = {}): ListedDate[] {
  return onDates(dates.split(' '), { kind: 'holiday', name, source, ...more });
}

/** Days that are no holidays, whatever the rules say: `open("Bank holiday: moved to 8 May", ACT, '1995-05-01')`. */
export function open(name: string, source: string, dates: string, note?: string): ListedDate[] {
  return onDates(dates.split(' '), { kind: 'open', name, source, ...(note && { note }) });
}

/** A holiday kept on another day than its rule says: `movedHoliday('Mawlid', LIST, { '2023-09-27': '2023-10-02' })`. */
export function movedHoliday(name: string, source: string, days: Readonly<Record<string, string>>): ListedDate[] {
  return Object.entries(days).flatMap(([from, to]): ListedDate[] => [
    { date: from, kind: 'open', name: `${name}: kept on ${to}`, source },
    { date: to, kind: 'holiday', name, observed: true, source },
  ]);
}

/**
 * Weekend days worked for a weekday off, worked -> off: `workedFor(DECREE_2024, { '2024-04-27': '2024-04-29' })`.
 * `more.name` is that of the day off. One worked day for none or a day off without its own working day are rows of their own.
 */
export function workedFor(
  source: string,
  days: Readonly<Record<string, string>>,
  { name = 'Day off', note = '' }: { readonly name?: string; readonly note?: string } = {},
): ListedDate[] {
  return Object.entries(days).flatMap(([worked, off]): ListedDate[] => [
    { date: worked, kind: 'weekend_workday', name: `Working day for ${off}`, source, ...(note && { note }) },
    { date: off, kind: 'holiday', name, observed: true, source, note: `In exchange for ${worked}. ${note}`.trim() },
  ]);
}

/** Full-day closures without a text found: estimated, and `note` tells what they rest on. */
export function unsourced(name: string, dates: readonly string[], note: string): ListedDate[] {
  return onDates(dates, { kind: 'holiday', name, source: NOT_FOUND, note });
}

/**
 * Sites that compile the holidays of all countries: no authority, and no report of one. What rests on such a page is a
 * lead, whether the row says so or not.
 */
const COMPILATIONS =
  /\/\/([^/]*\.)?(wikipedia|wikiwand|wikimili|pinocchiopedia|explained|officeholidays|holidaystracker|worldobject|holidayssky|checkdatetime|publicholiday|publicholidays|oorth|beleven|time|timeanddate|anydayguide)\.[^/]+\//;

/** The status of what a row makes: its own, else `estimated` where nothing or a lead alone vouches for it. */
export function statusOf(row: Pick<Row, 'status' | 'source' | 'lead'>): EntryStatus {
  return row.status ?? (hasText(row) ? 'confirmed' : 'estimated');
}

/** Whether a text stands behind a row: not where none was found, and not where it is a compilation, a lead alone. */
export function hasText(row: Pick<Row, 'source' | 'lead'>): boolean {
  return row.source !== NOT_FOUND && row.lead !== true && !COMPILATIONS.test(row.source);
}

import {
  BY_THE_MOON,
  type Festival,
  MOON_MOVES,
  YEARS,
} from '../countries/shared/india-central.js';
import type { Kept, Said, StateDay } from '../countries/shared/india-days.js';
import { POLLING_DAYS } from '../countries/shared/india-polling.js';
import { SHOWN, type Shown } from '../countries/shared/india-rbi.js';
import { SHOWN_IN_2023_2024 } from '../countries/shared/india-rbi-2023.js';
import { SHOWN_SINCE_2025 } from '../countries/shared/india-rbi-2025.js';
import { SHOWN_IN_TABLE, SHOWN_OPEN, TABLE_DIFFERS } from '../countries/shared/india-rbi-table.js';
import type { DoubtfulDays } from '../doubtful.js';
import type { ListedDate, Rows, RuleRow } from '../vocabulary.js';
import { alike, fixedDay, readKept, readList, stateDate, stateRule } from './india-days.js';

/**
 * States and union territories by their lists under section 25 of the Negotiable Instruments Act, which close banks (and
 * offices, but for the closing of the banks' year on 1 April): the days that a State keeps, and the lists that were read.
 * In other years a day is what the State ordered, else what the Reserve Bank showed for its office there, else that of the
 * central list, else computed; the last two are estimated.
 */

export interface State {
  /** ISO code, as in the Reserve Bank's table. */
  readonly id: string;
  /** The place for which its feasts are computed; if there is one, no day is taken from the central list. */
  readonly place?: string;
  /** Keys of the days that it keeps, separated by spaces, with years where they are not all: `friday:-2022`. */
  readonly keys: string;
  /** The newest list that names them. */
  readonly source: string;
  /** Lists that were read in full, in place of all else: year -> address and `MM-DD key` each. */
  readonly lists?: Readonly<Record<number, { readonly source: string; readonly days: string }>>;
  /** Days that the State ordered, and lists read in part: address -> `YYYY-MM-DD key` each, in the order of authority. */
  readonly orders?: Readonly<Record<string, string>>;
  /** Other dates. */
  readonly dates?: readonly ListedDate[];
}

/** Key of a State's day -> festival of the central list. */
const CENTRAL: Readonly<Partial<Record<StateDay, Festival>>> = {
  shivaratri: 'shivaratri',
  holi: 'holi',
  rama: 'ramNavami',
  mahavir: 'mahavir',
  buddha: 'buddha',
  fitr: 'fitr',
  adha: 'zuha',
  muharram: 'muharram',
  janmashtami: 'janmashtami',
  mawlid: 'milad',
  dussehra: 'dussehra',
  diwali: 'diwali',
  nanak: 'nanak',
};

const AS_IN_THE_CENTRAL_LIST =
  "The day of the Central Government's list; the State's own of that year was not read.";

const MOON = `${AS_IN_THE_CENTRAL_LIST} States move it when the moon has been sighted.`;

/** Days that a State orders when their cause comes. */
const OF_THE_HOUR: readonly StateDay[] = [
  'polling',
  'storm',
  'mangeshkar',
  'mourning-singh',
  'mourning-achuthanandan',
  'g20',
  'ayodhya',
];

/** A day that is settled for a State in a year, with what says so. */
interface Settled {
  readonly year: number;
  readonly day: string;
  readonly keys: readonly StateDay[];
  readonly source: string;
}

/** The rules and dates of a State whose calendar consists of its own lists alone. */
export function byLists(state: State): {
  readonly library: null;
  readonly inherits: false;
  readonly rules: Rows<RuleRow>;
  readonly dates: Rows<ListedDate>;
  readonly doubtful: readonly DoubtfulDays[];
} {
  const { lists = {}, place = 'IN', source } = state;
  const read = Object.keys(lists).map(Number);
  const days = readKept(state.keys);
  const settling = settledOf(state, days, read);
  const without = (key: StateDay): number[] => [
    ...read,
    ...settling.years(key),
    ...(place === 'IN'
      ? YEARS.filter(({ days: its }) => centralDay(key, its)).map(({ year }) => year)
      : []),
  ];
  const rules = days.map((kept) =>
    stateRule(place, kept, source, [...new Set(without(kept.key))].sort()),
  );
  const central =
    place === 'IN'
      ? YEARS.filter(({ year }) => !read.includes(year)).flatMap((list) =>
          days
            .filter(
              ({ key, from, to }) =>
                from <= list.year &&
                list.year <= (to ?? list.year) &&
                !settling.years(key).includes(list.year),
            )
            .flatMap(({ key }) => centralDate(key, list, days)),
        )
      : [];
  const settled = settling.days.map(({ year, day, keys, source: its }) =>
    stateDate(`${year}-${day}`, [...keys, ...alsoOn(day, year, keys, days)], its),
  );
  const listed = read.flatMap((year) =>
    readList(lists[year]!.days).map(({ day, keys }) =>
      stateDate(`${year}-${day}`, keys, lists[year]!.source),
    ),
  );
  const known = new Set([...settled, ...listed].map(({ date }) => date));
  const others = central.filter(({ date }) => !known.has(date));
  return {
    library: null,
    inherits: false,
    rules,
    dates: [others, settled, listed, state.dates ?? []],
    doubtful: differencesOf(state.id),
  };
}

/** Days that the State keeps on that date every year. A listed date replaces them, so that their names are joined to its own. */
function alsoOn(
  day: string,
  year: number,
  keys: readonly StateDay[],
  kept: readonly Kept[],
): StateDay[] {
  return kept
    .filter(
      ({ key, from, to }) =>
        fixedDay(key) === day && from <= year && year <= (to ?? year) && !keys.includes(key),
    )
    .map(({ key }) => key);
}

function centralDay(
  key: StateDay,
  days: Partial<Readonly<Record<Festival, string>>>,
): string | undefined {
  const festival = CENTRAL[key];
  return festival && days[festival];
}

/** The date of the central list; on a day that the State keeps every year, it only adds a name. */
function centralDate(
  key: StateDay,
  { year, days, source, settled = {} }: (typeof YEARS)[number],
  kept: readonly Kept[],
): ListedDate[] {
  const day = centralDay(key, days);
  if (!day) return [];
  const also = alsoOn(day, year, [key], kept);
  const isMoon = BY_THE_MOON.includes(CENTRAL[key]!);
  const moves = isMoon
    ? ({ note: MOON, mayMoveDays: MOON_MOVES } as const)
    : { note: AS_IN_THE_CENTRAL_LIST };
  const doubt = also.length === 0 && ({ status: 'estimated', ...moves } as const);
  const read = settled[CENTRAL[key]!] ?? source;
  return [stateDate(`${year}-${day}`, [key, ...also], read, doubt || {})];
}

/** Where the Reserve Bank's table says something else of a State. */
function differencesOf(id: string): DoubtfulDays[] {
  const open = SHOWN_OPEN[id];
  return [
    ...(TABLE_DIFFERS[id] ?? []),
    ...(open
      ? [
          {
            on: open.on,
            note: `The table of the Reserve Bank does not show ${open.office} closed.`,
          },
        ]
      : []),
  ];
}

/** What was ordered or shown for a State in years without a full list; `years`: the years in which a key is settled. */
function settledOf(
  { id, orders = {} }: State,
  kept: readonly Kept[],
  read: readonly number[],
): { readonly days: readonly Settled[]; years(key: StateDay): readonly number[] } {
  const ordered = Object.entries(orders).flatMap(([source, days]) =>
    readList(days).map(({ day, keys }): Settled => {
      return { year: Number(day.slice(0, 4)), day: day.slice(5), keys, source };
    }),
  );
  const isOrdered = (key: StateDay, year: number): boolean =>
    ordered.some((one) => one.year === year && one.keys.some((its) => alike(its).includes(key)));
  // Days of the hour are in no list made before the year.
  const rows = shownFor(id).filter(
    ({ year, key }) => OF_THE_HOUR.includes(key) || (!read.includes(year) && !isOrdered(key, year)),
  );
  const closed = rows
    .filter((row) => row.closed)
    .map(
      ({ year, day, key, source }): Settled => ({ year, day, keys: [ownKey(key, kept)], source }),
    );
  const settledKeys = [
    ...ordered.flatMap(({ year, keys }) => keys.map((key) => ({ year, key }))),
    ...rows,
  ];
  return {
    days: byDate([...ordered, ...closed]),
    years: (key) =>
      settledKeys
        .filter((one) => alike(one.key).includes(key))
        .map(({ year }) => year)
        .filter((year) => !read.includes(year)),
  };
}

/** The State's own name of a feast. */
function ownKey(key: StateDay, kept: readonly Kept[]): StateDay {
  const own = kept.map((one) => one.key);
  if (own.includes(key)) return key;
  // The first day of Holi, where a State keeps one.
  if (key === 'holika' && own.includes('holi')) return 'holi';
  return alike(key).find((one) => own.includes(one)) ?? key;
}

/** One row for each date, with all its keys. */
function byDate(days: readonly Settled[]): Settled[] {
  const dates = new Map<string, Settled>();
  for (const one of days) {
    const date = `${one.year}-${one.day}`;
    const before = dates.get(date);
    dates.set(
      date,
      before ? { ...before, keys: [...new Set([...before.keys, ...one.keys])] } : one,
    );
  }
  return [...dates.values()];
}

interface ShownDay extends Omit<Said, 'keys'> {
  readonly year: number;
  readonly key: StateDay;
  readonly source: string;
  readonly closed: boolean;
}

/** Days that are shown for a State's banks, and those that are shown to be none of its (`closed: false`). */
function shownFor(id: string): ShownDay[] {
  return [...SHOWN, ...SHOWN_IN_2023_2024, ...SHOWN_SINCE_2025, ...SHOWN_IN_TABLE, ...POLLING_DAYS]
    .flatMap((shown) => linesOf(shown))
    .flatMap(({ line, year, source }) => {
      const [day = '', marked = '', ...states] = line.split(' ');
      const key = marked.replace('!', '') as StateDay;
      const allBut = states[0] === 'all';
      const named = (allBut ? states.slice(2) : states).includes(id);
      const closed = named !== allBut && (named || officesOf(year).includes(id));
      const shownOpen = states.includes(`${id}-`);
      const unmentioned = states.includes(`${id}?`);
      const settles = named || shownOpen || (marked.endsWith('!') && officesOf(year).includes(id));
      return settles && !unmentioned ? [{ year, day, key, source, closed }] : [];
    });
}

function linesOf({ year, source, days }: Shown): { line: string; year: number; source: string }[] {
  return days
    .trim()
    .split('\n')
    .map((line) => ({ line: line.trim(), year, source }));
}

/** States with an office of the Reserve Bank whose banks the table tells of: Itanagar and Kohima since December 2023, Vijayawada since 2025. */
function officesOf(year: number): readonly string[] {
  const all = 'AS BR CG CH DL GA GJ HP JH JK KA KL MH ML MN MP MZ OD RJ SK TN TR TS UK UP WB'.split(
    ' ',
  );
  return [...all, ...(year >= 2024 ? ['AR', 'NL'] : []), ...(year >= 2025 ? ['AP'] : [])];
}

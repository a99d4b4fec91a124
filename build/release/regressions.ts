import {
  type DayNumber,
  firstDayOf,
  formatDay,
  lastDayOf,
  mustParseDay,
  yearOf,
} from '../../server/engine/civil-date.js';
import { ENTRY_KINDS, type Payload, type WeekendRule } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import { entryKey } from '../expand/entry.js';
import {
  type ChangedDay,
  type ChangeGroup,
  changedAnswers,
  endOfWatch,
} from './changed-answers.js';
import type { ReleaseState, StoredCalendar, StoredEntry } from './state.js';

/**
 * Regressions: data of earlier releases that a release withdraws. Compares the answer of every day: its status and closing time,
 * whether it is certain and whether it is verified. An answer depends only on the day's entries and on the calendar's record
 * (weekend, years of data, complete years). So days without an entry, before and after, are compared by the record, and the others
 * one by one.
 *
 *   data      a year of data goes, with the calendar or without
 *   weekend   a year in which another weekend is in force on some days
 *   year      a year was verified, or its closures known in full, and is no longer
 *   coverage  a verified date is no longer verified
 *   answer    a verified date goes; a verified day of the past is answered otherwise; a later one is, unverified
 *   name      a verified date has another name, or is no longer (or now) an observed day
 *   moved     more than five past dates of a holiday move (changed-answers.ts); a reason must name the holiday
 *   changed   any other answer changes, of the past or of the coming twelve months, that was not verified
 */
export const REGRESSION_KINDS = [
  'data',
  'weekend',
  'year',
  'coverage',
  'answer',
  'name',
  'moved',
  'changed',
] as const;

export interface Regression {
  readonly kind: (typeof REGRESSION_KINDS)[number];
  readonly calendar: string;
  /** A date (YYYY-MM-DD), or a year. */
  readonly when: string;
  /** The date's number; null for a year. */
  readonly day: DayNumber | null;
  readonly what: string;
  /** Of `moved` and `changed`: all changes of the calendar by the same holiday in the same way. */
  readonly group?: ChangeGroup;
}

/** Regressions of the calendars in `before`, sorted by id, kind and time. `today` (YYYY-MM-DD) separates past and future. */
export function findRegressions(
  before: ReleaseState,
  after: ReleaseState,
  today: string,
): Regression[] {
  return [...before.calendars.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((record) => regressionsOf(record, before, after, mustParseDay(today)));
}

function regressionsOf(
  was: StoredCalendar,
  before: ReleaseState,
  after: ReleaseState,
  today: DayNumber,
): Regression[] {
  const now = after.calendars.get(was.id) ?? answeringAs(was.id, after);
  if (!now) return yearsOf(was).map((year) => ofYear('data', was.id, year, 'the calendar goes'));
  const shared = {
    id: was.id,
    was,
    now,
    from: Math.max(was.data_years[0], now.data_years[0]),
    to: Math.min(was.data_years[1], now.data_years[1]),
  };
  return [
    ...lostData(was, now),
    ...otherWeekends(shared),
    ...lostYears(was, now),
    ...lostDates(shared, before.entries.get(was.id), after.entries.get(now.id), today),
  ];
}

/** The calendar with this id as an alias, which replaces a removed one. */
function answeringAs(id: string, { calendars }: ReleaseState): StoredCalendar | undefined {
  return [...calendars.values()].find(({ aliases }) => aliases?.includes(id));
}

/** A calendar before and after, and the years of data that both have. */
interface Shared {
  readonly id: string;
  readonly was: StoredCalendar;
  readonly now: StoredCalendar;
  readonly from: number;
  readonly to: number;
}

function lostData(was: StoredCalendar, now: StoredCalendar): Regression[] {
  const kept = new Set(yearsOf(now));
  return yearsOf(was)
    .filter((year) => !kept.has(year))
    .map((year) => ofYear('data', was.id, year, 'the data no longer covers the year'));
}

function otherWeekends({ id, was, now, from, to }: Shared): Regression[] {
  const found: Regression[] = [];
  for (let year = from; year <= to; year++) {
    const days = (weekend: readonly WeekendRule[]) => JSON.stringify(weekendsOf(weekend, year));
    const [old, other] = [days(was.weekend), days(now.weekend)];
    if (old !== other)
      found.push(ofYear('weekend', id, year, `the weekend was ${old} and is ${other}`));
  }
  return found;
}

/** The weekends in force in a year, the first from its first day on. */
function weekendsOf(weekend: readonly WeekendRule[], year: number): WeekendRule[] {
  const first = `${year}-01-01`;
  const days = weekend.filter(({ start }) => start <= first).at(-1)?.days ?? [];
  const rules = [
    { start: first, days },
    ...weekend.filter(({ start }) => start > first && start <= `${year}-12-31`),
  ];
  return rules.filter(
    (rule, index) => index === 0 || rule.days.join() !== rules[index - 1]!.days.join(),
  );
}

function lostYears(was: StoredCalendar, now: StoredCalendar): Regression[] {
  return [...new Set([...was.verified_years, ...was.complete_years])]
    .sort((a, b) => a - b)
    .flatMap((year) => {
      const lost = [
        ...(was.verified_years.includes(year) && !now.verified_years.includes(year)
          ? ['verified']
          : []),
        ...(was.complete_years.includes(year) && !now.complete_years.includes(year)
          ? ['known in full']
          : []),
      ];
      return lost.length === 0
        ? []
        : [ofYear('year', was.id, year, `the year was ${lost.join(' and ')} and is no longer`)];
    });
}

type Entries = ReadonlyMap<number, StoredEntry>;

/** Regressions of the days that have an entry before or after, or on which publications now contradict each other. */
function lostDates(
  shared: Shared,
  before: Entries = new Map(),
  after: Entries = new Map(),
  today: DayNumber,
): Regression[] {
  const { id, from, to } = shared;
  const [first, last] = [firstDayOf(from), lastDayOf(to)];
  const days = new Set<DayNumber>();
  for (const [key, entry] of before)
    if (after.get(key)?.payload !== entry.payload) days.add(entry.day);
  for (const [key, entry] of after)
    if (before.get(key)?.payload !== entry.payload) days.add(entry.day);
  // If the year is no longer complete, the year itself is reported.
  for (const date of shared.now.unsettled_days ?? []) {
    if (shared.now.complete_years.includes(Number(date.slice(0, 4)))) days.add(mustParseDay(date));
  }
  const unverified: ChangedDay[] = [];
  const end = endOfWatch(today);
  const lost = [...days]
    .filter((day) => day >= first && day <= last)
    .sort((a, b) => a - b)
    .flatMap((day) => {
      const was = answerOf(shared.was, before, day);
      const now = answerOf(shared.now, after, day);
      const found = [
        ...was.payloads.flatMap((payload) => lostEntry(id, day, payload, now.payloads)),
        ...lostAnswer(id, day, was, now, today),
      ];
      if (found.length === 0 && day < end)
        unverified.push({ day, was: was.payloads, now: now.payloads });
      // One of each kind is enough for a date.
      return found.filter(
        ({ kind }, index) => found.findIndex((other) => other.kind === kind) === index,
      );
    });
  return [...lost, ...changedAnswers(id, unverified, today)];
}

/** The answer of one day. */
interface DayAnswer {
  readonly payloads: readonly Payload[];
  readonly isVerified: boolean;
  /** Status, closing time, and whether it is certain. */
  readonly text: string;
}

function answerOf(record: StoredCalendar, entries: Entries, day: DayNumber): DayAnswer {
  const payloads = ENTRY_KINDS.flatMap(
    (kind) => entries.get(entryKey({ day, kind }))?.payload ?? [],
  );
  const of = (kind: Payload['kind']) => payloads.find((payload) => payload.kind === kind);
  const [holiday, early, worked] = [of('holiday'), of('early_close'), of('weekend_workday')];
  const weekend = isWeekend(record.weekend, day);
  const isOff = weekend && !worked;
  const status = holiday
    ? 'closed'
    : isOff
      ? 'weekend'
      : early
        ? `early close at ${early.close_time}`
        : 'open';
  const certainty = payloads.map((payload) => `${payload.kind} ${payload.status}`).join();
  return {
    payloads,
    isVerified: isVerified(record, payloads, day, weekend),
    text: payloads.length === 0 ? status : `${status} (${certainty})`,
  };
}

/** Like the packed days: a day without an entry, or a weekend with an unlisted holiday, counts as listed with its year. */
function isVerified(
  record: StoredCalendar,
  payloads: readonly Payload[],
  day: DayNumber,
  weekend: boolean,
): boolean {
  if (payloads.length > 0 && payloads.every(({ coverage }) => coverage === 'verified')) return true;
  const { complete_years, unsettled_days = [] } = record;
  const isListed = complete_years.includes(yearOf(day)) && !unsettled_days.includes(formatDay(day));
  return (
    isListed &&
    (payloads.length === 0 || (weekend && payloads.every(({ kind }) => kind === 'holiday')))
  );
}

function lostEntry(
  calendar: string,
  day: DayNumber,
  was: Payload,
  after: readonly Payload[],
): Regression[] {
  if (was.coverage !== 'verified') return [];
  const now = after.find(({ kind }) => kind === was.kind);
  const regression = (kind: Regression['kind'], what: string) => [
    ofDay(kind, calendar, day, `${was.kind} ${was.names.en}: ${what}`),
  ];
  if (!now) return regression('answer', 'it was verified and goes');
  if (now.coverage !== 'verified')
    return regression('coverage', 'it was verified and is no longer');
  if (was.observed !== now.observed)
    return regression('name', `observed was ${was.observed} and is ${now.observed}`);
  const renamed = Object.entries(was.names).find(
    ([language, name]) => now.names[language] !== name,
  );
  if (!renamed) return [];
  return regression(
    'name',
    `its ${renamed[0]} name was ${JSON.stringify(renamed[1])} and is ${JSON.stringify(now.names[renamed[0]] ?? null)}`,
  );
}

function lostAnswer(
  calendar: string,
  day: DayNumber,
  was: DayAnswer,
  now: DayAnswer,
  today: DayNumber,
): Regression[] {
  if (!was.isVerified) return [];
  const what = `${was.text} was verified; now it is ${now.text}`;
  if (was.text !== now.text && (day < today || !now.isVerified))
    return [ofDay('answer', calendar, day, what)];
  return now.isVerified
    ? []
    : [ofDay('coverage', calendar, day, `${was.text}: it was verified and is no longer`)];
}

function ofYear(
  kind: Regression['kind'],
  calendar: string,
  year: number,
  what: string,
): Regression {
  return { kind, calendar, when: String(year), day: null, what };
}

function ofDay(
  kind: Regression['kind'],
  calendar: string,
  day: DayNumber,
  what: string,
): Regression {
  return { kind, calendar, when: formatDay(day), day, what };
}

function yearsOf({ data_years: [first, last] }: StoredCalendar): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

import { civilDate, dayNumber, formatDay, mustParseDay } from '../../server/engine/civil-date.js';
import type { Payload } from '../../server/engine/types.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import { compareEntries } from '../expand/entry.js';
import { type EntryChange, payloadOf } from './state.js';

/**
 * Changes as a release keeps them: lines that a person can read. One line says one thing of many calendars and dates:
 *
 *   {"calendars":["DE","DE:BB"],"dates":["1990..2060-01-01"],"after":{"kind":"holiday","names":{"en":"New Year's Day"}...}}
 *
 * Only `after`: added; only `before`: removed; both: modified. A date is YYYY-MM-DD, or FIRST..LAST-MM-DD for the same
 * day of every year from FIRST to LAST.
 */
export interface Statement {
  readonly calendars: readonly string[];
  readonly dates: readonly string[];
  readonly before?: Payload;
  readonly after?: Payload;
}

const MIN_RUN_YEARS = 3;
const RUN = /^(\d{4})\.\.(\d{4})-(\d{2})-(\d{2})$/;

/** The statements for these changes, in an order that depends only on the changes. */
export function toStatements(changes: readonly EntryChange[]): Statement[] {
  const perCalendar = new Map<string, { calendar: string; what: string; days: number[] }>();
  for (const change of changes) {
    const what = JSON.stringify([change.before, change.after]);
    const key = `${change.calendar} ${what}`;
    const group = perCalendar.get(key);
    if (group) group.days.push(change.day);
    else perCalendar.set(key, { calendar: change.calendar, what, days: [change.day] });
  }
  const shared = new Map<string, { calendars: string[]; what: string; dates: string[] }>();
  for (const { calendar, what, days } of perCalendar.values()) {
    const dates = compressDays(days);
    const key = `${dates.join()} ${what}`;
    const group = shared.get(key);
    if (group) group.calendars.push(calendar);
    else shared.set(key, { calendars: [calendar], what, dates });
  }
  return [...shared.values()].map(({ calendars, what, dates }) => {
    const [before, after] = JSON.parse(what) as [Payload | null, Payload | null];
    return { calendars, dates, ...(before && { before }), ...(after && { after }) };
  });
}

/** The changes in statements, sorted by calendar id, date and kind. */
export function fromStatements(statements: readonly Statement[]): EntryChange[] {
  const calendars = byCalendar(statements);
  const changes: EntryChange[] = [];
  for (const id of [...calendars.keys()].sort())
    for (const change of calendars.get(id)!()) changes.push(change);
  return changes;
}

/** For each calendar in statements a function that makes its changes, sorted by date and kind. */
export function byCalendar(statements: readonly Statement[]): Map<string, () => EntryChange[]> {
  const stated = new Map<string, Said[]>();
  for (const statement of statements) {
    const one = readStatement(statement);
    for (const calendar of statement.calendars)
      getOrMake(stated, calendar, () => [] as Said[]).push(one);
  }
  const changesOf = (calendar: string, all: readonly Said[]) =>
    all
      .flatMap(({ days, kind, before, after }) =>
        days.map((day) => ({ calendar, day, kind, before, after })),
      )
      .sort(compareEntries);
  return new Map([...stated].map(([calendar, all]) => [calendar, () => changesOf(calendar, all)]));
}

type Said = Omit<EntryChange, 'calendar' | 'day'> & { readonly days: readonly number[] };

function readStatement(statement: Statement): Said {
  const before = statement.before ? payloadOf(statement.before) : null;
  const after = statement.after ? payloadOf(statement.after) : null;
  const kind = (after ?? before)?.kind;
  if (!kind)
    throw new Error(`a statement with neither before nor after: ${JSON.stringify(statement)}`);
  return { days: statement.dates.flatMap(expandDates), kind, before, after };
}

/** Days as date texts, with the same day of three or more years as a range; sorted by first date. */
export function compressDays(days: readonly number[]): string[] {
  const byDayOfYear = new Map<number, number[]>();
  for (const day of [...days].sort((a, b) => a - b)) {
    const { year, month, day: dayOfMonth } = civilDate(day);
    const key = month * 100 + dayOfMonth;
    byDayOfYear.set(key, [...(byDayOfYear.get(key) ?? []), year]);
  }
  const texts: { first: number; text: string }[] = [];
  for (const [key, years] of byDayOfYear) {
    const [month, dayOfMonth] = [Math.floor(key / 100), key % 100];
    for (const [first, last] of runs(years)) {
      if (last - first + 1 >= MIN_RUN_YEARS) {
        const text = `${first}..${formatDay(dayNumber(last, month, dayOfMonth))}`;
        texts.push({ first: dayNumber(first, month, dayOfMonth), text });
      } else {
        for (let year = first; year <= last; year++) {
          const day = dayNumber(year, month, dayOfMonth);
          texts.push({ first: day, text: formatDay(day) });
        }
      }
    }
  }
  return texts.sort((a, b) => a.first - b.first).map(({ text }) => text);
}

/** The days of a date text. */
export function expandDates(text: string): number[] {
  const run = RUN.exec(text);
  if (!run) return [mustParseDay(text)];
  const days: number[] = [];
  for (let year = Number(run[1]); year <= Number(run[2]); year++)
    days.push(mustParseDay(`${year}-${run[3]}-${run[4]}`));
  return days;
}

/** Ascending years as ranges [first, last], both inclusive. */
export function runs(years: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const year of years) {
    const last = found.at(-1);
    if (last && year === last[1] + 1) last[1] = year;
    else found.push([year, year]);
  }
  return found;
}

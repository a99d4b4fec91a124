import { type BusinessDays, covers } from '../core/business-days.js';
import { type DayNumber, formatDay, mustParseDay } from '../core/civil-date.js';
import { dataSpan } from '../core/packed.js';
import type { Mode } from '../core/types.js';
import type { Catalog } from '../service/catalog.js';
import { unknownCalendar } from '../service/find-calendars.js';
import { Problem } from '../service/problem.js';
import { dateIn } from '../service/today.js';
import type { Context } from './endpoint.js';
import { type AskedDay, MAX_CALENDARS } from './parameters.js';

/** What requests have in common once their parameters are read: calendars, dates and the data's limits. */

/** Indexes of the calendars of a `calendars` parameter, each once, in the order asked. Throws a Problem. */
export function selectCalendars(catalog: Catalog, list: string): readonly number[] {
  return catalog.lists.get(list, () => readList(catalog, list));
}

function readList(catalog: Catalog, list: string): number[] {
  return [...new Set(idsIn(list).map((id) => findCalendar(catalog, id)))];
}

/**
 * Ids of a `calendars` parameter where calendars that have gone may be named too: in their canonical form, each once.
 * What a calendar was called before it had its present id is its history too. Throws a Problem.
 */
export function selectEverKnown(catalog: Catalog, list: string): readonly string[] {
  return [...new Set(idsIn(list).flatMap((id) => everKnownAs(catalog, id)))];
}

/** The id of a calendar and its aliases, or that of one that has gone. */
function everKnownAs(catalog: Catalog, id: string): readonly string[] {
  const gone = catalog.data.meta.changeCalendars.find((known) => known === id.toUpperCase());
  if (catalog.find(id) === undefined && gone) return [gone];
  const { id: present, aliases = [] } = catalog.calendar(findCalendar(catalog, id));
  return [present, ...aliases];
}

function idsIn(list: string): string[] {
  const ids = list.split(',');
  if (ids.length <= MAX_CALENDARS) return ids.map((id) => id.trim());
  throw new Problem(
    'too_many_calendars',
    `calendars: ${ids.length} ids were read; at most ${MAX_CALENDARS} are allowed`,
  );
}

/** Index of one calendar; throws the Problem `unknown_calendar` with that status and the nearest ids. */
export function findCalendar(catalog: Catalog, id: string, status = 400): number {
  const index = catalog.find(id);
  if (index !== undefined) return index;
  if (id === '' && status === 400) {
    throw new Problem(
      'invalid_parameter',
      'calendars: an id is empty; expected one to ten calendar ids, separated by commas',
    );
  }
  throw unknownCalendar(catalog, id, status);
}

/** A date that was asked for as a day number, and the date that stood for `today` if it was asked for. */
export interface ResolvedDay {
  readonly day: DayNumber;
  readonly asOf?: string;
}

export function resolveDay(asked: AskedDay, tz: string, { nowMs }: Context): ResolvedDay {
  if (asked !== 'today') return { day: asked };
  const today = dateIn(tz, nowMs);
  return { day: mustParseDay(today), asOf: today };
}

/**
 * The date in each calendar's own zone at the instant of the request (UTC where it has none), in the order of
 * `indexes`, and what stood for `today`: all of them.
 */
export function localDates(catalog: Catalog, indexes: readonly number[], { nowMs }: Context) {
  const texts = indexes.map((index) => dateIn(catalog.calendar(index).timezone ?? 'UTC', nowMs));
  return { dates: texts.map(mustParseDay), asOf: texts.join('_') };
}

/** The calendars as one; throws `out_of_coverage` unless all of them have data on all of `days`. */
export function combinedCovering(
  catalog: Catalog,
  indexes: readonly number[],
  mode: Mode,
  ...days: readonly DayNumber[]
): BusinessDays {
  const combined = catalog.combined(indexes, mode);
  for (const day of days) if (!covers(combined, day)) throw outside(catalog, indexes, day);
  return combined;
}

/** Throws `out_of_coverage` unless every calendar has data on the day. */
export function requireCovered(catalog: Catalog, indexes: readonly number[], day: DayNumber): void {
  for (const index of indexes) if (!covers(catalog.businessDays(index), day)) throw outside(catalog, [index], day);
}

/** The problem of a day outside the data of one of the calendars. */
function outside(catalog: Catalog, indexes: readonly number[], day: DayNumber): Problem {
  const at = indexes.find((index) => !covers(catalog.businessDays(index), day)) ?? indexes[0]!;
  return new Problem('out_of_coverage', `${formatDay(day)} is outside the data of ${yearsOf(catalog, at)}`);
}

/** The problem of a result beyond the data of the calendars asked, before or after it. */
export function resultOutside(catalog: Catalog, indexes: readonly number[], direction: 'after' | 'before'): Problem {
  const bound = (index: number) => dataSpan(catalog.calendar(index))[direction === 'after' ? 1 : 0];
  const nearest = indexes.reduce((a, b) => ((direction === 'after') === bound(a) <= bound(b) ? a : b));
  return new Problem('out_of_coverage', `the result lies ${direction} the data of ${yearsOf(catalog, nearest)}`);
}

function yearsOf(catalog: Catalog, index: number): string {
  const { id, data_years } = catalog.calendar(index);
  return `${id}, which covers ${data_years[0]} to ${data_years[1]}`;
}

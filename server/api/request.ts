import { type DayNumber, mustParseDay } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { unknownCalendar } from '../queries/find-calendars.js';
import { isJoined, joinedIds } from '../queries/joint.js';
import { Problem } from '../queries/problem.js';
import { dateIn } from '../queries/today.js';
import type { Context } from './endpoint.js';
import { type AskedDay, MAX_CALENDARS } from './parameters.js';

/** What requests have in common once their parameters are read: calendars and dates. */

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
  // What changed of calendars that are joined is what changed of each.
  const ids = idsIn(list).flatMap((id) => (isJoined(id) ? joinedIds(id) : [id]));
  return [...new Set(ids.flatMap((id) => everKnownAs(catalog, id)))];
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
  const count = ids.reduce((sum, id) => sum + Math.max(1, joinedIds(id).length), 0);
  if (count <= MAX_CALENDARS) return ids.map((id) => id.trim());
  throw new Problem('too_many_calendars', `calendars: ${count} ids were read; at most ${MAX_CALENDARS} are allowed`);
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
  throw unknownCalendar(catalog, joinedIds(id).find((one) => catalog.find(one) === undefined) ?? id, status);
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

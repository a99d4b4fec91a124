import { type DayNumber, mustParseDay } from '../engine/civil-date.js';
import type { Catalog } from '../queries/catalog.js';
import { unknownCalendar } from '../queries/find-calendars.js';
import { countIds, isJoined, joinedIds } from '../queries/joint.js';
import { Problem } from '../queries/problem.js';
import { dateIn } from '../queries/today.js';
import { splitList } from '../text/split-list.js';
import type { Context } from './endpoint.js';
import { MAX_CALENDARS, type RequestedDay } from './parameters.js';

/** Resolves the calendars and dates of parsed requests. */

/** Indexes of the calendars of a `calendars` parameter without duplicates, in the given order. Throws a Problem. */
export function selectCalendars(catalog: Catalog, list: string): readonly number[] {
  const indexes: number[] = [];
  for (const id of idsIn(list)) {
    const index = findCalendar(catalog, id);
    if (!indexes.includes(index)) indexes.push(index);
  }
  return indexes;
}

/**
 * Ids of a `calendars` parameter that may also name removed calendars: in canonical form, without duplicates. A calendar's former
 * ids are part of its history too. Throws a Problem.
 */
export function selectEverKnown(catalog: Catalog, list: string): readonly string[] {
  // The changes of a joint calendar are those of each of its calendars.
  const ids = idsIn(list).flatMap((id) => (isJoined(id) ? joinedIds(id) : [id]));
  return [...new Set(ids.flatMap((id) => everKnownAs(catalog, id)))];
}

/** The id of a calendar and its aliases, or the id of a removed one. */
function everKnownAs(catalog: Catalog, id: string): readonly string[] {
  const gone = id.toUpperCase();
  if (catalog.find(id) === undefined && catalog.data.meta.changeCalendars.includes(gone))
    return [gone];
  const { id: present, aliases = [] } = catalog.calendar(findCalendar(catalog, id));
  return [present, ...aliases];
}

function idsIn(list: string): readonly string[] {
  const count = countIds(list);
  if (count > MAX_CALENDARS) throw tooMany(count);
  return splitList(list, MAX_CALENDARS).parts;
}

function tooMany(count: number): Problem {
  return new Problem(
    'too_many_calendars',
    `calendars: ${count} ids were read; at most ${MAX_CALENDARS} are allowed`,
  );
}

/** Index of one calendar; throws the Problem `unknown_calendar` with the given status and the nearest ids. */
export function findCalendar(catalog: Catalog, id: string, status = 400): number {
  const members = countIds(id);
  if (members > MAX_CALENDARS) throw tooMany(members);
  const index = catalog.find(id);
  if (index !== undefined) return index;
  if (id === '' && status === 400) {
    throw new Problem(
      'invalid_parameter',
      'calendars: an id is empty; expected one to ten calendar ids, separated by commas',
    );
  }
  throw unknownCalendar(catalog, unknownPart(catalog, id), status);
}

/** The unknown member of a joint calendar, or the whole text if it is a name with spaces (UK bank holidays). */
function unknownPart(catalog: Catalog, id: string): string {
  const unknown = joinedIds(id).filter((one) => catalog.find(one) === undefined);
  const isName = unknown.length > 1 || catalog.worded(id, true).length > 0;
  return isName && !id.includes('+') ? id : (unknown[0] ?? id);
}

/** The day number of a requested date, and the date of `today` if it was requested. */
export interface ResolvedDay {
  readonly day: DayNumber;
  readonly asOf?: string;
}

export function resolveDay(requested: RequestedDay, tz: string, { nowMs }: Context): ResolvedDay {
  if (requested !== 'today') return { day: requested };
  const today = dateIn(tz, nowMs);
  return { day: mustParseDay(today), asOf: today };
}

/**
 * The date in each calendar's own zone at the instant of the request (UTC if it has none), in the order of `indexes`, and all
 * the dates that `today` resolved to.
 */
export function localDates(catalog: Catalog, indexes: readonly number[], { nowMs }: Context) {
  const texts = indexes.map((index) => dateIn(catalog.calendar(index).timezone ?? 'UTC', nowMs));
  return { dates: texts.map(mustParseDay), asOf: texts.join('_') };
}

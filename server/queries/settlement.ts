import { addBusinessDays, covers, type Trust, trustIn } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { Mode } from '../engine/types.js';
import type { Calendars } from './calendars.js';

/**
 * Trading days of an exchange may differ from settlement days: New York trades on Columbus Day, but nothing settles. So T+n of an
 * exchange also reports the date of its settlement calendar if that differs.
 */

export interface Settlement extends Trust {
  /** The requested calendars, with the settlement calendar instead of each exchange that has one. */
  readonly calendars: readonly string[];
  readonly result: string;
}

/** Cache by the requested list: the list with settlement calendars, or null if none of its exchanges has one. */
const lists = new WeakMap<readonly number[], readonly number[] | null>();

/** The requested calendars with the settlement calendar (`MIC:SETTLEMENT`) of each exchange; null if none has one. */
function settlementCalendars(
  calendars: Calendars,
  indexes: readonly number[],
): readonly number[] | null {
  const known = lists.get(indexes);
  if (known !== undefined) return known;
  const settling = [...new Set(indexes.map((index) => settlementOf(calendars, index) ?? index))];
  const list = indexes.some((index) => settlementOf(calendars, index) !== undefined)
    ? settling
    : null;
  lists.set(indexes, list);
  return list;
}

function settlementOf(calendars: Calendars, index: number): number | undefined {
  const { id, kind } = calendars.calendar(index);
  return kind === 'exchange' ? calendars.find(`${id}:SETTLEMENT`) : undefined;
}

/**
 * T+n by the settlement calendars of exchanges; `result` is the answer of the exchanges themselves. Null if that is the same date,
 * if n < 0, which is not a settlement, or outside their data.
 */
export function settlementBeside(
  calendars: Calendars,
  indexes: readonly number[],
  mode: Mode,
  date: DayNumber,
  n: number,
  result: DayNumber,
): Settlement | null {
  const settling = n < 0 ? null : settlementCalendars(calendars, indexes);
  if (settling === null) return null;
  const days = calendars.combined(settling, mode);
  const found = covers(days, date) ? addBusinessDays(days, date, n) : null;
  if (!found || found.day === result) return null;
  return {
    calendars: settling.map((index) => calendars.calendar(index).id),
    result: formatDay(found.day),
    ...trustIn(days, found.dependsFrom, found.dependsTo),
  };
}

import { addBusinessDays, covers, type Trust, trustIn } from '../engine/business-days.js';
import { type DayNumber, formatDay } from '../engine/civil-date.js';
import type { Mode } from '../engine/types.js';
import type { Calendars } from './calendars.js';

/**
 * An exchange's days are not those on which its trades settle: New York trades on Columbus Day and settles nothing. Who
 * asks T+n of an exchange is told when its settlement calendar says another date.
 */

export interface Settlement extends Trust {
  /** The calendars asked, with the settlement calendar in place of each exchange that has one. */
  readonly calendars: readonly string[];
  readonly result: string;
}

/** By the list that was asked: the list with settlement calendars, or null where none of its exchanges has one. */
const lists = new WeakMap<readonly number[], readonly number[] | null>();

/** The calendars asked with the settlement calendar (`MIC:SETTLEMENT`) of each exchange; null where none has one. */
function settlementCalendars(calendars: Calendars, indexes: readonly number[]): readonly number[] | null {
  const known = lists.get(indexes);
  if (known !== undefined) return known;
  const settling = [...new Set(indexes.map((index) => settlementOf(calendars, index) ?? index))];
  const list = indexes.some((index) => settlementOf(calendars, index) !== undefined) ? settling : null;
  lists.set(indexes, list);
  return list;
}

function settlementOf(calendars: Calendars, index: number): number | undefined {
  const { id, kind } = calendars.calendar(index);
  return kind === 'exchange' ? calendars.find(`${id}:SETTLEMENT`) : undefined;
}

/**
 * What the settlement calendars of exchanges answer to T+n, `result` being the answer of the exchanges; null where that is
 * the same date, where n < 0, which is no settlement, and where their data do not reach.
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

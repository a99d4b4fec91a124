import { type DayNumber, isoWeekday } from '../../server/engine/civil-date.js';
import type { Payload } from '../../server/engine/types.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';
import { type Movable, movableDays, ownDays, runsOf } from './movable.js';
import { type Surroundings, substituteDays } from './substitutes.js';

/**
 * Where estimated holidays could come to stand. A holiday may stand on every day within its `may_move_days`, an observed
 * one too; what moves with it, moves as far: the days of a feast, the weekend that a list of working days leaves out, and
 * the substitute for a day that then falls on a weekend or on another holiday, where the calendar has ever given one for
 * it. An estimated or provisional entry without `may_move_days` may go away, and moves nowhere.
 */

/** A list of working days alone has no day on a weekend; so many tell that it is one. */
const FEW_LISTED = 3;
/** So many days of one name on one weekday are no accident: the last Friday of a month that may move. */
const FEW_ON_WEEKDAY = 5;

/** The days on which a holiday that may move could come to stand, its own among them. `entries` sorted by day. */
export function reachableDays(calendar: StoredCalendar, entries: readonly StoredEntry[]): Set<DayNumber> {
  const holidays = entries.filter(({ payload }) => payload.kind === 'holiday');
  const movable = movableDays(holidays);
  if (movable.length === 0) return new Set();
  const daysWhere = (is: (payload: Payload) => boolean) =>
    new Set(holidays.filter(({ payload }) => is(payload)).map(({ day }) => day));
  const confirmed = daysWhere(({ status }) => status === 'confirmed');
  const fixed = daysWhere(({ may_move_days }) => !may_move_days);
  const around: Surroundings = {
    isWeekend: weekendCheck(calendar.weekend),
    isFixed: (day) => fixed.has(day),
    isConfirmed: (day) => confirmed.has(day),
  };

  const moving = together(byDay([...movable, ...hiddenDays(movable, holidays, around)]));
  /** The feasts that could come to stand on a day. */
  const reached = new Map<DayNumber, Set<string>>();
  for (const { day, feast, reach } of moving) {
    for (let by = -reach; by <= reach; by++) getOrMake(reached, day + by, () => new Set()).add(feast);
  }
  return new Set([
    ...reached.keys(),
    ...weeksApart(movable),
    ...substituteDays(moving, holidays, around, (day, feast) => !reached.get(day)?.has(feast) && reached.has(day)),
  ]);
}

/** The days of one feast in a row move as far as the one that moves furthest. */
function together(moving: readonly Movable[]): Movable[] {
  const runs = runsOf(moving).map((run) => {
    const reach = Math.max(...run.map((one) => one.reach));
    return run.map((one) => ({ ...one, reach }));
  });
  return byDay(runs.flat());
}

function byDay(moving: readonly Movable[]): Movable[] {
  return [...moving].sort((a, b) => a.day - b.day);
}

/**
 * Days of the feasts that have no entry: the weekend within and beside the working days that a list gives; and the
 * weekend from which a holiday was moved that has an entry on the working day alone.
 */
function hiddenDays(
  movable: readonly Movable[],
  holidays: readonly StoredEntry[],
  { isWeekend }: Surroundings,
): Movable[] {
  const isOwn = ownDays(holidays);
  const listed = new Set(holidays.filter(({ payload }) => payload.origin === 'curated').map(({ day }) => day));
  const isAlone = ({ day, name }: Movable) => ![-6, -5, -4, -3, -2, -1, 1, 2].some((by) => isOwn(day + by, name));
  const weekendBeside = (one: Movable): Movable[] =>
    [-1, 1].flatMap((step) => {
      const days: Movable[] = [];
      for (let day = one.day + step; isWeekend(day); day += step) days.push({ ...one, day, observed: false });
      return days;
    });
  return runsOf(movable).flatMap((run) => {
    const isList = run.length >= FEW_LISTED && run.every(({ day }) => listed.has(day) && !isWeekend(day));
    return run.filter((one) => isList || (one.observed && isAlone(one))).flatMap(weekendBeside);
  });
}

/** Of a holiday that is kept on one weekday, such as the last Friday of a month that may move: that of the weeks beside. */
function weeksApart(movable: readonly Movable[]): DayNumber[] {
  const daysOf = new Map<string, DayNumber[]>();
  for (const { name, day } of movable) getOrMake(daysOf, name, () => []).push(day);
  return [...daysOf.values()].flatMap((days) => {
    const isKept = days.length >= FEW_ON_WEEKDAY && new Set(days.map(isoWeekday)).size === 1;
    return isKept ? days.flatMap((day) => [day - 7, day + 7]) : [];
  });
}

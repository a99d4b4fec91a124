import { type DayNumber, isoWeekday } from '../../server/engine/civil-date.js';
import type { Payload } from '../../server/engine/types.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';
import { type Movable, movableDays, ownDays, runsOf } from './movable.js';
import { type Surroundings, substituteFinder } from './substitutes.js';

/**
 * The days to which estimated holidays could move. A holiday, also an observed one, may move to every day within its
 * `may_move_days`. Days that belong together move equally far: the days of a feast, the weekend that a list of working days leaves
 * out, and the substitute for a day that then falls on a weekend or on another holiday, if the calendar has ever had one for it. An
 * estimated or provisional entry without `may_move_days` may be dropped, but does not move.
 */

/** A list that has only working days has none on a weekend; this many days are enough to recognise it. */
const FEW_LISTED = 3;
/** This many days of one name on the same weekday are a rule: the last Friday of a month that may move. */
const FEW_ON_WEEKDAY = 5;

/** The days to which a movable holiday could move, including its own. `entries` sorted by day. */
export function reachableDays(
  calendar: Pick<StoredCalendar, 'weekend'>,
  entries: readonly StoredEntry[],
): Set<DayNumber> {
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
  /** The feasts that could move to a day. */
  const reached = new Map<DayNumber, Set<string>>();
  for (const { day, feast, reach } of moving) {
    for (let by = -reach; by <= reach; by++)
      getOrMake(reached, day + by, () => new Set()).add(feast);
  }
  const isReached = (day: DayNumber, feast: string) =>
    reached.has(day) && !reached.get(day)!.has(feast);
  const substitutesIf = substituteFinder(moving, holidays, around);
  const first = substitutesIf(isReached);
  // Two feasts of one weekend: the substitute for the second may follow that for the first.
  const substituted = new Map<DayNumber, Set<string>>();
  for (const { day, feast } of first) getOrMake(substituted, day, () => new Set()).add(feast);
  const isOfOther = (day: DayNumber, feast: string) => {
    const feasts = substituted.get(day);
    return feasts !== undefined && (feasts.size > 1 || !feasts.has(feast));
  };
  const isTaken = (day: DayNumber, feast: string) => isReached(day, feast) || isOfOther(day, feast);
  const substitutes = [...first, ...substitutesIf(isTaken)].map(({ day }) => day);
  return new Set([...reached.keys(), ...weeksApart(movable), ...substitutes]);
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
 * Days of the feasts without an entry: the weekend within or next to the listed working days; and the weekend from which a holiday
 * was moved, if only the working day has an entry.
 */
function hiddenDays(
  movable: readonly Movable[],
  holidays: readonly StoredEntry[],
  { isWeekend }: Surroundings,
): Movable[] {
  const isOwn = ownDays(holidays);
  const listed = new Set(
    holidays.filter(({ payload }) => payload.origin === 'curated').map(({ day }) => day),
  );
  const isAlone = ({ day, name }: Movable) =>
    ![-6, -5, -4, -3, -2, -1, 1, 2].some((by) => isOwn(day + by, name));
  const weekendBeside = (one: Movable): Movable[] =>
    [-1, 1].flatMap((step) => {
      const days: Movable[] = [];
      for (let day = one.day + step; isWeekend(day); day += step)
        days.push({ ...one, day, observed: false });
      return days;
    });
  return runsOf(movable).flatMap((run) => {
    const isList =
      run.length >= FEW_LISTED && run.every(({ day }) => listed.has(day) && !isWeekend(day));
    return run.filter((one) => isList || (one.observed && isAlone(one))).flatMap(weekendBeside);
  });
}

/** For a holiday on a fixed weekday, such as the last Friday of a month that may move: the same weekday of adjacent weeks. */
function weeksApart(movable: readonly Movable[]): DayNumber[] {
  const daysOf = new Map<string, DayNumber[]>();
  for (const { name, day } of movable) getOrMake(daysOf, name, () => []).push(day);
  return [...daysOf.values()].flatMap((days) => {
    const isKept = days.length >= FEW_ON_WEEKDAY && new Set(days.map(isoWeekday)).size === 1;
    return isKept ? days.flatMap((day) => [day - 7, day + 7]) : [];
  });
}

import { type DayNumber, isoWeekday } from '../../server/engine/civil-date.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { StoredEntry } from '../release/state.js';
import { LARGEST_GAP, type Movable, ownDays, plainNames, runsOf } from './movable.js';

/**
 * Substitutes for holidays that may move. The rule behind a substitute is not known here, so the calendar's own entries
 * of all years tell for which holidays, and on which weekdays, it gives one: on the next day that is no holiday.
 */

export interface Surroundings {
  readonly isWeekend: (day: DayNumber) => boolean;
  /** Whether a holiday that moves nowhere stands on the day, confirmed or not. */
  readonly isFixed: (day: DayNumber) => boolean;
  /** Whether a confirmed one does. */
  readonly isConfirmed: (day: DayNumber) => boolean;
}

/** The weekdays (ISO) of weekends on which a holiday, by name, has been given a substitute; of other days too, when empty. */
type Substituted = ReadonlyMap<string, ReadonlySet<number>>;

/**
 * The days on which a substitute could come to stand. `moving` sorted by day; `isTaken` tells whether another feast could
 * come to stand on a day, so that a substitute may have to go further.
 */
export function substituteDays(
  moving: readonly Movable[],
  holidays: readonly StoredEntry[],
  around: Surroundings,
  isTaken: (day: DayNumber, feast: string) => boolean,
): DayNumber[] {
  const { isWeekend, isFixed, isConfirmed } = around;
  const substituted = substitutedWeekdays(holidays, isWeekend);
  const found: DayNumber[] = [];
  for (const run of runsOf(moving.filter(({ observed }) => !observed))) {
    const { feast, reach } = run[0]!;
    const needs = ({ name }: Movable, day: DayNumber) =>
      isWeekend(day) ? substituted.get(name)?.has(isoWeekday(day)) : substituted.has(name) && isFixed(day);
    const joined = joinedSubstitutes(holidays, run[0]!.day, run.at(-1)!.day);
    for (let by = -reach; by <= reach; by++) {
      const own = new Set(run.map(({ day }) => day + by));
      const isHoliday = (day: DayNumber) => isWeekend(day) || isConfirmed(day) || own.has(day);
      const needing = run.filter((one) => needs(one, one.day + by));
      for (const [place, { day }] of needing.entries()) {
        found.push(
          ...nextFree(day + by, place + 1 + joined, isHoliday, (next) => isFixed(next) || isTaken(next, feast)),
        );
      }
    }
  }
  return found;
}

const ESTIMATED_NAME = / \(estimated\)/;

/** How many substitutes of the feasts from `first` to `last` stand on a confirmed holiday behind them, told in its name alone. */
function joinedSubstitutes(holidays: readonly StoredEntry[], first: DayNumber, last: DayNumber): number {
  return holidays.filter(
    ({ day, payload: { status, names } }) =>
      day >= first && day <= last + LARGEST_GAP && status === 'confirmed' && ESTIMATED_NAME.test(names.en ?? ''),
  ).length;
}

/** The days after one that are no holiday, until there are `count` that none could come to stand on. */
function nextFree(
  after: DayNumber,
  count: number,
  isHoliday: (day: DayNumber) => boolean,
  isTaken: (day: DayNumber) => boolean,
): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = after + 1, free = 0; free < count; day++) {
    if (isHoliday(day)) continue;
    days.push(day);
    if (!isTaken(day)) free++;
  }
  return days;
}

function substitutedWeekdays(holidays: readonly StoredEntry[], isWeekend: Surroundings['isWeekend']): Substituted {
  const isOwn = ownDays(holidays);
  const byName = new Map<string, Set<number>>();
  for (const { day, payload } of holidays) {
    if (!payload.observed) continue;
    for (const name of plainNames(payload)) {
      const weekdays = getOrMake(byName, name, () => new Set());
      for (const weekend of weekendsBehind(day, (one) => isOwn(one, name), isWeekend))
        weekdays.add(isoWeekday(weekend));
    }
  }
  return byName;
}

/** The weekend days that a day stands for: those on which the holiday has a day of its own; all, where it has none. */
function weekendsBehind(
  substitute: DayNumber,
  isOwn: (day: DayNumber) => boolean,
  isWeekend: Surroundings['isWeekend'],
): DayNumber[] {
  const behind: DayNumber[] = [];
  for (let day = substitute - 1, gap = 1; gap <= LARGEST_GAP; day--) {
    behind.push(day);
    gap = isOwn(day) ? 1 : gap + 1;
  }
  const own = behind.filter(isOwn);
  return (own.length > 0 ? own : behind).filter(isWeekend);
}

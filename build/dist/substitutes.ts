import { type DayNumber, isoWeekday } from '../../server/engine/civil-date.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { StoredEntry } from '../release/state.js';
import { MAX_GAP, type Movable, ownDays, plainNames, runsOf } from './movable.js';

/**
 * Substitutes for holidays that may move. The rule behind a substitute is not known here, so it is derived from the calendar's
 * entries of all years: which holidays, on which weekdays, have one on the next day that is not a holiday.
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

/** A day on which the substitute for a feast could fall. */
export interface SubstituteDay {
  readonly day: DayNumber;
  readonly feast: string;
}

/** Whether another feast or its substitute could move to a day, so that a substitute may fall on a later one. */
type IsTaken = (day: DayNumber, feast: string) => boolean;

/** Finds the days on which a substitute could fall. `moving` and `holidays` sorted by day. */
export function substituteFinder(
  moving: readonly Movable[],
  holidays: readonly StoredEntry[],
  { isWeekend, isFixed, isConfirmed }: Surroundings,
): (isTaken: IsTaken) => SubstituteDay[] {
  const substituted = substitutedWeekdays(holidays, isWeekend);
  const needs = ({ name }: Movable, day: DayNumber) =>
    isWeekend(day)
      ? substituted.get(name)?.has(isoWeekday(day))
      : substituted.has(name) && isFixed(day);
  const runs = runsOf(moving.filter(({ observed }) => !observed)).filter((run) =>
    run.some(({ name }) => substituted.has(name)),
  );
  const joined = joinedSubstitutes(holidays);
  return (isTaken) => {
    const found: SubstituteDay[] = [];
    for (const run of runs) {
      const { feast, reach } = run[0]!;
      const others = countWithin(joined, run[0]!.day, run.at(-1)!.day + MAX_GAP);
      const isOther = (day: DayNumber) => isFixed(day) || isTaken(day, feast);
      for (let by = -reach; by <= reach; by++) {
        const isOwn = (day: DayNumber) => run.some((one) => one.day + by === day);
        const isHoliday = (day: DayNumber) => isWeekend(day) || isConfirmed(day) || isOwn(day);
        const needing = run.filter((one) => needs(one, one.day + by));
        for (const [place, { day }] of needing.entries()) {
          for (const free of nextFree(day + by, place + 1 + others, isHoliday, isOther))
            found.push({ day: free, feast });
        }
      }
    }
    return found;
  };
}

const ESTIMATED_NAME = / \(estimated\)/;

/** The days of substitutes that stand on a confirmed holiday, told in its name alone; sorted. */
function joinedSubstitutes(holidays: readonly StoredEntry[]): DayNumber[] {
  const isJoined = ({ payload: { status, names } }: StoredEntry) =>
    status === 'confirmed' && ESTIMATED_NAME.test(names.en ?? '');
  return holidays.filter(isJoined).map(({ day }) => day);
}

function countWithin(days: readonly DayNumber[], first: DayNumber, last: DayNumber): number {
  return days.filter((day) => day >= first && day <= last).length;
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

function substitutedWeekdays(
  holidays: readonly StoredEntry[],
  isWeekend: Surroundings['isWeekend'],
): Substituted {
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
  for (let day = substitute - 1, gap = 1; gap <= MAX_GAP; day--) {
    behind.push(day);
    gap = isOwn(day) ? 1 : gap + 1;
  }
  const own = behind.filter(isOwn);
  return (own.length > 0 ? own : behind).filter(isWeekend);
}

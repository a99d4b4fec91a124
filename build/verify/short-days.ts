import { type DayNumber, formatDay, parseDay, yearOf } from '../../server/engine/civil-date.js';
import type { WeekendRule } from '../../server/engine/types.js';
import { isWeekend } from '../../server/engine/weekend.js';
import type { PlainEntry } from '../expand/entry.js';
import type { Claims } from './claims.js';

/**
 * What early closes leave open where no list names all of them. A day without an early close is verified only if a list
 * would have named it, so the early closes that we know tell where others may be missing: those that come every year in
 * the whole of the year and its neighbours, one that came once only where it may come again.
 */

/** Early closes of other years this near in the calendar are the same one: they move with weekends and feasts. */
const SAME_WITHIN = 7;
const DAYS_OF_YEAR = 365.25;

/** Years that are verified only by a list of all early closes: those with a recurring one, and those next to them. */
export function yearsOfUnlistedEarlyCloses(
  entries: readonly PlainEntry[],
  { earlyCompleteYears }: Claims,
): number[] {
  const years = earlyCloses(entries)
    .filter((one, _, all) => isRecurring(one, all))
    .map(({ day }) => yearOf(day));
  const near = new Set(years.flatMap((year) => [year - 1, year, year + 1]));
  return [...near].filter((year) => !earlyCompleteYears.has(year));
}

/**
 * Days that are not verified to be whole: the date of an early close that came once, before a holiday, in the year
 * before and after it. One on any other day (an earthquake, a mourning) does not come again.
 */
export function daysMaybeShort(
  entries: readonly PlainEntry[],
  { earlyCompleteYears }: Claims,
  weekend: readonly WeekendRule[],
): DayNumber[] {
  const holidays = new Set(entries.filter(({ kind }) => kind === 'holiday').map(({ day }) => day));
  const named = new Set(entries.map(({ day }) => day));
  const isEve = (day: DayNumber): boolean =>
    holidays.has(day + 1) || (isWeekend(weekend, day + 1) && isEve(day + 1));
  return earlyCloses(entries)
    .filter((one, _, all) => !isRecurring(one, all) && isEve(one.day))
    .flatMap(({ day }) => [sameDateOf(day, yearOf(day) - 1), sameDateOf(day, yearOf(day) + 1)])
    .filter((day) => day !== null)
    .filter(
      (day) => !earlyCompleteYears.has(yearOf(day)) && !named.has(day) && !isWeekend(weekend, day),
    );
}

function earlyCloses(entries: readonly PlainEntry[]): PlainEntry[] {
  return entries.filter(({ kind }) => kind === 'early_close');
}

function isRecurring({ day, origin }: PlainEntry, all: readonly PlainEntry[]): boolean {
  if (origin !== 'curated') return true;
  return all.some((other) => {
    const apart = Math.abs(other.day - day) % DAYS_OF_YEAR;
    const isSameTime = Math.min(apart, DAYS_OF_YEAR - apart) <= SAME_WITHIN;
    return yearOf(other.day) !== yearOf(day) && isSameTime;
  });
}

function sameDateOf(day: DayNumber, year: number): DayNumber | null {
  return parseDay(`${year}${formatDay(day).slice(4)}`);
}

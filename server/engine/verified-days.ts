import { popCount } from './bits.js';
import { type DayNumber, firstDayOf, lastDayOf, yearOf } from './civil-date.js';
import type { BusinessDays } from './combined-days.js';

/**
 * The number of verified days of each year that has some, by year: those that an official publication names or covers,
 * in every calendar read together. Holidays on weekends do not count against a day. A leap year has at most 366.
 */
export function verifiedDays(days: BusinessDays): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let year = yearOf(days.first); year <= yearOf(days.last); year++) {
    const count = countVerified(
      days,
      Math.max(firstDayOf(year), days.first),
      Math.min(lastDayOf(year), days.last),
    );
    if (count > 0) counts[year] = count;
  }
  return counts;
}

/** The verified days from..to (both inclusive, in the data). */
function countVerified(days: BusinessDays, from: DayNumber, to: DayNumber): number {
  let count = 0;
  for (let first = from; first <= to; ) {
    const bit = (first - days.epoch) & 31;
    const length = Math.min(32 - bit, to - first + 1);
    const mask = (length === 32 ? -1 : (1 << length) - 1) << bit;
    count += popCount(~unverifiedWord(days, (first - days.epoch) >> 5) & mask);
    first += length;
  }
  return count;
}

/** The days of a word of the timeline that are not verified in some calendar. */
function unverifiedWord(days: BusinessDays, word: number): number {
  if (days.members === undefined) return days.unverified[word]!;
  return days.members.reduce(
    (bits, member, at) => bits | unverifiedWord(member, word + days.shifts[at]!),
    0,
  );
}

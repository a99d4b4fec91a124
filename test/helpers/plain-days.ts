import fc from 'fast-check';
import { setBit, wordsFor } from '../../server/engine/bits.js';
import { type CalendarDays, withCounts } from '../../server/engine/calendar-days.js';
import {
  civilDate,
  type DayNumber,
  daysInMonth,
  firstDayOf,
  lastDayOf,
} from '../../server/engine/civil-date.js';
import { epochOf } from '../../server/store/pack.js';

/** Made-up days, once as plain lists for a model that loops over them and once as the engine holds them. */
export interface PlainDays {
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly isOpen: (day: DayNumber) => boolean;
  readonly isUncertain: (day: DayNumber) => boolean;
  readonly isVerified: (day: DayNumber) => boolean;
  readonly packed: CalendarDays;
}

/** Before every year that is made up, so that the data never begins at bit 0. */
// As in packs, a multiple of 32.
const EPOCH = epochOf(firstDayOf(1989));

/** Whole years of days; `closed` tells the closed ones, `doubtful` those that are uncertain and not verified. */
export function plainDays(
  years: readonly [number, number],
  closed: (day: DayNumber) => boolean,
  doubtful: (day: DayNumber) => boolean,
): PlainDays {
  const [first, last] = [firstDayOf(years[0]), lastDayOf(years[1])];
  const words = wordsFor(last - EPOCH + 1);
  const [open, uncertain, unverified] = [words, words, words].map(
    (length) => new Uint32Array(length),
  );
  for (let day = first; day <= last; day++) {
    if (!closed(day)) setBit(open!, day - EPOCH);
    if (doubtful(day)) {
      setBit(uncertain!, day - EPOCH);
      setBit(unverified!, day - EPOCH);
    }
  }
  return {
    first,
    last,
    isOpen: (day) => !closed(day),
    isUncertain: doubtful,
    isVerified: (day) => !doubtful(day),
    packed: withCounts(EPOCH, first, last, open!, uncertain!, unverified!),
  };
}

/** One to three years with any weekend, single closed days and runs of them, up to whole months. */
export const madeUpDays: fc.Arbitrary<PlainDays> = fc
  .record({
    from: fc.integer({ min: 1990, max: 2059 }),
    more: fc.integer({ min: 0, max: 2 }),
    weekend: fc.oneof(
      fc.constant([6, 7]),
      fc.constant([5, 6]),
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 4 }),
    ),
    runs: fc.array(
      fc.tuple(fc.nat(1100), fc.oneof({ weight: 4, arbitrary: fc.nat(4) }, fc.nat(70))),
      {
        maxLength: 40,
      },
    ),
    doubts: fc.uniqueArray(fc.nat(1100), { maxLength: 200 }),
  })
  .map(({ from, more, weekend, runs, doubts }) => {
    const first = firstDayOf(from);
    const closedOffsets = new Set(
      runs.flatMap(([start, length]) => Array.from({ length }, (_, at) => start + at)),
    );
    const doubtful = new Set(doubts);
    const restDays: readonly number[] = weekend;
    const isWeekend = (day: DayNumber) => restDays.includes(((((day + 3) % 7) + 7) % 7) + 1);
    return plainDays(
      [from, Math.min(from + more, 2060)],
      (day) => isWeekend(day) || closedOffsets.has(day - first),
      (day) => doubtful.has(day - first),
    );
  });

/** A day of the data, often near one of its ends. */
export function dayOf({ first, last }: PlainDays, index: number): DayNumber {
  const span = last - first + 1;
  if (index % 5 === 0) return first + (index % 40);
  if (index % 5 === 1) return last - (index % 40);
  return first + (index % span);
}

/** Whether a date is the last of its month. */
export function isEndOfMonth(day: DayNumber): boolean {
  const { year, month, day: ofMonth } = civilDate(day);
  return ofMonth === daysInMonth(year, month);
}

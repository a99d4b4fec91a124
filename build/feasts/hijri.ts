import type { DayNumber } from '../../server/engine/civil-date.js';
import { type Criterion, firstEvening } from './crescent.js';
import { lunationAt } from './sky.js';

/** Months of the Islamic calendar by a criterion for their beginning. */

/** A month of the Islamic calendar; months count from 1 = Muharram to 12 = Dhu al-Hijjah. */
export interface HijriMonth {
  readonly year: number;
  readonly month: number;
}

/** The new moon of 4 April 2000 began Muharram 1421. */
const MUHARRAM_1421 = lunationAt(Date.UTC(2000, 3, 5));

/** Number, as in `sky.ts`, of the new moon before a month. */
export function lunationOfMonth({ year, month }: HijriMonth): number {
  return MUHARRAM_1421 + (year - 1421) * 12 + (month - 1);
}

/**
 * The Islamic years with days in a Gregorian year, and those before and after, which a criterion might move into it.
 */
export function hijriYearsIn(gregorianYear: number): number[] {
  const first = Math.floor(((gregorianYear - 622) * 33) / 32) - 1;
  return [first, first + 1, first + 2, first + 3];
}

const starts = new Map<Criterion, Map<number, DayNumber>>();

/**
 * The civil day on whose eve the month begins. Where the crescent is sighted, a month has at most 30 days: the
 * criterion is applied to this month's crescent, and to the previous one's if its month would be longer.
 */
export function monthStart(criterion: Criterion, month: HijriMonth): DayNumber {
  return startOf(criterion, lunationOfMonth(month));
}

function startOf(criterion: Criterion, lunation: number): DayNumber {
  let known = starts.get(criterion);
  if (!known) {
    known = new Map();
    starts.set(criterion, known);
  }
  const cached = known.get(lunation);
  if (cached !== undefined) return cached;
  const seen = firstEvening(criterion, lunation) + 1;
  // Long months are rare: ignore the month before the previous one, whose own cap could only make it shorter.
  const capped =
    criterion.by === 'sighting' ? Math.min(seen, firstEvening(criterion, lunation - 1) + 31) : seen;
  known.set(lunation, capped);
  return capped;
}

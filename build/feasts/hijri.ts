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

/** Number, as in `sky.ts`, of the new moon that a month begins after. */
export function lunationOfMonth({ year, month }: HijriMonth): number {
  return MUHARRAM_1421 + (year - 1421) * 12 + (month - 1);
}

/** The Islamic years that have days in a Gregorian year, and the neighbours that a criterion might bring in. */
export function hijriYearsIn(gregorianYear: number): number[] {
  const first = Math.floor(((gregorianYear - 622) * 33) / 32) - 1;
  return [first, first + 1, first + 2, first + 3];
}

const starts = new Map<Criterion, Map<number, DayNumber>>();

/**
 * The civil day whose eve begins the month. Where the crescent is looked for, a month has no more than 30 days: the
 * criterion is asked for this month's crescent, and for the last one's if its month would be longer.
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
  // A long month is rare: without the month before the last, whose own cap could only make it shorter.
  const capped = criterion.by === 'sighting' ? Math.min(seen, firstEvening(criterion, lunation - 1) + 31) : seen;
  known.set(lunation, capped);
  return capped;
}

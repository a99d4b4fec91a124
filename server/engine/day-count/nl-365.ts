import { leapDaysWithin } from './leap-days.js';
import type { CountedPeriod } from './terms.js';

/** NL/365 (No Leap, ACT/365 No Leap): the days without 29 February divided by 365, as in Strata and QuantLib (NoLeap). */
export function noLeap365({ start, end }: CountedPeriod): number {
  return (end - start - leapDaysWithin(start, end)) / 365;
}

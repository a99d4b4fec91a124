import { mustParseDay } from '../engine/civil-date.js';
import { dateIn } from '../queries/today.js';

/** The day of examples: the next 24 December, a holiday in some countries and a business day in others. */
export function christmasEveFrom(nowMs: number): number {
  const today = dateIn('UTC', nowMs);
  const eve = `${today.slice(0, 4)}-12-24`;
  return mustParseDay(eve >= today ? eve : `${Number(today.slice(0, 4)) + 1}-12-24`);
}

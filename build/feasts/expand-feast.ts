import type { DayNumber } from '../../server/core/civil-date.js';
import { feastDays } from './days.js';
import { isPlace, PLACES } from './places.js';
import { FEASTS, isFeast } from './table.js';

/** Rules of definitions that name a feast: `feast diwali at IN`, `feast eid-al-fitr at PK for 3 days`. */

export interface FeastDate {
  readonly day: DayNumber;
  readonly name: string;
  /** The day was shifted by the rule (`plus`, `for`): 0 is the feast's own. */
  readonly offset: number;
}

const RULE = /^feast ([a-z-]+) at ([A-Z]{2}(?::[A-Z0-9]+)?)(?: ([+-]\d+))?(?: for (\d+) days)?$/;

/** Whether a rule's text is one for this module. */
export function isFeastRule(rule: string): boolean {
  return rule.startsWith('feast ');
}

/**
 * The days of a rule in the years from..to (both inclusive), sorted: `feast NAME at PLACE`, then a shift in days
 * (`-1`: the eve) and a number of days (`for 3 days`), both optional. Days that the shift takes into another year belong
 * to that. Throws an Error that says what is wrong with a rule of another form, an unknown feast or place.
 */
export function expandFeast(rule: string, years: readonly [number, number]): FeastDate[] {
  const match = RULE.exec(rule);
  if (!match) throw new Error(`${JSON.stringify(rule)}: a rule has the form "feast diwali at IN +1 for 2 days"`);
  const [, feast, place] = match as unknown as [string, string, string];
  if (!isFeast(feast))
    throw new Error(`${JSON.stringify(rule)}: ${feast} is none of ${Object.keys(FEASTS).join(', ')}`);
  if (!isPlace(place))
    throw new Error(`${JSON.stringify(rule)}: ${place} is none of ${Object.keys(PLACES).join(', ')}`);
  const shift = Number(match[3] ?? 0);
  const count = Number(match[4] ?? 1);
  const dates: FeastDate[] = [];
  for (let year = years[0]; year <= years[1]; year++) {
    for (const { day, name } of feastDays(feast, place, year)) {
      for (let offset = shift; offset < shift + count; offset++) dates.push({ day: day + offset, name, offset });
    }
  }
  return dates;
}

import { type CivilDate, civilDate } from '../civil-date.js';
import { yearsOf360 } from './months-of-30.js';
import type { CountedPeriod } from './terms.js';

/**
 * 30E/360 (Eurobond Basis): months of 30 days; a day of the month 31 becomes 30. 2006 ISDA Definitions, section 4.16 (g),
 * as FpML's scheme cites it (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code 30E/360, read 2026).
 */
export function thirtyE360({ start, end }: CountedPeriod): number {
  const [from, to] = [civilDate(start), civilDate(end)];
  const most30 = (date: CivilDate) => ({ ...date, day: Math.min(date.day, 30) });
  return yearsOf360(most30(from), most30(to));
}

import { civilDate } from '../civil-date.js';
import { yearsOf360 } from './months-of-30.js';
import type { CountedPeriod } from './terms.js';

/**
 * 30/360 (Bond Basis): months of 30 days; the first day of the month 31 becomes 30, the second one too if the first is
 * 30 then. 2006 ISDA Definitions, section 4.16 (f), as FpML's scheme cites it
 * (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code 30/360, read 2026).
 */
export function thirty360({ start, end }: CountedPeriod): number {
  const [from, to] = [civilDate(start), civilDate(end)];
  const first = Math.min(from.day, 30);
  const last = to.day === 31 && first === 30 ? 30 : to.day;
  return yearsOf360({ ...from, day: first }, { ...to, day: last });
}

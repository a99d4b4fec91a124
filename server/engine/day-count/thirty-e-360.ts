import { civilDate } from '../civil-date.js';
import type { CountedPeriod } from './terms.js';

/**
 * 30E/360 (Eurobond Basis): months of 30 days; a day of the month 31 becomes 30. 2006 ISDA Definitions, section 4.16 (g),
 * as FpML's scheme cites it (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code 30E/360, read 2026).
 */
export function thirtyE360({ start, end }: CountedPeriod): number {
  const [from, to] = [civilDate(start), civilDate(end)];
  const days = Math.min(to.day, 30) - Math.min(from.day, 30);
  return (360 * (to.year - from.year) + 30 * (to.month - from.month) + days) / 360;
}

import type { CountedPeriod } from './terms.js';

/**
 * ACT/365 (Fixed): the actual number of days divided by 365. 2006 ISDA Definitions, section 4.16 (d), as FpML's scheme
 * cites it (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code ACT/365.FIXED, read 2026).
 */
export function act365Fixed({ start, end }: CountedPeriod): number {
  return (end - start) / 365;
}

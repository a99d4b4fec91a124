import type { CountedPeriod } from './terms.js';

/**
 * ACT/360: the actual number of days divided by 360. 2006 ISDA Definitions, section 4.16 (e), as FpML's scheme cites it
 * (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code ACT/360, read 2026).
 */
export function act360({ start, end }: CountedPeriod): number {
  return (end - start) / 360;
}

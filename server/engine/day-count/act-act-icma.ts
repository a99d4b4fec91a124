import type { CountedPeriod, RegularPeriods } from './terms.js';

/**
 * ACT/ACT (ICMA): 2006 ISDA Definitions, section 4.16 (c), by Rule 251 of the International Capital Market Association:
 * a regular period is one part of its year, whatever its length; of another one, the days that lie in each regular
 * period, real or notional, are divided by the days of that period times the periods a year. As FpML's scheme cites it
 * (https://www.fpml.org/coding-scheme/day-count-fraction-2-0.xml, code ACT/ACT.ICMA, read 2026).
 */
export function actActIcma({ start, end }: CountedPeriod, regular: RegularPeriods): number {
  const { isRegular, boundaries, perYear } = regular;
  if (isRegular) return 1 / perYear;
  let periods = 0;
  for (const [position, from] of boundaries.slice(0, -1).entries()) {
    const to = boundaries[position + 1]!;
    const days = Math.min(end, to) - Math.max(start, from);
    if (days > 0) periods += days / (to - from);
  }
  return periods / perYear;
}

import { countBusinessDays } from '../business-days.js';
import type { CountedPeriod } from './terms.js';

/**
 * BUS/252: the business days of the period divided by 252, "from and including the Effective Date up to and excluding the
 * Termination Date" (FpML's issue 388, https://fpml.org/ticket/388, 2007, which made the code BUS/252).
 */
export function bus252({ start, end, business }: CountedPeriod): number {
  return countBusinessDays(business, start, end) / 252;
}

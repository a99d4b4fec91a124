import { act360 } from './act-360.js';
import { act365Fixed } from './act-365f.js';
import { actActIcma } from './act-act-icma.js';
import { actActIsda } from './act-act-isda.js';
import { bus252 } from './bus-252.js';
import type { CountedPeriod } from './terms.js';
import { thirty360 } from './thirty-360.js';
import { thirtyE360 } from './thirty-e-360.js';

/** Day-count fractions: the length of a period in years, by the rule of a contract. */

export const DAY_COUNTS = [
  'ACT/360',
  'ACT/365F',
  'ACT/ACT ISDA',
  'ACT/ACT ICMA',
  '30/360',
  '30E/360',
  'BUS/252',
] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** Other names in FpML, ISDA and QuantLib, in the form of `plain`. */
const OTHER_NAMES: Readonly<Record<string, DayCount>> = {
  'ACTUAL/360': 'ACT/360',
  'A/360': 'ACT/360',
  'ACT/365FIXED': 'ACT/365F',
  'ACTUAL/365FIXED': 'ACT/365F',
  'A/365F': 'ACT/365F',
  'ACTUAL/ACTUALISDA': 'ACT/ACT ISDA',
  'ACTUAL/ACTUALICMA': 'ACT/ACT ICMA',
  'ACT/ACTISMA': 'ACT/ACT ICMA',
  'ACTUAL/ACTUALISMA': 'ACT/ACT ICMA',
  '30/360BONDBASIS': '30/360',
  '30E/360EUROBONDBASIS': '30E/360',
  'BUSINESS/252': 'BUS/252',
};

const BY_NAME = new Map<string, DayCount>([
  ...DAY_COUNTS.map((name) => [plain(name), name] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** Parses a day count, case-insensitive, with or without spaces, dots and brackets; null if it is unknown. */
export function parseDayCount(text: string): DayCount | null {
  return BY_NAME.get(plain(text)) ?? null;
}

/** The year fraction; null for ACT/ACT ICMA and a period without regular periods. */
export function dayCountFraction(dayCount: DayCount, period: CountedPeriod): number | null {
  if (dayCount === 'ACT/ACT ICMA') return period.regular && actActIcma(period, period.regular);
  return FRACTIONS[dayCount](period);
}

const FRACTIONS: Readonly<
  Record<Exclude<DayCount, 'ACT/ACT ICMA'>, (period: CountedPeriod) => number>
> = {
  'ACT/360': act360,
  'ACT/365F': act365Fixed,
  'ACT/ACT ISDA': actActIsda,
  '30/360': thirty360,
  '30E/360': thirtyE360,
  'BUS/252': bus252,
};

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[\s._()-]/g, '');
}

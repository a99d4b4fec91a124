import { act360 } from './act-360.js';
import { act365Fixed } from './act-365f.js';
import { act365L } from './act-365l.js';
import { actActAfb } from './act-act-afb.js';
import { actActIcma } from './act-act-icma.js';
import { actActIsda } from './act-act-isda.js';
import { bus252 } from './bus-252.js';
import { noLeap365 } from './nl-365.js';
import type { CountedPeriod } from './terms.js';
import { thirty360 } from './thirty-360.js';
import { thirtyE360 } from './thirty-e-360.js';
import { thirtyE360Isda } from './thirty-e-360-isda.js';
import { thirtyU360, thirtyU360Eom } from './thirty-u-360.js';

/** Day-count fractions: the length of a period in years, by the rule of a contract. */

export const DAY_COUNTS = [
  'ACT/360',
  'ACT/365F',
  'ACT/365L',
  'ACT/ACT ISDA',
  'ACT/ACT ICMA',
  'ACT/ACT AFB',
  '30/360',
  '30E/360',
  '30E/360 ISDA',
  '30U/360',
  '30U/360 EOM',
  'NL/365',
  'BUS/252',
  '1/1',
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
  'ACTUAL/365L': 'ACT/365L',
  'ACT/365ACTUAL': 'ACT/365L',
  'ACTUAL/ACTUALAFB': 'ACT/ACT AFB',
  'ACT/ACTFBF': 'ACT/ACT AFB',
  'ACTUAL/ACTUALEURO': 'ACT/ACT AFB',
  'ACT/365NOLEAP': 'NL/365',
  'ACTUAL/365FIXEDNOLEAP': 'NL/365',
  'ACT/365FIXEDNL': 'NL/365',
  ONEONE: '1/1',
  '30/360BONDBASIS': '30/360',
  '30E/360EUROBONDBASIS': '30E/360',
  '30E/360GERMAN': '30E/360 ISDA',
  '30/360US': '30U/360',
  '30US/360': '30U/360',
  '30/360SIA': '30U/360',
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

/** Whether it depends on the frequency of a contract: `regular` of the period, which must not be null. */
export function needsFrequency(dayCount: DayCount): dayCount is 'ACT/ACT ICMA' | 'ACT/365L' {
  return dayCount === 'ACT/ACT ICMA' || dayCount === 'ACT/365L';
}

/** The year fraction; null for one that needs the frequency of a contract, and a period without regular periods. */
export function dayCountFraction(dayCount: DayCount, period: CountedPeriod): number | null {
  const { regular } = period;
  if (!needsFrequency(dayCount)) return FRACTIONS[dayCount](period);
  if (!regular) return null;
  return dayCount === 'ACT/365L' ? act365L(period, regular.perYear) : actActIcma(period, regular);
}

const FRACTIONS: Readonly<
  Record<Exclude<DayCount, 'ACT/ACT ICMA' | 'ACT/365L'>, (period: CountedPeriod) => number>
> = {
  'ACT/360': act360,
  'ACT/365F': act365Fixed,
  'ACT/ACT ISDA': actActIsda,
  'ACT/ACT AFB': actActAfb,
  '30/360': thirty360,
  '30E/360': thirtyE360,
  '30E/360 ISDA': thirtyE360Isda,
  '30U/360': thirtyU360,
  '30U/360 EOM': thirtyU360Eom,
  'NL/365': noLeap365,
  'BUS/252': bus252,
  '1/1': () => 1,
};

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[\s._()-]/g, '');
}

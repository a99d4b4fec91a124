import { civilDate, type DayNumber } from './civil-date.js';
import { addMonths } from './schedule.js';

/** Parses tenors of foreign exchange. */

export type Tenor =
  /** TOD and TOM: outright on the trade date, and on the next value date. */
  | { readonly kind: 'ON' | 'TN' | 'SP' | 'SN' | 'TOD' | 'TOM' }
  /** A number of days after spot. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'months'; readonly months: number }
  /** A number of months after spot, plus a number of days. */
  | { readonly kind: 'months_and_days'; readonly months: number; readonly days: number }
  /** The n-th third Wednesday of March, June, September or December after spot. */
  | { readonly kind: 'imm'; readonly n: number };

const WORDS = ['ON', 'TN', 'SP', 'SN', 'TOD', 'TOM'] as const;
const PERIOD = /^(?:(\d{1,2})Y)?(?:(\d{1,3})M)?(?:(\d{1,3})W)?(?:(\d{1,4})D)?$/;
const IMM = /^IMM([1-9]|[1-3]\d|40)?$/;
const MAX_YEARS = 10;
const MAX_MONTHS = 12 * MAX_YEARS;
/** Ten years in weeks and days: the longest are 520W and 3653D. */
const MAX_DAYS = 3653;
const IMM_MONTHS = 3;

/**
 * Parses ON, TN, SP, SN, TOD, TOM, days, weeks, months and years up to ten years, alone or combined (3D, 2W, 6M, 1Y6M), IMM or
 * IMM1 to IMM40, case-insensitive; null if it is something else, or zero (0M).
 */
export function parseTenor(text: string): Tenor | null {
  const upper = text.toUpperCase();
  const word = WORDS.find((one) => one === upper);
  if (word) return { kind: word };
  const imm = IMM.exec(upper);
  if (imm) return { kind: 'imm', n: Number(imm[1] ?? 1) };
  const match = upper === '' ? null : PERIOD.exec(upper);
  return match && ofParts(match.slice(1).map((part) => (part === undefined ? null : Number(part))));
}

function ofParts(parts: readonly (number | null)[]): Tenor | null {
  // Like 0M, 1Y0M is not a tenor.
  if (parts.some((part) => part === 0)) return null;
  const [years, monthsOnly, weeks, daysOnly] = parts.map((part) => part ?? 0) as [
    number,
    number,
    number,
    number,
  ];
  const months = 12 * years + monthsOnly;
  const days = 7 * weeks + daysOnly;
  const isTooLong = months > MAX_MONTHS || days > MAX_DAYS || (months === MAX_MONTHS && days > 0);
  if (isTooLong) return null;
  if (months === 0) return { kind: 'days', days };
  return days === 0 ? { kind: 'months', months } : { kind: 'months_and_days', months, days };
}

/** The n-th third Wednesday of March, June, September or December after a day. */
export function immAfter(day: DayNumber, n: number): DayNumber {
  const toQuarter = (12 - civilDate(day).month) % IMM_MONTHS;
  const nearest = addMonths(day, toQuarter, 'IMM');
  return addMonths(nearest, IMM_MONTHS * (nearest > day ? n - 1 : n), 'IMM');
}

/** The standard tenors of a ladder, in the order of their dates. */
export const STANDARD_TENORS: readonly string[] = [
  'ON',
  'TN',
  'SP',
  'SN',
  '1W',
  '2W',
  '3W',
  '1M',
  '2M',
  '3M',
  '4M',
  '5M',
  '6M',
  '7M',
  '8M',
  '9M',
  '10M',
  '11M',
  '1Y',
  '15M',
  '18M',
  '21M',
  '2Y',
  '3Y',
  '4Y',
  '5Y',
  '6Y',
  '7Y',
  '8Y',
  '9Y',
  '10Y',
  'IMM1',
  'IMM2',
  'IMM3',
  'IMM4',
];

import { civilDate, type DayNumber, dayNumber } from './civil-date.js';
import { addMonths, type Grid, gridDatesWithin, type UnadjustedDate } from './schedule.js';

/**
 * Schedules on the 20th of a month, as in credit default swaps: "Standard maturity dates are unadjusted, always
 * Mar/Jun/Sep/Dec 20th" (Standard CDS Examples, the supporting document of the ISDA CDS Standard Model, 2009,
 * https://www.cdsmodel.com/assets/cds-model/docs/Standard%20CDS%20Examples.pdf). In the words and by the rules of
 * QuantLib's DateGeneration (1.29):
 * - twentieth, twentieth_imm: from the start to the next 20th (of any month; of March, June, September or December) and
 *   on, ending on the first such 20th from the end on.
 * - old_cds: as twentieth_imm, but a first period of less than 30 days is joined to the one behind it. Before April 2009.
 * - cds: full first coupon. The first date is the last such 20th on or before the start (the one before that, if it is
 *   adjusted to after the start). Since April 2009.
 * - cds2015: as cds; new contracts change twice a year only, from 21 December 2015 on
 *   (https://www.isda.org/2015/07/07/amending-when-single-name-cds-roll-to-new-on-the-run-contracts/).
 */
export const TWENTIETH_RULES = ['cds2015', 'cds', 'old_cds', 'twentieth', 'twentieth_imm'] as const;
export type TwentiethRule = (typeof TWENTIETH_RULES)[number];

const MIN_FIRST_DAYS = 30;
const QUARTER_MONTHS = 3;

/** Whether the dates are quarterly: steps must be full quarters. */
export function isQuarterly(rule: TwentiethRule): boolean {
  return rule !== 'twentieth';
}

/** Whether the first period begins before the start, for a full first coupon. */
export function hasFullFirstCoupon(rule: TwentiethRule): boolean {
  return rule === 'cds' || rule === 'cds2015';
}

interface TwentiethTerms {
  readonly rule: TwentiethRule;
  readonly start: DayNumber;
  readonly end: DayNumber;
  readonly step: { readonly months: number };
  /** A date by the convention of the schedule, for the full first coupon. */
  readonly adjusted: (day: DayNumber) => DayNumber;
  /** A date by the convention of the last one. */
  readonly adjustedLast: (day: DayNumber) => DayNumber;
}

/**
 * The dates, ascending, and the grid of the regular ones. A period that is longer or shorter than the step is a stub. If the regular
 * date before the end falls on the end, they are one date.
 */
export function twentiethDates(terms: TwentiethTerms): {
  readonly dates: UnadjustedDate[];
  readonly grid: Grid;
} {
  const { rule, start, end, step, adjustedLast } = terms;
  const last = nextTwentieth(end, rule);
  const first = Math.min(firstTwentieth(rule, start), last);
  const grid: Grid = { step, base: first, roll: 20 };
  const head = hasFullFirstCoupon(rule)
    ? fullCouponStarts(terms, first)
    : start < first
      ? [start]
      : [];
  const between = gridDatesWithin(grid, first, Math.max(first, end));
  const before = between.at(-1)!;
  const isSame = adjustedLast(before) === adjustedLast(end);
  const days = [...head, ...between, ...(last > before && !isSame ? [last] : [])];
  const regular = new Set(gridDatesWithin(grid, days[0]!, last));
  return { dates: days.map((day) => ({ day, isRegular: regular.has(day) })), grid };
}

/** The first 20th with a coupon. */
function firstTwentieth(rule: TwentiethRule, start: DayNumber): DayNumber {
  const next = nextTwentieth(start, rule);
  return rule === 'old_cds' && next - start < MIN_FIRST_DAYS ? nextTwentieth(next + 1, rule) : next;
}

/** The dates before `first`: the last 20th up to the start, and one more where that is adjusted to after the start. */
function fullCouponStarts(
  { rule, start, adjusted }: TwentiethTerms,
  first: DayNumber,
): DayNumber[] {
  const previous = previousTwentieth(start, rule);
  const before = adjusted(previous) > start ? [addMonths(previous, -QUARTER_MONTHS, 20)] : [];
  return [...before, ...(previous < first ? [previous] : [])];
}

/** The first 20th on or after a day. */
function nextTwentieth(day: DayNumber, rule: TwentiethRule): DayNumber {
  const { year, month } = civilDate(day);
  const ofMonth = dayNumber(year, month, 20);
  const next = ofMonth < day ? addMonths(ofMonth, 1, 20) : ofMonth;
  return isQuarterly(rule)
    ? addMonths(next, (12 - civilDate(next).month) % QUARTER_MONTHS, 20)
    : next;
}

/** The last 20th on or before a day. */
function previousTwentieth(day: DayNumber, rule: TwentiethRule): DayNumber {
  const { year, month } = civilDate(day);
  const ofMonth = dayNumber(year, month, 20);
  const previous = ofMonth > day ? addMonths(ofMonth, -1, 20) : ofMonth;
  return isQuarterly(rule)
    ? addMonths(previous, -(civilDate(previous).month % QUARTER_MONTHS), 20)
    : previous;
}

/**
 * The maturity of a standard contract traded on a day: the tenor after the 20th that begins its quarter, and a quarter
 * more; since December 2015 counted from the half years that begin on 20 March and 20 September (so that the maturities
 * are 20 June and 20 December). Null where there is none: no contract of 0M in the second quarter of a half year, and
 * none before 2009. QuantLib's cdsMaturity.
 */
export function cdsMaturity(
  trade: DayNumber,
  tenorMonths: number,
  rule: 'cds2015' | 'cds' | 'old_cds',
): DayNumber | null {
  if (rule === 'old_cds' && tenorMonths === 0) return null;
  const anchor = previousTwentieth(trade, rule);
  const isSecondQuarter = rule === 'cds2015' && civilDate(anchor).month % 6 === 0;
  if (isSecondQuarter && tenorMonths === 0) return null;
  const months = tenorMonths + QUARTER_MONTHS - (isSecondQuarter ? QUARTER_MONTHS : 0);
  const maturity = addMonths(anchor, months, 20);
  return maturity > trade ? maturity : null;
}

import { type AdjustedDate, adjustBy, type ScheduleConvention } from './adjusted-schedule.js';
import {
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  covers,
  type Found,
} from './business-days.js';
import type { DayNumber } from './civil-date.js';
import { type DayCount, dayCountFraction } from './day-count/day-counts.js';
import { type Grid, gridDatesWithin } from './schedule.js';

/**
 * The periods of a schedule with the dates of each: accrual, payment, fixing and ex-coupon date. As in QuantLib
 * (its Leg, FloatingRateCoupon and FixedRateCoupon): payment a number of business days after the end of the
 * accrual, fixing a number of business days before its start (or its end, in arrears), the ex-coupon date before the payment. ISDA's words: Period End Date,
 * Payment Date, Delayed Payment, Reset Date, Fixing Day.
 */

/** The days whose overnight rates are observed. */
export interface Observation {
  readonly days: BusinessDays;
  /** Business days by which they lie before those of the accrual. */
  readonly lookback: number;
  /** Whether the rates are weighted by their own days, not by those of the accrual. */
  readonly isShifted: boolean;
  /** Number of last days that have the rate of the day before them; null: not asked. */
  readonly lockout: number | null;
}

/** From the first day (counted) to the last one (not). */
export interface ObservedDays {
  readonly start: DayNumber;
  readonly end: DayNumber;
  /** The last day whose own rate counts; null: not asked. */
  readonly cutoff: DayNumber | null;
  /** Calendar days of the period whose days weigh the rates. */
  readonly weightDays: number;
}

/** The days and the convention by which the dates of one role are adjusted. */
export interface Role {
  readonly days: BusinessDays;
  readonly convention: ScheduleConvention;
}

export interface PeriodTerms {
  /** Null: the role uses the dates of the schedule. */
  readonly accrualStart: Role | null;
  /** `last`: the convention of the last end. */
  readonly accrualEnd: (Role & { readonly last: ScheduleConvention }) | null;
  /** `lag`: business days after the end of the accrual. */
  readonly payment: Role & { readonly lag: number; readonly isInAdvance?: boolean };
  /** Of a rate that is compounded or averaged over the days of the period; null: of none. */
  readonly observation?: Observation | null;
  /** `lag`: business days before the start of the accrual; in arrears before its end. */
  readonly fixing: (Role & { readonly lag: number; readonly isInArrears: boolean }) | null;
  /** Number of business days, or calendar days, before the payment. */
  readonly exCoupon: {
    readonly days: BusinessDays;
    readonly count: number;
    readonly isBusiness: boolean;
  } | null;
  readonly dayCount: DayCount | null;
  /** The business days that BUS/252 counts. */
  readonly counted: BusinessDays;
  /** Whether the last period includes its last day, as in a standard credit default swap. */
  readonly countsLastDay: boolean;
  /** Null for a schedule with only start and end. */
  readonly grid: Grid | null;
  /** The convention that adjusts notional regular dates outside the schedule. */
  readonly schedule: Role;
}

export interface AccrualPeriod {
  readonly unadjustedStart: DayNumber;
  readonly unadjustedEnd: DayNumber;
  readonly accrualStart: DayNumber;
  readonly accrualEnd: DayNumber;
  readonly payment: DayNumber;
  readonly fixing: DayNumber | null;
  readonly exCoupon: DayNumber | null;
  readonly observed: ObservedDays | null;
  /** Calendar days of the accrual. */
  readonly days: number;
  /** Null without a day count, or if the period has no fraction by it. */
  readonly fraction: number | null;
  readonly isRegular: boolean;
  /** The days that the dates depend on. */
  readonly examined: readonly Examined[];
}

export interface Examined {
  readonly days: BusinessDays;
  readonly found: Found;
}

/** The role whose date is outside its data, before or after it. */
export interface OutsideData {
  readonly role:
    | 'accrual_start'
    | 'accrual_end'
    | 'payment'
    | 'fixing'
    | 'ex_coupon'
    | 'day_count'
    | 'observation';
  readonly side: 'before' | 'after';
}

type Adjust = (days: BusinessDays, day: DayNumber) => Found | null;

/** One period for each pair of neighbouring dates of a schedule; or the role whose data do not reach. */
export function accrualPeriods(
  dates: readonly AdjustedDate[],
  terms: PeriodTerms,
): AccrualPeriod[] | OutsideData {
  const periods: AccrualPeriod[] = [];
  for (const [position, to] of dates.slice(1).entries()) {
    const lookUps = startLookUps();
    const period = periodOf(dates[position]!, to, position === dates.length - 2, terms, lookUps);
    if (lookUps.outside) return lookUps.outside;
    periods.push(period);
  }
  return periods;
}

/** The days looked up for a period, and the first role whose data did not reach. */
interface LookUps {
  readonly examined: Examined[];
  outside: OutsideData | null;
}

function startLookUps(): LookUps {
  return { examined: [], outside: null };
}

/** Applies `by` to a date; if the data of the role do not reach returns the date itself and records that in `lookUps`. */
function lookUp(
  lookUps: LookUps,
  role: OutsideData['role'],
  days: BusinessDays,
  day: DayNumber,
  by: Adjust,
): DayNumber {
  const found = by(days, day);
  if (!found) {
    lookUps.outside ??= { role, side: day < (days.first + days.last) / 2 ? 'before' : 'after' };
    return day;
  }
  lookUps.examined.push({ days, found });
  return found.day;
}

function byConvention(convention: ScheduleConvention): Adjust {
  return (days, day) => adjustBy(days, day, convention);
}

/** A number of business days from a day that is within the data. */
function byCount(count: Adjust): Adjust {
  return (days, day) => (covers(days, day) ? count(days, day) : null);
}

function periodOf(
  from: AdjustedDate,
  to: AdjustedDate,
  isLast: boolean,
  terms: PeriodTerms,
  lookUps: LookUps,
): AccrualPeriod {
  const { dayCount, counted } = terms;
  const [start, end] = accrualOf(from, to, isLast, terms, lookUps);
  const lastDay = isLast && terms.countsLastDay ? 1 : 0;
  const isRegular = to.period === 'regular';
  if (dayCount === 'BUS/252') lookUpCounted(lookUps, counted, start, end);
  const fraction =
    dayCount &&
    !lookUps.outside &&
    dayCountFraction(dayCount, {
      start,
      end: Math.max(start, end) + lastDay,
      isLast,
      ...(terms.grid && { endsMonths: endsMonths(terms.grid) }),
      business: counted,
      regular: regularPeriods(from, to, { start, end, isRegular }, terms),
    });
  return {
    unadjustedStart: from.unadjusted,
    unadjustedEnd: to.unadjusted,
    accrualStart: start,
    accrualEnd: end,
    ...datesOfRoles(start, end, terms, lookUps),
    days: Math.max(0, end - start) + lastDay,
    fraction: typeof fraction === 'number' ? fraction : null,
    isRegular,
    examined: lookUps.examined,
  };
}

/** Whether the regular dates are the last days of months. */
function endsMonths({ roll }: Grid): boolean {
  return roll === 'EOM' || roll === 31;
}

/** First day and end of the accrual: the dates of the schedule, or those adjusted by their roles. */
function accrualOf(
  from: AdjustedDate,
  to: AdjustedDate,
  isLast: boolean,
  { accrualStart, accrualEnd, schedule }: PeriodTerms,
  lookUps: LookUps,
): [start: DayNumber, end: DayNumber] {
  const ofSchedule = (date: AdjustedDate) => {
    lookUps.examined.push({ days: schedule.days, found: date });
    return date.day;
  };
  const start = accrualStart
    ? lookUp(
        lookUps,
        'accrual_start',
        accrualStart.days,
        from.unadjusted,
        byConvention(accrualStart.convention),
      )
    : ofSchedule(from);
  if (!accrualEnd) return [start, ofSchedule(to)];
  const by = byConvention(isLast ? accrualEnd.last : accrualEnd.convention);
  return [start, lookUp(lookUps, 'accrual_end', accrualEnd.days, to.unadjusted, by)];
}

function datesOfRoles(
  start: DayNumber,
  end: DayNumber,
  { payment: paying, fixing, exCoupon, observation }: PeriodTerms,
  lookUps: LookUps,
): Pick<AccrualPeriod, 'payment' | 'fixing' | 'exCoupon' | 'observed'> {
  const after = byCount((days, day) => businessDayAfter(days, day, paying.lag));
  const payment = lookUp(
    ...([lookUps, 'payment', paying.days, paying.isInAdvance ? start : end] as const),
    paying.lag > 0 ? after : byConvention(paying.convention),
  );
  return {
    payment,
    fixing: fixing && fixingDate(fixing, start, end, lookUps),
    exCoupon: exCoupon && exCouponDate(exCoupon, payment, lookUps),
    observed: observation ? observedDays(observation, start, end, lookUps) : null,
  };
}

/**
 * Lookback, observation shift and lockout as QuantLib's OvernightIndexedCoupon and rateslib have them: both ends of the accrual
 * some business days earlier; in a lockout the last days have the rate of the day before them.
 */
function observedDays(
  { days, lookback, isShifted, lockout }: Observation,
  accrualStart: DayNumber,
  accrualEnd: DayNumber,
  lookUps: LookUps,
): ObservedDays {
  const back = (day: DayNumber, count: number) =>
    count === 0
      ? day
      : lookUp(
          lookUps,
          'observation',
          days,
          day,
          byCount((some, of) => businessDayBefore(some, of, count)),
        );
  const [start, end] = [back(accrualStart, lookback), back(accrualEnd, lookback)];
  return {
    start,
    end,
    cutoff: lockout === null ? null : back(end, lockout + 1),
    weightDays: Math.max(0, isShifted ? end - start : accrualEnd - accrualStart),
  };
}

function fixingDate(
  { days, convention, lag, isInArrears }: NonNullable<PeriodTerms['fixing']>,
  start: DayNumber,
  end: DayNumber,
  lookUps: LookUps,
): DayNumber {
  const before = byCount((some, day) => businessDayBefore(some, day, lag));
  return lookUp(
    lookUps,
    'fixing',
    days,
    isInArrears ? end : start,
    lag > 0 ? before : byConvention(convention),
  );
}

function exCouponDate(
  { days, count, isBusiness }: NonNullable<PeriodTerms['exCoupon']>,
  payment: DayNumber,
  lookUps: LookUps,
): DayNumber {
  if (!isBusiness) return payment - count;
  const before = byCount((some, day) => businessDayBefore(some, day, count));
  return lookUp(lookUps, 'ex_coupon', days, payment, before);
}

/** Checks that the days which BUS/252 counts are within the data. */
function lookUpCounted(
  lookUps: LookUps,
  counted: BusinessDays,
  start: DayNumber,
  end: DayNumber,
): void {
  const isWithin = end <= start || (covers(counted, start) && covers(counted, end - 1));
  if (!isWithin) lookUps.outside ??= { role: 'day_count', side: 'after' };
  else
    lookUps.examined.push({
      days: counted,
      found: { day: start, dependsFrom: start, dependsTo: end - 1 },
    });
}

/** The regular periods that contain a period: dates of the grid, adjusted like the schedule's; its own ends unchanged. */
function regularPeriods(
  from: AdjustedDate,
  to: AdjustedDate,
  {
    start,
    end,
    isRegular,
  }: { readonly start: DayNumber; readonly end: DayNumber; readonly isRegular: boolean },
  { grid, schedule }: PeriodTerms,
) {
  if (!grid || 'days' in grid.step) return null;
  const perYear = 12 / grid.step.months;
  if (isRegular) return { isRegular, boundaries: [], perYear };
  const reach = grid.step.months * 31;
  const all = gridDatesWithin(
    grid,
    Math.min(from.unadjusted, start) - reach,
    Math.max(to.unadjusted, end) + reach,
  );
  const boundaries = all.map((day) => {
    if (day === from.unadjusted) return start;
    if (day === to.unadjusted) return end;
    return adjustBy(schedule.days, day, schedule.convention)?.day ?? day;
  });
  return { isRegular, boundaries, perYear };
}

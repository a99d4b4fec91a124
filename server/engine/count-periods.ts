import { addPeriod, addToDate, type Period, rangeOfAddedPeriod, times } from './add-period.js';
import type { ScheduleConvention } from './adjusted-schedule.js';
import { type BusinessDays, covers, type Found } from './business-days.js';
import { civilDate, type DayNumber } from './civil-date.js';

/** How many times a period fits between two dates: the inverse of adding it. */

export interface CountedPeriods {
  readonly count: number;
  /** The date `count` periods after the first, by the convention. */
  readonly last: DayNumber;
  /** The same, before the convention. */
  readonly unadjusted: DayNumber;
  /** The days that this and the next of these dates depend on. */
  readonly examined: readonly Found[];
}

export interface CountTerms {
  /** Not negative, and not of no length. */
  readonly period: Period;
  readonly convention: ScheduleConvention;
}

/**
 * The greatest n for which `from` plus n periods is not after `to`; each is counted from `from`, so that ends of months do not
 * drift. Both dates are within the data, from <= to. Where the data end before the next such date it is after `to`; an n whose
 * date a convention would put before the data is none.
 */
export function countPeriods(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
  { period, convention }: CountTerms,
): CountedPeriods {
  const nth = (n: number) => nthOf(days, from, n, { period, convention })?.added ?? null;
  let count = Math.max(0, atLeast(from, to, period) - 1);
  // By the calendar never more than a period too few, and a convention moves a date by less than a month.
  for (let n = count + 1; ; n++) {
    const added = nth(n);
    // Unknown and not after `to` by the calendar: a convention leads to before the data.
    if ((added?.found.day ?? addToDate(from, times(period, n))) > to) break;
    if (added) count = n;
  }
  while (count > 0 && (nth(count)?.found.day ?? to + 1) > to) count--;
  const [own, next] = [count === 0 ? null : nth(count), nth(count + 1)];
  return {
    count,
    last: own?.found.day ?? from,
    unadjusted: own?.unadjusted ?? from,
    examined: [own, next].flatMap((one) => (one ? [one.found] : [])),
  };
}

/** The date n periods later; null: the data end before it. */
function nthOf(days: BusinessDays, from: DayNumber, n: number, { period, convention }: CountTerms) {
  const terms = { period: times(period, n), convention, endsMonths: false };
  const isOutside = convention !== 'unadjusted' && !covers(days, addToDate(from, terms.period));
  const added = isOutside ? null : addPeriod(days, from, terms);
  return added && { added, terms };
}

/** The range of the count, whatever is announced for the uncertain days: see `countPeriods`. */
export function rangeOfPeriods(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
  terms: CountTerms,
  { count }: CountedPeriods,
): { readonly least: number; readonly most: number } {
  const rangeOf = (n: number) => {
    const found = nthOf(days, from, n, terms);
    return found && rangeOfAddedPeriod(days, from, found.terms, found.added);
  };
  const isLate = (n: number) => (rangeOf(n)?.latest ?? to + 1) > to;
  const isEarly = (n: number) => (rangeOf(n)?.earliest ?? to + 1) <= to;
  let [least, most] = [count, count];
  while (least > 0 && isLate(least)) least--;
  while (isEarly(most + 1)) most++;
  return { least, most };
}

/** An estimate from below. */
function atLeast(from: DayNumber, to: DayNumber, { months, days }: Period): number {
  if (months === 0) return Math.floor((to - from) / days);
  const [start, end] = [civilDate(from), civilDate(to)];
  const between = 12 * (end.year - start.year) + end.month - start.month;
  return Math.floor(between / (months + Math.ceil(days / 28)));
}

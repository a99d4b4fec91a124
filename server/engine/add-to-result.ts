import {
  addBusinessDays,
  type BusinessDays,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  covers,
  type Found,
  isEstimatedSpan,
  isVerifiedSpan,
  type Trust,
} from './business-days.js';
import type { DayNumber } from './civil-date.js';
import { type DayRange, rangeOfAdd, rangeOfSearch } from './ranges.js';

/**
 * T+n whose result alone must be open in further calendars: days are counted in some, and the result moves on (back, for n < 0)
 * to a day of all of them. As rateslib's calendars with associated settlement ("tgt|nyc").
 */
export interface AddedToResult extends Trust {
  /** The n-th business day, before the further calendars. */
  readonly counted: Found;
  readonly found: Found;
}

/** `all`: the days that are counted and those of the further calendars together. Null outside the data. */
export function addToResult(
  days: BusinessDays,
  all: BusinessDays,
  date: DayNumber,
  n: number,
): AddedToResult | null {
  const counted = addBusinessDays(days, date, n);
  const found = counted && moveOn(all, counted.day, n);
  if (!counted || !found) return null;
  const spans = [[days, counted] as const, [all, found] as const];
  return {
    counted,
    found,
    coverage: spans.every(([of, { dependsFrom, dependsTo }]) =>
      isVerifiedSpan(of, dependsFrom, dependsTo),
    )
      ? 'verified'
      : 'library',
    estimated: spans.some(([of, { dependsFrom, dependsTo }]) =>
      isEstimatedSpan(of, dependsFrom, dependsTo),
    ),
  };
}

function moveOn(all: BusinessDays, day: DayNumber, n: number): Found | null {
  if (!covers(all, day)) return null;
  return n < 0 ? businessDayOnOrBefore(all, day) : businessDayOnOrAfter(all, day);
}

/** The range of the result: it is the later, the later the day that is counted. */
export function rangeOfAddToResult(
  days: BusinessDays,
  all: BusinessDays,
  date: DayNumber,
  n: number,
  { counted }: AddedToResult,
): DayRange {
  const { earliest, latest } = rangeOfAdd(days, date, n, counted);
  const from = (day: DayNumber | null): DayRange => {
    const found = day === null ? null : moveOn(all, day, n);
    if (!found) return { earliest: null, latest: null };
    return rangeOfSearch(all, day!, found, n < 0 ? 'before' : 'after', (some) =>
      n < 0 ? businessDayOnOrBefore(some, day!) : businessDayOnOrAfter(some, day!),
    );
  };
  return { earliest: from(earliest).earliest, latest: from(latest).latest };
}

import { type BusinessDays, isBusinessDay } from '../engine/business-days.js';
import { type DayNumber, firstDayOf, lastDayOf } from '../engine/civil-date.js';

/** Long weekends and bridge days of a year. */

export interface FreeSpan {
  /** First and last free day. */
  readonly from: DayNumber;
  readonly to: DayNumber;
}

export interface Bridge extends FreeSpan {
  /** The business day to take off for a free period from..to. */
  readonly day: DayNumber;
}

const MIN_LONG_WEEKEND = 3;

/** Periods of at least three free days, of which one is in the year. */
export function longWeekends(days: BusinessDays, year: number): FreeSpan[] {
  return freeSpans(days, year).filter(({ from, to }) => to - from + 1 >= MIN_LONG_WEEKEND);
}

/** Single business days between free days. */
export function bridgeDays(days: BusinessDays, year: number): Bridge[] {
  const spans = freeSpans(days, year);
  return spans.flatMap(({ from, to }, at) => {
    const next = spans[at + 1];
    return next && next.from === to + 2 ? [{ day: to + 1, from, to: next.to }] : [];
  });
}

function freeSpans(days: BusinessDays, year: number): FreeSpan[] {
  const spans: FreeSpan[] = [];
  const last = lastDayOf(year);
  for (let day = firstDayOf(year); day <= last; day++) {
    if (isBusinessDay(days, day)) continue;
    let from = day;
    while (from > days.first && !isBusinessDay(days, from - 1)) from--;
    let to = day;
    while (to < days.last && !isBusinessDay(days, to + 1)) to++;
    spans.push({ from, to });
    day = to;
  }
  return spans;
}

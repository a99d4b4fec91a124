import { type BusinessDays, covers, type Found } from './business-days.js';
import type { DayNumber } from './civil-date.js';
import { adjust, CONVENTIONS } from './conventions.js';
import type { UnadjustedDate } from './schedule.js';

/** A schedule's dates on business days. */

export const SCHEDULE_CONVENTIONS = [...CONVENTIONS, 'unadjusted'] as const;
export type ScheduleConvention = (typeof SCHEDULE_CONVENTIONS)[number];

export interface AdjustedDate extends Found {
  readonly unadjusted: DayNumber;
  /** The period that ends on this date; none on the first. */
  readonly period: 'start' | 'regular' | 'stub';
}

export interface AdjustedSchedule {
  /** Ascending, without duplicates; at least two. */
  readonly dates: readonly AdjustedDate[];
  /** All adjusted dates, including those dropped because another date fell on the same day. */
  readonly examined: readonly Found[];
}

type Row = UnadjustedDate & Found & { readonly unadjusted: DayNumber };

/**
 * Adjusts all dates by `convention`, the last by `termination`, the first by `first` if given. Dates that fall on the same day are
 * merged. Of those, and of dates that an unusual convention would put in the wrong order, start and end are kept, otherwise the one
 * nearer to the anchor date. Null if a date's business day is outside the data; `empty` if start and end fall on the same day.
 */
export function adjustSchedule(
  days: BusinessDays,
  dates: readonly UnadjustedDate[],
  convention: ScheduleConvention,
  termination: ScheduleConvention,
  direction: 'forward' | 'backward',
  first: ScheduleConvention = convention,
): AdjustedSchedule | 'empty' | null {
  const rows: Row[] = [];
  for (const [position, date] of dates.entries()) {
    const isLast = position === dates.length - 1;
    const found = adjustBy(
      days,
      date.day,
      isLast ? termination : position === 0 ? first : convention,
    );
    if (!found) return null;
    rows.push({ ...date, ...found, unadjusted: date.day });
  }
  const [start, end] = [rows[0]!, rows.at(-1)!];
  if (start.day >= end.day) return 'empty';
  const between = rows.slice(1, -1).filter(({ day }) => day > start.day && day < end.day);
  const distinct =
    direction === 'forward' ? ascending(between) : descending(between.reverse()).reverse();
  // A regular date that falls on the day of start or end makes the adjacent period regular.
  const isRegular = (edge: Row) => rows.some((row) => row.isRegular && row.day === edge.day);
  const kept = [
    { ...start, isRegular: isRegular(start) },
    ...distinct,
    { ...end, isRegular: isRegular(end) },
  ];
  return { dates: kept.map((row, index) => adjustedDate(row, kept[index - 1])), examined: rows };
}

/** Like `adjust`, and null outside the data; unadjusted is the date itself, which needs no data. */
export function adjustBy(
  days: BusinessDays,
  day: DayNumber,
  convention: ScheduleConvention,
): Found | null {
  // Depends on no day: an empty span.
  if (convention === 'unadjusted') return { day, dependsFrom: day, dependsTo: day - 1 };
  return covers(days, day) ? adjust(days, day, convention) : null;
}

function ascending(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  for (const row of rows) if (kept.length === 0 || row.day > kept.at(-1)!.day) kept.push(row);
  return kept;
}

function descending(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  for (const row of rows) if (kept.length === 0 || row.day < kept.at(-1)!.day) kept.push(row);
  return kept;
}

function adjustedDate({ isRegular, ...row }: Row, before: Row | undefined): AdjustedDate {
  const period =
    before === undefined ? 'start' : isRegular && before.isRegular ? 'regular' : 'stub';
  const { unadjusted, day, dependsFrom, dependsTo } = row;
  return { unadjusted, day, dependsFrom, dependsTo, period };
}

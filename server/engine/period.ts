import {
  type BusinessDays,
  businessDayAfter,
  businessDayBefore,
  businessDayOnOrAfter,
  businessDayOnOrBefore,
  isBusinessDay,
  isEstimatedSpan,
  type Trust,
  trustIn,
} from './business-days.js';
import { civilDate, type DayNumber, dayNumber, daysInMonth } from './civil-date.js';

/** Business days of ranges, and the first and last business days (edges) of months, quarters and years. */

export const EDGES = [
  'first_of_month',
  'last_of_month',
  'first_of_quarter',
  'last_of_quarter',
  'first_of_year',
  'last_of_year',
] as const;
export type Edge = (typeof EDGES)[number];

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
export const CALENDAR_PERIODS = ['month', 'quarter', 'year'] as const;
export type CalendarPeriod = (typeof CALENDAR_PERIODS)[number];

/** Listed days, ascending, and the days that the answer depends on, from..to, both inclusive. */
export interface Listed {
  readonly days: readonly DayNumber[];
  readonly dependsFrom: DayNumber;
  readonly dependsTo: DayNumber;
}

/** The business days of from..to, both inclusive and within the data; with `edge`, only the edges. */
export function businessDaysIn(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
  edge: Edge | null,
): Listed {
  if (edge === null)
    return { days: everyBusinessDay(days, from, to), dependsFrom: from, dependsTo: to };
  const found: DayNumber[] = [];
  for (let start = periodStart(from, edge); start <= to; start = periodEnd(start, edge) + 1) {
    const day = edgeOfPeriod(days, start, edge);
    if (day !== null && day >= from && day <= to) found.push(day);
  }
  return { days: found, ...dependsOn(from, to, edge) };
}

/**
 * n > 0: the first n business days (or edges) from `date` on; n < 0: the last |n| up to `date`; both include the date itself. Null
 * if the data has fewer.
 */
export function businessDaysFrom(
  days: BusinessDays,
  date: DayNumber,
  n: number,
  edge: Edge | null,
): Listed | null {
  const found = edge === null ? nextBusinessDays(days, date, n) : nextEdges(days, date, n, edge);
  if (!found) return null;
  const [from, to] = n > 0 ? [date, found.at(-1)!] : [found[0]!, date];
  return {
    days: found,
    ...(edge === null ? { dependsFrom: from, dependsTo: to } : dependsOn(from, to, edge)),
  };
}

/**
 * The coverage of listed days: `from` and `to` as in `businessDaysIn`; `to` null: as in `businessDaysFrom`. For edges only the days
 * around each edge could change the answer, although the whole range is checked.
 */
export function trustInListed(
  days: BusinessDays,
  { days: listed, dependsFrom, dependsTo }: Listed,
  from: DayNumber,
  to: DayNumber | null,
  edge: Edge | null,
): Trust {
  const trust = trustIn(days, dependsFrom, dependsTo);
  if (edge === null || !trust.estimated) return trust;
  const ends = to === null ? [from, listed[0]!, listed.at(-1)!] : [from, to];
  return {
    ...trust,
    estimated: areEdgesEstimated(days, Math.min(...ends), Math.max(...ends), edge),
  };
}

/**
 * Whether an estimated or provisional day could change the edges in from..to: the nearest possible and the farthest certain edge of
 * a period differ, and a day of from..to is between them.
 */
function areEdgesEstimated(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
  edge: Edge,
): boolean {
  for (let start = periodStart(from, edge); start <= to; start = periodEnd(start, edge) + 1) {
    const [near, far] = possibleEdges(days, start, edge);
    if (isEstimatedSpan(days, near, far) && near <= to && far >= from) return true;
  }
  return false;
}

/** The range of the edge of the period that begins on `start`, ascending: the whole period if it may have none. */
function possibleEdges(days: BusinessDays, start: DayNumber, edge: Edge): [DayNumber, DayNumber] {
  const end = periodEnd(start, edge);
  const [first, last, step] = isFirst(edge) ? [start, end, 1] : [end, start, -1];
  const isCertain = (day: DayNumber) =>
    isBusinessDay(days, day) && !isEstimatedSpan(days, day, day);
  let near = first;
  while (near !== last && !isBusinessDay(days, near) && !isEstimatedSpan(days, near, near))
    near += step;
  let far = near;
  while (far !== last && !isCertain(far)) far += step;
  return step > 0 ? [near, far] : [far, near];
}

/** The months, quarters or years of from..to (both inclusive), the first and the last clipped to the range. */
export function calendarPeriods(
  from: DayNumber,
  to: DayNumber,
  period: CalendarPeriod,
): { readonly from: DayNumber; readonly to: DayNumber }[] {
  const periods: { from: DayNumber; to: DayNumber }[] = [];
  for (let start = from; start <= to; start = periods.at(-1)!.to + 1) {
    periods.push({ from: start, to: Math.min(to, endOfPeriod(start, MONTHS[period])) });
  }
  return periods;
}

/** The first and the last day of the month, quarter or year of a day. */
export function periodOf(
  day: DayNumber,
  period: CalendarPeriod,
): { readonly from: DayNumber; readonly to: DayNumber } {
  const months = MONTHS[period];
  return { from: startOfPeriod(day, months), to: endOfPeriod(day, months) };
}

function everyBusinessDay(days: BusinessDays, from: DayNumber, to: DayNumber): DayNumber[] {
  const found: DayNumber[] = [];
  let next = businessDayOnOrAfter(days, from);
  while (next && next.day <= to) {
    found.push(next.day);
    next = businessDayAfter(days, next.day, 1);
  }
  return found;
}

function nextBusinessDays(days: BusinessDays, date: DayNumber, n: number): DayNumber[] | null {
  const found: DayNumber[] = [];
  let next = n > 0 ? businessDayOnOrAfter(days, date) : businessDayOnOrBefore(days, date);
  while (next) {
    found.push(next.day);
    if (found.length === Math.abs(n)) return n > 0 ? found : found.reverse();
    next = n > 0 ? businessDayAfter(days, next.day, 1) : businessDayBefore(days, next.day, 1);
  }
  return null;
}

function nextEdges(days: BusinessDays, date: DayNumber, n: number, edge: Edge): DayNumber[] | null {
  const found: DayNumber[] = [];
  let start = periodStart(date, edge);
  while (start >= days.first && start <= days.last) {
    const day = edgeOfPeriod(days, start, edge);
    if (day !== null && (n > 0 ? day >= date : day <= date)) found.push(day);
    if (found.length === Math.abs(n)) return n > 0 ? found : found.reverse();
    start = n > 0 ? periodEnd(start, edge) + 1 : periodStart(start - 1, edge);
  }
  return null;
}

/** The first or last business day of the period that begins on `start`; null if it has none. */
function edgeOfPeriod(days: BusinessDays, start: DayNumber, edge: Edge): DayNumber | null {
  const end = periodEnd(start, edge);
  const found = isFirst(edge)
    ? businessDayOnOrAfter(days, start)
    : businessDayOnOrBefore(days, end);
  return found && found.day >= start && found.day <= end ? found.day : null;
}

/** Whether a day is the first of its period depends on all days before it in the period; the last, on all days after it. */
function dependsOn(
  from: DayNumber,
  to: DayNumber,
  edge: Edge,
): { dependsFrom: DayNumber; dependsTo: DayNumber } {
  return isFirst(edge)
    ? { dependsFrom: periodStart(from, edge), dependsTo: to }
    : { dependsFrom: from, dependsTo: periodEnd(to, edge) };
}

function isFirst(edge: Edge): boolean {
  return edge.startsWith('first');
}

function monthsOf(edge: Edge): number {
  return MONTHS[edge.slice(edge.lastIndexOf('_') + 1) as keyof typeof MONTHS];
}

function periodStart(day: DayNumber, edge: Edge): DayNumber {
  return startOfPeriod(day, monthsOf(edge));
}

function periodEnd(day: DayNumber, edge: Edge): DayNumber {
  return endOfPeriod(day, monthsOf(edge));
}

function startOfPeriod(day: DayNumber, months: number): DayNumber {
  const { year, month } = civilDate(day);
  return dayNumber(year, month - ((month - 1) % months), 1);
}

/** The last day of the month, quarter or year (1, 3 or 12 months) of a day. */
function endOfPeriod(day: DayNumber, months: number): DayNumber {
  const { year, month } = civilDate(day);
  const last = month - ((month - 1) % months) + months - 1;
  return dayNumber(year, last, daysInMonth(year, last));
}

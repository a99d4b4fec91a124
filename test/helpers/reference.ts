import { reachableDays } from '../../build/dist/reachable-days.js';
import {
  type ReleaseState,
  type StoredCalendar,
  sortedEntries,
} from '../../build/release/state.js';
import {
  type DayNumber,
  firstDayOf,
  formatDay,
  lastDayOf,
  mustParseDay,
  yearOf,
} from '../../server/engine/civil-date.js';
import type { DayStatus, Mode, Payload } from '../../server/engine/types.js';

/**
 * Business days the slow and plain way, from the entries of a release and not from the packed bits: maps of dates and
 * loops over days. The fast engine must give the same answers.
 */
export interface Reference {
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly isBusinessDay: (day: DayNumber) => boolean;
  /** Whether it is a business day (or not) with some, all or none of the estimated and provisional entries, or with others moved here. */
  readonly canBeOpen: (day: DayNumber) => boolean;
  readonly canBeClosed: (day: DayNumber) => boolean;
  readonly isVerified: (day: DayNumber) => boolean;
}

export interface ReferenceCalendar extends Reference {
  readonly statusOf: (day: DayNumber) => DayStatus;
}

/** A day that was found, and what is said of the days the answer depended on. */
export interface Answer {
  readonly day: DayNumber;
  readonly verified: boolean;
  readonly estimated: boolean;
}

const DAY_MS = 86_400_000;
const NOTHING: readonly Payload[] = [];

export function referenceCalendar(state: ReleaseState, id: string): ReferenceCalendar {
  const record = state.calendars.get(id)!;
  const payloadsOf = new Map<DayNumber, Payload[]>();
  for (const { day, payload } of sortedEntries(state, id)) {
    payloadsOf.set(day, [...(payloadsOf.get(day) ?? []), payload]);
  }
  const completeYears = new Set(record.complete_years);
  const unsettled = new Set(record.unsettled_days);
  const isListed = (day: DayNumber) =>
    completeYears.has(yearOf(day)) && !unsettled.has(formatDay(day));
  const isWeekend = weekendOf(record);
  // How far estimated entries reach is held to worlds that are drawn: see worlds.ts.
  const reachable = reachableDays(record, sortedEntries(state, id));
  const statusWith = (day: DayNumber, payloads: readonly Payload[]) =>
    dayStatus(payloads, isWeekend(day));
  const statusOf = (day: DayNumber) => statusWith(day, payloadsOf.get(day) ?? NOTHING);
  const statusesOf = (day: DayNumber) =>
    payloadsOf.has(day)
      ? withAndWithoutDoubtful(payloadsOf.get(day)!).map((kept) => statusWith(day, kept))
      : [statusOf(day)];
  return {
    first: firstDayOf(record.data_years[0]),
    last: lastDayOf(record.data_years[1]),
    statusOf,
    isBusinessDay: (day) => isOpen(statusOf(day)),
    canBeOpen: (day) => statusesOf(day).some(isOpen),
    canBeClosed: (day) =>
      !statusesOf(day).every(isOpen) || (reachable.has(day) && isOpen(statusOf(day))),
    isVerified: (day) => {
      const payloads = payloadsOf.get(day) ?? NOTHING;
      const isOff = isWeekend(day) && payloads.every(({ kind }) => kind === 'holiday');
      const isNamed = payloads.every(({ coverage }) => coverage === 'verified');
      return payloads.length > 0 && isNamed
        ? true
        : isListed(day) && (payloads.length === 0 || isOff);
    },
  };
}

/** Several calendars: `all` is open where each is, `any` where one is; only where all have data. */
export function referenceCombined(parts: readonly Reference[], mode: Mode): Reference {
  const each = (request: (part: Reference) => boolean) => parts.every(request);
  const one = (request: (part: Reference) => boolean) => parts.some(request);
  const [toOpen, toClose] = mode === 'all' ? [each, one] : [one, each];
  return {
    first: Math.max(...parts.map(({ first }) => first)),
    last: Math.min(...parts.map(({ last }) => last)),
    isBusinessDay: (day) => toOpen((part) => part.isBusinessDay(day)),
    canBeOpen: (day) => toOpen((part) => part.canBeOpen(day)),
    canBeClosed: (day) => toClose((part) => part.canBeClosed(day)),
    isVerified: (day) => each((part) => part.isVerified(day)),
  };
}

/** Both outcomes are possible. */
export function isUncertain(days: Reference, day: DayNumber): boolean {
  return days.canBeOpen(day) && days.canBeClosed(day);
}

/** The next business day after `date`, or from `date` on; null when the data ends before. */
export function next(days: Reference, date: DayNumber, inclusive: boolean): Answer | null {
  return walk(days, inclusive ? date : date + 1, 1, 1);
}

export function previous(days: Reference, date: DayNumber, inclusive: boolean): Answer | null {
  return walk(days, inclusive ? date : date - 1, -1, 1);
}

export function add(days: Reference, date: DayNumber, n: number): Answer | null {
  if (n === 0) return next(days, date, true);
  return walk(days, date + Math.sign(n), Math.sign(n), Math.abs(n));
}

/** Business days from `from` to before `to`. */
export function count(
  days: Reference,
  from: DayNumber,
  to: DayNumber,
): { count: number } & Omit<Answer, 'day'> {
  const requested = Array.from({ length: to - from }, (_, offset) => from + offset);
  return { count: requested.filter(days.isBusinessDay).length, ...saidOf(days, requested) };
}

/** Goes from `start` day by day until `n` business days are met. */
function walk(days: Reference, start: DayNumber, step: number, n: number): Answer | null {
  const seen: DayNumber[] = [];
  let met = 0;
  for (let day = start; day >= days.first && day <= days.last; day += step) {
    seen.push(day);
    if (days.isBusinessDay(day)) met++;
    if (met === n) return { day, ...saidOf(days, seen) };
  }
  return null;
}

function saidOf(days: Reference, requested: readonly DayNumber[]): Omit<Answer, 'day'> {
  return {
    verified: requested.every(days.isVerified),
    estimated: requested.some((day) => isUncertain(days, day)),
  };
}

function isOpen(status: DayStatus): boolean {
  return status === 'open' || status === 'early_close';
}

/** A holiday closes, on a weekend too; else a working weekend day opens; else the weekend; else an early close. */
function dayStatus(payloads: readonly Payload[], weekend: boolean): DayStatus {
  const kinds = new Set(payloads.map(({ kind }) => kind));
  if (kinds.has('holiday')) return 'closed';
  if (weekend && !kinds.has('weekend_workday')) return 'weekend';
  return kinds.has('early_close') ? 'early_close' : 'open';
}

/** Every choice of the entries of a day that keeps the confirmed ones. */
function withAndWithoutDoubtful(payloads: readonly Payload[]): Payload[][] {
  return payloads.reduce<Payload[][]>(
    (choices, payload) => [
      ...choices.map((kept) => [...kept, payload]),
      ...(payload.status === 'confirmed' ? [] : choices),
    ],
    [[]],
  );
}

function weekendOf({ weekend }: StoredCalendar): (day: DayNumber) => boolean {
  const rules = weekend.map(({ start, days }) => ({
    start: mustParseDay(start),
    days: new Set(days),
  }));
  return (day) => {
    const inForce = rules.filter(({ start }) => start <= day).at(-1);
    return inForce?.days.has(new Date(day * DAY_MS).getUTCDay() || 7) ?? false;
  };
}

import { countDirectory, hasBit, rank, select } from './bits.js';
import type { DayNumber } from './civil-date.js';
import type { Coverage, Mode } from './types.js';

/**
 * Business-day arithmetic over one calendar or several combined: three bitsets with running counts, one bit per day. Every query is
 * a few look-ups, whatever the length of the range or n. All calendars of a release use one timeline (its first day is `epoch`), so
 * combining them is a word-wise AND or OR.
 */
export interface BusinessDays {
  /** Day number of bit 0. */
  readonly epoch: DayNumber;
  /** First and last day of data, inclusive; there are no answers outside. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** Business days, and the number before each word. */
  readonly open: Uint32Array;
  readonly openCounts: Uint16Array;
  /** Days whose answer an estimated or provisional entry could change. */
  readonly uncertain: Uint32Array;
  readonly uncertainCounts: Uint16Array;
  /** Days not checked against an official source. */
  readonly unverified: Uint32Array;
  readonly unverifiedCounts: Uint16Array;
}

/** A day that was found, and the days it depends on: from..to, both inclusive; empty if from > to. */
export interface Found {
  readonly day: DayNumber;
  readonly dependsFrom: DayNumber;
  readonly dependsTo: DayNumber;
}

/** Whether the day lies in the data. */
export function covers(days: BusinessDays, day: DayNumber): boolean {
  return day >= days.first && day <= days.last;
}

/** Whether a day within the data is a business day. */
export function isBusinessDay(days: BusinessDays, day: DayNumber): boolean {
  return hasBit(days.open, day - days.epoch);
}

/** Business days from `from` (counted) to `to` (not counted); both within the data, from <= to. */
export function countBusinessDays(days: BusinessDays, from: DayNumber, to: DayNumber): number {
  return countBefore(days, to) - countBefore(days, from);
}

/** The n-th business day after `date` (n >= 1); null when the data ends before it. */
export function businessDayAfter(days: BusinessDays, date: DayNumber, n: number): Found | null {
  const day = nthBusinessDay(days, countBefore(days, date + 1) + n - 1);
  return day === null ? null : { day, dependsFrom: date + 1, dependsTo: day };
}

/** The n-th business day before `date` (n >= 1); null when the data begins after it. */
export function businessDayBefore(days: BusinessDays, date: DayNumber, n: number): Found | null {
  const day = nthBusinessDay(days, countBefore(days, date) - n);
  return day === null ? null : { day, dependsFrom: day, dependsTo: date - 1 };
}

/** The date itself when it is a business day, else the next one; null when the data ends before it. */
export function businessDayOnOrAfter(days: BusinessDays, date: DayNumber): Found | null {
  const day = nthBusinessDay(days, countBefore(days, date));
  return day === null ? null : { day, dependsFrom: date, dependsTo: day };
}

/** The date itself when it is a business day, else the previous one; null when the data begins after it. */
export function businessDayOnOrBefore(days: BusinessDays, date: DayNumber): Found | null {
  const day = nthBusinessDay(days, countBefore(days, date + 1) - 1);
  return day === null ? null : { day, dependsFrom: day, dependsTo: date };
}

/** T+n: forward for n > 0, back for n < 0; n = 0 is the date itself or, when it is no business day, the next one. */
export function addBusinessDays(days: BusinessDays, date: DayNumber, n: number): Found | null {
  if (n > 0) return businessDayAfter(days, date, n);
  return n < 0 ? businessDayBefore(days, date, -n) : businessDayOnOrAfter(days, date);
}

/** Whether every day from..to (inclusive) is checked against an official source. True for an empty span. */
export function isVerifiedSpan(days: BusinessDays, from: DayNumber, to: DayNumber): boolean {
  return bitsInSpan(days.unverified, days.unverifiedCounts, from - days.epoch, to - days.epoch) === 0;
}

/** Whether an estimated or provisional entry could change the answer of a day from..to (inclusive). */
export function isEstimatedSpan(days: BusinessDays, from: DayNumber, to: DayNumber): boolean {
  return bitsInSpan(days.uncertain, days.uncertainCounts, from - days.epoch, to - days.epoch) > 0;
}

/** The coverage of the days from..to (inclusive) that an answer depends on. */
export interface Trust {
  readonly coverage: Coverage;
  readonly estimated: boolean;
}

export function trustIn(days: BusinessDays, from: DayNumber, to: DayNumber): Trust {
  return {
    coverage: isVerifiedSpan(days, from, to) ? 'verified' : 'library',
    estimated: isEstimatedSpan(days, from, to),
  };
}

/**
 * Combines several calendars. `all`: open if every calendar is; `any`: open if at least one is. A combined day is uncertain if a
 * calendar is and no other decides it: for `all` none is certainly closed, for `any` none certainly open. In both modes it is
 * verified if every calendar is. The data is the span that every calendar has. At least one calendar; all with the same epoch and
 * length.
 */
export function combine(calendars: readonly BusinessDays[], mode: Mode): BusinessDays {
  const head = calendars[0]!;
  if (calendars.length === 1) return head;
  const open = new Uint32Array(head.open.length);
  const uncertain = new Uint32Array(head.open.length);
  const unverified = new Uint32Array(head.open.length);
  // Decided: certainly closed for `all`, certainly open for `any`.
  const settled = new Uint32Array(head.open.length);
  const flip = mode === 'all' ? 0xffff_ffff : 0;
  if (mode === 'all') open.fill(0xffff_ffff);
  for (const calendar of calendars) {
    const { open: itsOpen, uncertain: itsUncertain, unverified: itsUnverified } = calendar;
    for (let word = 0; word < open.length; word++) {
      const opens = itsOpen[word]!;
      const doubts = itsUncertain[word]!;
      if (mode === 'all') open[word]! &= opens;
      else open[word]! |= opens;
      uncertain[word]! |= doubts;
      unverified[word]! |= itsUnverified[word]!;
      settled[word]! |= (opens ^ flip) & ~doubts;
    }
  }
  for (let word = 0; word < uncertain.length; word++) uncertain[word]! &= ~settled[word]!;
  const first = Math.max(...calendars.map((calendar) => calendar.first));
  const last = Math.min(...calendars.map((calendar) => calendar.last));
  return withCounts(head.epoch, first, last, open, uncertain, unverified);
}

/** Adds running counts to three bitsets. Clears bits of `open` outside first..last, where there are no answers. */
export function withCounts(
  epoch: DayNumber,
  first: DayNumber,
  last: DayNumber,
  open: Uint32Array,
  uncertain: Uint32Array,
  unverified: Uint32Array,
): BusinessDays {
  clearOutside(open, first - epoch, last - epoch);
  return {
    epoch,
    first,
    last,
    open,
    openCounts: countDirectory(open),
    uncertain,
    uncertainCounts: countDirectory(uncertain),
    unverified,
    unverifiedCounts: countDirectory(unverified),
  };
}

function countBefore(days: BusinessDays, day: DayNumber): number {
  return rank(days.open, days.openCounts, day - days.epoch);
}

function nthBusinessDay(days: BusinessDays, k: number): DayNumber | null {
  const index = select(days.open, days.openCounts, k);
  return index < 0 ? null : index + days.epoch;
}

function bitsInSpan(words: Uint32Array, counts: Uint16Array, from: number, to: number): number {
  return from > to ? 0 : rank(words, counts, to + 1) - rank(words, counts, from);
}

function clearOutside(words: Uint32Array, from: number, to: number): void {
  for (let word = 0; word < words.length; word++) {
    const start = word * 32;
    if (start + 31 < from || start > to) words[word] = 0;
    else if (start < from || start + 31 > to) words[word]! &= maskWithin(start, from, to);
  }
}

function maskWithin(start: number, from: number, to: number): number {
  let mask = 0;
  for (let bit = 0; bit < 32; bit++) if (start + bit >= from && start + bit <= to) mask |= 1 << bit;
  return mask;
}

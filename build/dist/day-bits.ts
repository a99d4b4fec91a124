import { hasBit, setBit, wordsFor } from '../../server/core/bits.js';
import { type DayNumber, firstDayOf, lastDayOf, mustParseDay } from '../../server/core/civil-date.js';
import type { Payload } from '../../server/core/types.js';
import { weekendCheck } from '../../server/core/weekend.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';
import { reachableDays } from './reach.js';

/**
 * A calendar's days as bits: business day, uncertain, not verified. A day that is open and not uncertain is certainly
 * open, one that is open or uncertain is possibly open.
 */
export interface DayBits {
  readonly open: Uint32Array;
  /** An estimated or provisional entry could leave the day, or come to stand on it, and change whether it is open. */
  readonly uncertain: Uint32Array;
  readonly unverified: Uint32Array;
}

/** `entries` sorted; bits count from `epoch`, for `dayCount` days. */
export function dayBits(
  calendar: StoredCalendar,
  entries: readonly StoredEntry[],
  epoch: DayNumber,
  dayCount: number,
): DayBits {
  const words = wordsFor(dayCount);
  const bits = {
    open: new Uint32Array(words),
    uncertain: new Uint32Array(words),
    unverified: new Uint32Array(words),
  };
  const complete = new Set(calendar.complete_years);
  const weekendOn = weekendCheck(calendar.weekend);
  const unsettled = new Set((calendar.unsettled_days ?? []).map(mustParseDay));
  let position = 0;
  for (let year = calendar.data_years[0]; year <= calendar.data_years[1]; year++) {
    const isComplete = complete.has(year);
    const last = lastDayOf(year);
    for (let day = firstDayOf(year); day <= last; day++) {
      const isWeekend = weekendOn(day);
      const isListed = isComplete && !unsettled.has(day);
      // Most days have no entry.
      if (entries[position]?.day !== day) {
        if (!isWeekend) setBit(bits.open, day - epoch);
        if (!isVerified([], isListed, isWeekend)) setBit(bits.unverified, day - epoch);
        continue;
      }
      const payloads: Payload[] = [];
      while (entries[position]?.day === day) payloads.push(entries[position++]!.payload);
      if (isOpen(payloads, isWeekend)) setBit(bits.open, day - epoch);
      if (isUncertain(payloads, isWeekend)) setBit(bits.uncertain, day - epoch);
      if (!isVerified(payloads, isListed, isWeekend)) setBit(bits.unverified, day - epoch);
    }
  }
  if (position !== entries.length) throw new Error(`${calendar.id}: an entry lies outside its data or out of order`);
  // A holiday that comes to stand on a day that is open closes it, and changes nothing on any other.
  const [first, last] = [firstDayOf(calendar.data_years[0]), lastDayOf(calendar.data_years[1])];
  for (const day of reachableDays(calendar, entries)) {
    if (day >= first && day <= last && hasBit(bits.open, day - epoch)) setBit(bits.uncertain, day - epoch);
  }
  return bits;
}

/** A holiday closes the day, on a weekend too; else a working weekend day opens it; else the weekend closes it. */
export function isOpen(payloads: readonly Payload[], weekend: boolean): boolean {
  if (payloads.length === 0) return !weekend;
  if (payloads.some(({ kind }) => kind === 'holiday')) return false;
  return !weekend || payloads.some(({ kind }) => kind === 'weekend_workday');
}

/** Whether taking estimated and provisional entries away, some or all, could change whether the day is open. */
export function isUncertain(payloads: readonly Payload[], weekend: boolean): boolean {
  const doubtful = payloads.filter(({ status }) => status !== 'confirmed');
  const certain = payloads.filter(({ status }) => status === 'confirmed');
  const outcome = isOpen(payloads, weekend);
  for (let subset = 0; subset < 2 ** doubtful.length - 1; subset++) {
    const kept = doubtful.filter((_, index) => (subset >> index) & 1);
    if (isOpen([...certain, ...kept], weekend) !== outcome) return true;
  }
  return false;
}

/**
 * Whether business days may be counted on it: every entry of the day is verified; and a day without one, or a weekend
 * with a holiday that no list names, is listed: it lies in a year whose closures are listed in full.
 */
function isVerified(payloads: readonly Payload[], isListed: boolean, weekend: boolean): boolean {
  if (payloads.length === 0) return isListed;
  if (payloads.every(({ coverage }) => coverage === 'verified')) return true;
  return isListed && weekend && payloads.every(({ kind }) => kind === 'holiday');
}

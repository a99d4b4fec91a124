import { isDeepStrictEqual } from 'node:util';
import { hasBit, setBit, wordsFor } from '../../server/engine/bits.js';
import {
  type DayNumber,
  firstDayOf,
  lastDayOf,
  mustParseDay,
  yearOf,
} from '../../server/engine/civil-date.js';
import { isOpen } from '../../server/engine/open-day.js';
import type { Payload } from '../../server/engine/types.js';
import { weekendCheck } from '../../server/engine/weekend.js';
import { getOrMake } from '../../server/util/get-or-make.js';
import type { StoredCalendar, StoredEntry } from '../release/state.js';
import { reachableDays } from './reachable-days.js';

/**
 * A calendar's days as bits: business day, uncertain, not verified. A day is certainly open if it is open and not uncertain, and
 * possibly open if it is open or uncertain.
 */
export interface DayBits {
  readonly open: Uint32Array;
  /** An estimated or provisional entry could leave the day, or move to it, and change whether it is open. */
  readonly uncertain: Uint32Array;
  readonly unverified: Uint32Array;
}

/** What the bits depend on, beside the entries. */
const OF_DAYS = [
  'data_years',
  'weekend',
  'complete_years',
  'unsettled_days',
] as const satisfies readonly (keyof StoredCalendar)[];
type DaysOfRecord = Pick<StoredCalendar, (typeof OF_DAYS)[number] | 'id'>;

/** Whether two records with the same entries have the same bits. */
export function haveSameBits(a: DaysOfRecord, b: DaysOfRecord): boolean {
  return OF_DAYS.every((name) => isDeepStrictEqual(a[name], b[name]));
}

/** `entries` sorted; bits count from `epoch`, for `dayCount` days. */
export function dayBits(
  calendar: DaysOfRecord,
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
  const [first, last] = [firstDayOf(calendar.data_years[0]), lastDayOf(calendar.data_years[1])];
  // Set the state of all days without entries first.
  setWeekdays(bits.open, calendar, epoch);
  setUnlisted(bits.unverified, calendar, epoch, unsettled);
  let before = first - 1;
  for (let position = 0; position < entries.length; ) {
    const { day } = entries[position]!;
    if (day <= before || day > last)
      throw new Error(`${calendar.id}: an entry lies outside its data or out of order`);
    before = day;
    const payloads: Payload[] = [];
    while (entries[position]?.day === day) payloads.push(entries[position++]!.payload);
    const isWeekend = weekendOn(day);
    putBit(bits.open, day - epoch, isOpen(payloads, isWeekend));
    const isListed = () => complete.has(yearOf(day)) && !unsettled.has(day);
    putBit(bits.unverified, day - epoch, !isVerified(payloads, isListed, isWeekend));
    if (isUncertain(payloads, isWeekend)) setBit(bits.uncertain, day - epoch);
  }
  // A holiday that moves to an open day closes it, and does not change any other.
  for (const day of reachableDays(calendar, entries)) {
    if (day >= first && day <= last && hasBit(bits.open, day - epoch))
      setBit(bits.uncertain, day - epoch);
  }
  return bits;
}

function putBit(words: Uint32Array, index: number, isSet: boolean): void {
  if (isSet) setBit(words, index);
  else words[index >>> 5]! &= ~(1 << (index & 31));
}

/** Cached weekdays by timeline and weekend, since many calendars have the same. */
const weekdaysOf = new Map<string, Uint32Array>();

/** Sets the days of a calendar's data that are not on a weekend. `open` is still empty. */
function setWeekdays(
  open: Uint32Array,
  { data_years, weekend }: DaysOfRecord,
  epoch: DayNumber,
): void {
  const key = JSON.stringify([epoch, open.length, data_years, weekend]);
  open.set(
    getOrMake(weekdaysOf, key, () => {
      const isWeekend = weekendCheck(weekend);
      const words = new Uint32Array(open.length);
      const last = lastDayOf(data_years[1]);
      for (let day = firstDayOf(data_years[0]); day <= last; day++)
        if (!isWeekend(day)) setBit(words, day - epoch);
      return words;
    }),
  );
}

/** Sets the days of the years without a complete list, and the days that a list does not verify. */
function setUnlisted(
  unverified: Uint32Array,
  { data_years, complete_years }: DaysOfRecord,
  epoch: DayNumber,
  unsettled: ReadonlySet<DayNumber>,
): void {
  const complete = new Set(complete_years);
  for (let year = data_years[0]; year <= data_years[1]; year++) {
    if (!complete.has(year))
      setRange(unverified, firstDayOf(year) - epoch, lastDayOf(year) - epoch);
  }
  const [first, last] = [firstDayOf(data_years[0]), lastDayOf(data_years[1])];
  for (const day of unsettled) if (day >= first && day <= last) setBit(unverified, day - epoch);
}

/** Sets the bits first..last. */
function setRange(words: Uint32Array, first: number, last: number): void {
  const [from, to] = [first >>> 5, last >>> 5];
  for (let word = from; word <= to; word++) {
    const low = word === from ? first & 31 : 0;
    const high = word === to ? last & 31 : 31;
    words[word]! |= (0xffff_ffff << low) & (0xffff_ffff >>> (31 - high));
  }
}

/** Whether dropping some or all estimated and provisional entries could change whether the day is open. */
export function isUncertain(payloads: readonly Payload[], weekend: boolean): boolean {
  if (payloads.every(({ status }) => status === 'confirmed')) return false;
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
 * Whether a day with entries counts as verified: every entry is verified; or it is a weekend with an unlisted holiday in a year with
 * a complete list of closures.
 */
function isVerified(
  payloads: readonly Payload[],
  isListed: () => boolean,
  weekend: boolean,
): boolean {
  if (payloads.every(({ coverage }) => coverage === 'verified')) return true;
  return weekend && payloads.every(({ kind }) => kind === 'holiday') && isListed();
}

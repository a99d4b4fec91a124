import { bitAt, maskWithin, popCount } from './bits.js';
import type { CalendarDays } from './calendar-days.js';
import type { DayNumber } from './civil-date.js';
import type { Mode } from './types.js';

/**
 * Several calendars read together. Nothing is computed in advance: a question reads from each calendar the words of the days that
 * it needs, 32 days each, and joins them. `all`: open if every calendar is; `any`: open if at least one is. The data is the span
 * that every calendar has.
 */
export interface CombinedDays {
  /** Day number of bit 0 of word 0, a multiple of 32 as in `CalendarDays`. */
  readonly epoch: DayNumber;
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** At least two. */
  readonly members: readonly BusinessDays[];
  /** For each member how many words its timeline begins before word 0. */
  readonly shifts: readonly number[];
  readonly mode: Mode;
}

export type BusinessDays = CalendarDays | CombinedDays;

/** The calendars read together; a single one is itself. At least one calendar. */
export function combine(calendars: readonly BusinessDays[], mode: Mode): BusinessDays {
  const head = calendars[0]!;
  if (calendars.length === 1) return head;
  let { first, last } = head;
  for (const calendar of calendars) {
    first = Math.max(first, calendar.first);
    last = Math.min(last, calendar.last);
  }
  // Every epoch is a multiple of 32, so that the words of all calendars have the same days.
  const epoch = first & -32;
  return {
    epoch,
    first,
    last,
    members: calendars,
    shifts: calendars.map((one) => (epoch - one.epoch) >> 5),
    mode,
  };
}

/** Every day is certainly open (open and not uncertain), possibly open (open or uncertain), or neither. */
export type Certainty = 'certain' | 'possible';

/**
 * The days of a word of the timeline that are open, or with `certainty` certainly or possibly open: in all calendars, or in one.
 * Those outside first..last are undefined.
 */
export function openWord(days: BusinessDays, word: number, certainty?: Certainty): number {
  if (days.members === undefined) return ownWord(days, word, certainty);
  const { members, shifts, mode } = days;
  let open = mode === 'all' ? -1 : 0;
  for (let at = 0; at < members.length; at++) {
    const member = members[at]!;
    const own = word + shifts[at]!;
    const opens =
      member.members === undefined
        ? ownWord(member, own, certainty)
        : openWord(member, own, certainty);
    open = mode === 'all' ? open & opens : open | opens;
  }
  return open;
}

function ownWord({ open, uncertain }: CalendarDays, word: number, certainty?: Certainty): number {
  if (certainty === undefined) return open[word]!;
  return certainty === 'certain' ? open[word]! & ~uncertain[word]! : open[word]! | uncertain[word]!;
}

/** Whether all (or one) of the calendars are open; false outside the data. */
export function isOpenTogether(days: CombinedDays, day: DayNumber): boolean {
  if (day < days.first || day > days.last) return false;
  const bit = day - days.epoch;
  return ((openWord(days, bit >> 5) >>> (bit & 31)) & 1) === 1;
}

/** Business days of from..to, both inclusive. */
export function countTogether(days: CombinedDays, from: DayNumber, to: DayNumber): number {
  const [start, end] = bitsWithin(days, from, to);
  if (start > end) return 0;
  let count = 0;
  for (let word = start >> 5; word <= end >> 5; word++) {
    count += popCount(openWord(days, word) & maskWithin(word, start, end));
  }
  return count;
}

/** The n-th business day from `date` on (n >= 1); null when the data ends before it. */
export function nthTogetherFrom(days: CombinedDays, date: DayNumber, n: number): DayNumber | null {
  const [start, end] = bitsWithin(days, date, days.last);
  if (start > end) return null;
  let left = n;
  for (let word = start >> 5; word <= end >> 5; word++) {
    const open = openWord(days, word) & maskWithin(word, start, end);
    const count = popCount(open);
    if (count >= left) return days.epoch + 32 * word + bitAt(open, left - 1);
    left -= count;
  }
  return null;
}

/** The n-th business day up to `date`, backwards (n >= 1); null when the data begins after it. */
export function nthTogetherUpTo(days: CombinedDays, date: DayNumber, n: number): DayNumber | null {
  const [start, end] = bitsWithin(days, days.first, date);
  if (start > end) return null;
  let left = n;
  for (let word = end >> 5; word >= start >> 5; word--) {
    const open = openWord(days, word) & maskWithin(word, start, end);
    const count = popCount(open);
    if (count >= left) return days.epoch + 32 * word + bitAt(open, count - left);
    left -= count;
  }
  return null;
}

/**
 * Whether a day of from..to (inclusive, within the data) is uncertain: possibly open, but not certainly. So an uncertain day of a
 * calendar does not matter where another one decides: if it is certainly closed for `all`, certainly open for `any`.
 */
export function isUncertainTogether(days: CombinedDays, from: DayNumber, to: DayNumber): boolean {
  const [start, end] = bitsWithin(days, from, to);
  if (start > end) return false;
  for (let word = start >> 5; word <= end >> 5; word++) {
    if (doubtsIn(days, word) === 0) continue;
    const uncertain = openWord(days, word, 'possible') & ~openWord(days, word, 'certain');
    if ((uncertain & maskWithin(word, start, end)) !== 0) return true;
  }
  return false;
}

/** The certainly open days of from..to, both inclusive, and the possibly open ones. */
export function countBounds(
  days: BusinessDays,
  from: DayNumber,
  to: DayNumber,
): { least: number; most: number } {
  const [start, end] = bitsWithin(days, from, to);
  let [least, most] = [0, 0];
  if (start > end) return { least, most };
  for (let word = start >> 5; word <= end >> 5; word++) {
    const mask = maskWithin(word, start, end);
    if ((doubtsIn(days, word) & mask) === 0) {
      const count = popCount(openWord(days, word) & mask);
      least += count;
      most += count;
    } else {
      least += popCount(openWord(days, word, 'certain') & mask);
      most += popCount(openWord(days, word, 'possible') & mask);
    }
  }
  return { least, most };
}

/** The days of a word that are uncertain in at least one calendar; in most words there are none. */
function doubtsIn(days: BusinessDays, word: number): number {
  if (days.members === undefined) return days.uncertain[word]!;
  let doubts = 0;
  for (let at = 0; at < days.members.length; at++) {
    const member = days.members[at]!;
    const own = word + days.shifts[at]!;
    doubts |= member.members === undefined ? member.uncertain[own]! : doubtsIn(member, own);
  }
  return doubts;
}

/** First and last bit of the days of from..to that are within the data. */
function bitsWithin(
  { epoch, first, last }: BusinessDays,
  from: DayNumber,
  to: DayNumber,
): readonly [number, number] {
  return [Math.max(from, first) - epoch, Math.min(to, last) - epoch];
}

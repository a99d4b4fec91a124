import { getOrMake } from '../util/get-or-make.js';
import { hasBit, maskWithin } from './bits.js';
import { type CalendarDays, withCounts } from './calendar-days.js';
import { type ChangedDay, copyOfWords, withChangedDays } from './changed-days.js';
import { type DayNumber, isoWeekday, mustParseDay } from './civil-date.js';
import type { BusinessDays } from './combined-days.js';
import { isOpen } from './open-day.js';
import type { Payload, WeekendRule } from './types.js';

/**
 * The days of a calendar with another weekend than its own: Werktage and jours ouvrables (Sunday alone), or one of
 * NETWORKDAYS.INTL's. Its holidays stay, and so do the working days of a weekend that it has entries for.
 */

/** An entry that closes or opens a day. */
export interface DayEntry {
  readonly day: DayNumber;
  readonly payload: Pick<Payload, 'kind' | 'status' | 'coverage' | 'may_move_days'>;
}

/**
 * `rules`: the calendar's own weekend; `weekend`: ISO weekdays; `entries` sorted by day. A day of the own weekend that is none
 * here is not verified without a verified entry: lists of closures often leave out those of weekends.
 */
export function withOwnWeekend(
  days: BusinessDays,
  rules: readonly WeekendRule[],
  weekend: readonly number[],
  entries: readonly DayEntry[],
): CalendarDays {
  const { epoch, first, last } = days;
  const { open, uncertain, unverified } = copyOfWords(days);
  const closed = new Uint32Array(open.length);
  addWeekdays(closed, epoch, weekend, first, last);
  const either = closed.slice();
  rules.forEach(({ start, days: weekdays }, at) => {
    const next = rules[at + 1];
    const end = next === undefined ? last : Math.min(last, mustParseDay(next.start) - 1);
    addWeekdays(either, epoch, weekdays, Math.max(first, mustParseDay(start)), end);
  });
  // The days of either weekend, as if none had an entry; those of other weekdays stay as they are.
  for (let word = 0; word < either.length; word++) {
    const opened = either[word]! & ~closed[word]!;
    open[word] = (open[word]! & ~either[word]!) | opened;
    uncertain[word]! &= ~either[word]!;
    unverified[word] = (unverified[word]! & ~either[word]!) | opened;
  }
  return withChangedDays(
    withCounts(epoch, first, last, open, uncertain, unverified),
    changesOf(entries, (day) =>
      day < first || day > last || !hasBit(either, day - epoch)
        ? null
        : hasBit(closed, day - epoch),
    ),
  );
}

/** Sets the bits of these ISO weekdays from..to, both inclusive. */
function addWeekdays(
  bits: Uint32Array,
  epoch: DayNumber,
  weekdays: readonly number[],
  from: DayNumber,
  to: DayNumber,
): void {
  if (from > to) return;
  // A word whose first day is a Monday, a Tuesday and so on.
  const patterns = Array.from({ length: 7 }, (_, monday) => {
    let pattern = 0;
    for (let bit = 0; bit < 32; bit++)
      if (weekdays.includes(((monday + bit) % 7) + 1)) pattern |= 1 << bit;
    return pattern;
  });
  const [start, end] = [from - epoch, to - epoch];
  for (let word = start >> 5; word <= end >> 5; word++)
    bits[word]! |= patterns[isoWeekday(epoch + 32 * word) - 1]! & maskWithin(word, start, end);
}

/**
 * The days of either weekend that have entries, or to which an estimated holiday may move. `isClosed`: whether the new weekend has
 * a day; null: neither weekend has it.
 */
function* changesOf(
  entries: readonly DayEntry[],
  isClosed: (day: DayNumber) => boolean | null,
): Generator<ChangedDay> {
  const moved = reached(entries);
  const payloads = payloadsByDay(entries);
  for (const day of new Set([...payloads.keys(), ...moved])) {
    const isNew = isClosed(day);
    if (isNew === null) continue;
    const own = payloads.get(day) ?? [];
    const isOpenNow = isOpen(own, isNew);
    const confirmed = own.filter(({ status }) => status === 'confirmed');
    const isUncertain = isOpen(confirmed, isNew) !== isOpenNow || (isOpenNow && moved.has(day));
    yield { day, isOpen: isOpenNow, isUncertain, isVerified: isVerified(own, isNew) };
  }
}

/** The payloads of each day that has entries. */
function payloadsByDay(entries: readonly DayEntry[]): Map<DayNumber, DayEntry['payload'][]> {
  const byDay = new Map<DayNumber, DayEntry['payload'][]>();
  for (const { day, payload } of entries)
    getOrMake(byDay, day, (): DayEntry['payload'][] => []).push(payload);
  return byDay;
}

function isVerified(own: readonly DayEntry['payload'][], isWeekend: boolean): boolean {
  return own.length === 0 ? isWeekend : own.every(({ coverage }) => coverage === 'verified');
}

/** The days to which an estimated holiday may move. */
function reached(entries: readonly DayEntry[]): ReadonlySet<DayNumber> {
  const days = new Set<DayNumber>();
  for (const { day, payload } of entries) {
    const { kind, status, may_move_days = 0 } = payload;
    if (kind !== 'holiday' || status === 'confirmed') continue;
    for (let by = -may_move_days; by <= may_move_days; by++) days.add(day + by);
  }
  return days;
}

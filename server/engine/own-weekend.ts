import { getOrMake } from '../util/get-or-make.js';
import type { CalendarDays } from './calendar-days.js';
import { type ChangedDay, withChangedDays } from './changed-days.js';
import { type DayNumber, isoWeekday } from './civil-date.js';
import type { BusinessDays } from './combined-days.js';
import { isOpen } from './open-day.js';
import type { Payload, WeekendRule } from './types.js';
import { weekendCheck } from './weekend.js';

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
  return withChangedDays(days, daysOfWeekends(days, rules, weekend, entries));
}

/** The days of either weekend; those of other weekdays stay as they are. */
function* daysOfWeekends(
  { first, last }: BusinessDays,
  rules: readonly WeekendRule[],
  weekend: readonly number[],
  entries: readonly DayEntry[],
): Generator<ChangedDay> {
  const isOld = weekendCheck(rules);
  const moved = reached(entries);
  const payloads = payloadsByDay(entries);
  for (const weekday of new Set([...weekend, ...rules.flatMap((rule) => rule.days)])) {
    const isNew = weekend.includes(weekday);
    const start = first + ((weekday - isoWeekday(first) + 7) % 7);
    for (let day = start; day <= last; day += 7) {
      if (!isNew && !isOld(day)) continue;
      const own = payloads.get(day) ?? [];
      const isOpenNow = isOpen(own, isNew);
      const confirmed = own.filter(({ status }) => status === 'confirmed');
      const isUncertain = isOpen(confirmed, isNew) !== isOpenNow || (isOpenNow && moved.has(day));
      yield { day, isOpen: isOpenNow, isUncertain, isVerified: isVerified(own, isNew) };
    }
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

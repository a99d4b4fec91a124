import { isVerifiedSpan } from './business-days.js';
import { type CalendarDays, withCounts } from './calendar-days.js';
import { type DayNumber, isoWeekday } from './civil-date.js';
import { type BusinessDays, openWord } from './combined-days.js';
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
  const { epoch, first, last } = days;
  const words = ((last - epoch) >> 5) + 1;
  const open = Uint32Array.from({ length: words }, (_, word) => openWord(days, word));
  const uncertain = Uint32Array.from(
    { length: words },
    (_, word) => openWord(days, word, 'possible') & ~openWord(days, word, 'certain'),
  );
  const unverified = new Uint32Array(words);
  const isOld = weekendCheck(rules);
  const put = (bits: Uint32Array, day: DayNumber, isSet: boolean) => {
    const [word, bit] = [(day - epoch) >> 5, 1 << ((day - epoch) & 31)];
    bits[word] = isSet ? bits[word]! | bit : bits[word]! & ~bit;
  };
  const moved = reached(entries);
  let at = 0;
  for (let day = first; day <= last; day++) {
    while (at < entries.length && entries[at]!.day < day) at++;
    const isNew = weekend.includes(isoWeekday(day));
    if (!isNew && !isOld(day)) {
      put(unverified, day, !isVerifiedSpan(days, day, day));
      continue;
    }
    const own: DayEntry['payload'][] = [];
    for (let next = at; entries[next]?.day === day; next++) own.push(entries[next]!.payload);
    const isOpenNow = isOpen(own, isNew);
    const confirmed = own.filter(({ status }) => status === 'confirmed');
    put(open, day, isOpenNow);
    put(uncertain, day, isOpen(confirmed, isNew) !== isOpenNow || (isOpenNow && moved.has(day)));
    put(unverified, day, !isVerified(own, isNew));
  }
  return withCounts(epoch, first, last, open, uncertain, unverified);
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

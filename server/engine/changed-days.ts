import { type CalendarDays, withCounts } from './calendar-days.js';
import type { DayNumber } from './civil-date.js';
import { type BusinessDays, openWord } from './combined-days.js';

/** What a day is instead. */
export interface ChangedDay {
  readonly day: DayNumber;
  readonly isOpen: boolean;
  readonly isUncertain: boolean;
  readonly isVerified: boolean;
}

/** The days of a calendar, or of several together, with some of them changed; days outside the data stay out. */
export function withChangedDays(days: BusinessDays, changes: Iterable<ChangedDay>): CalendarDays {
  const { epoch, first, last } = days;
  const { open, uncertain, unverified } = copyOfWords(days);
  const put = (bits: Uint32Array, day: DayNumber, isSet: boolean) => {
    const [word, bit] = [(day - epoch) >> 5, 1 << ((day - epoch) & 31)];
    bits[word] = isSet ? bits[word]! | bit : bits[word]! & ~bit;
  };
  for (const { day, isOpen, isUncertain, isVerified } of changes) {
    if (day < first || day > last) continue;
    put(open, day, isOpen);
    put(uncertain, day, isUncertain);
    put(unverified, day, !isVerified);
  }
  return withCounts(epoch, first, last, open, uncertain, unverified);
}

/** The bits of the days, as arrays that may be changed. */
export function copyOfWords(
  days: BusinessDays,
): Readonly<Record<'open' | 'uncertain' | 'unverified', Uint32Array>> {
  const words = ((days.last - days.epoch) >> 5) + 1;
  const open = new Uint32Array(words);
  const uncertain = new Uint32Array(words);
  for (let word = 0; word < words; word++) {
    open[word] = openWord(days, word);
    uncertain[word] = openWord(days, word, 'possible') & ~openWord(days, word, 'certain');
  }
  return { open, uncertain, unverified: unverifiedWords(days, words) };
}

/** The days that are not verified, as bits from the epoch of the days on. */
function unverifiedWords(days: BusinessDays, words: number): Uint32Array {
  const copy = new Uint32Array(words);
  for (const { epoch, unverified } of allMembers(days)) {
    const shift = (days.epoch - epoch) >> 5;
    for (let word = 0; word < words; word++) copy[word]! |= unverified[word + shift] ?? 0;
  }
  return copy;
}

/** The single calendars of several together, of members of members too. */
function allMembers(days: BusinessDays): CalendarDays[] {
  return days.members ? days.members.flatMap(allMembers) : [days];
}

import { type CalendarDays, withCounts } from './calendar-days.js';
import type { DayNumber } from './civil-date.js';
import { type BusinessDays, openWord } from './combined-days.js';
import { unverifiedWords } from './own-weekend.js';

/** The days of a calendar with some of them open or closed instead, for certain and unverified; days outside the data stay out. */
export function withChangedDays(
  days: BusinessDays,
  changes: ReadonlyMap<DayNumber, boolean>,
): CalendarDays {
  const { epoch, first, last } = days;
  const words = ((last - epoch) >> 5) + 1;
  const open = Uint32Array.from({ length: words }, (_, word) => openWord(days, word));
  const uncertain = Uint32Array.from(
    { length: words },
    (_, word) => openWord(days, word, 'possible') & ~openWord(days, word, 'certain'),
  );
  const unverified = unverifiedWords(days, words);
  const put = (bits: Uint32Array, day: DayNumber, isSet: boolean) => {
    const [word, bit] = [(day - epoch) >> 5, 1 << ((day - epoch) & 31)];
    bits[word] = isSet ? bits[word]! | bit : bits[word]! & ~bit;
  };
  for (const [day, isOpen] of changes) {
    if (day < first || day > last) continue;
    put(open, day, isOpen);
    put(uncertain, day, false);
    put(unverified, day, true);
  }
  return withCounts(epoch, first, last, open, uncertain, unverified);
}

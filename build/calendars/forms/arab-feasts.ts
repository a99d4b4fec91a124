import { formatDay, mustParseDay } from '../../../server/engine/civil-date.js';
import type { ListedDate } from '../vocabulary.js';
import { unsourced } from '../vocabulary.js';

/** Rows of the two feasts in Arab countries, around the first days as reported (countries/shared/arab-feasts.ts). */

/** From the first to the last day, both inclusive. */
export function span(first: string, last: string): string[] {
  const start = mustParseDay(first);
  return Array.from({ length: mustParseDay(last) - start + 1 }, (_, index) =>
    formatDay(start + index),
  );
}

/** The days from..to around each first day (0 = the first day itself), for years without a list of their own. */
export function feastDays(
  firstDays: readonly string[],
  name: string,
  from: number,
  to: number,
  listedYears: readonly number[] = [],
): ListedDate[] {
  const dates = firstDays
    .filter((day) => !listedYears.includes(Number(day.slice(0, 4))))
    .flatMap((day) => span(formatDay(mustParseDay(day) + from), formatDay(mustParseDay(day) + to)));
  return unsourced(
    name,
    dates,
    'doubt: the first day as generally reported, the number of days by the practice of other years.',
  );
}

/** Closures by a source. */
export function closed(
  name: string,
  source: string,
  dates: readonly string[],
  note?: string,
): ListedDate[] {
  return dates.map((date) => ({ date, kind: 'holiday', name, source, ...(note ? { note } : {}) }));
}

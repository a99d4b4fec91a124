import { formatDay, mustParseDay } from '../../../../server/core/civil-date.js';
import type { ListedDate } from '../../definition.js';
import { ADHA as ADHA_SINCE_2010, FITR as FITR_SINCE_2010 } from '../../exchanges/middle-east-africa/arab-feasts.js';
import { NOT_FOUND } from '../../rows.js';

/**
 * First days of the two feasts as they were kept in Saudi Arabia, the Emirates, Bahrain and (but for Eid al-Fitr of 2019
 * and 2025) Egypt, 2005 to 2026. The library computes them by the calendar of Umm al-Qura, which was a day late for Eid
 * al-Adha in January 2005, December 2006 and 2007 and for Eid al-Fitr in 2007 and 2008, and a day early for Eid al-Adha
 * in 2015 and 2016.
 */

export const ADHA: readonly string[] = [
  ...['2005-01-20', '2006-01-10', '2006-12-30', '2007-12-19', '2008-12-08', '2009-11-27'],
  ...ADHA_SINCE_2010,
];

export const FITR: readonly string[] = [
  ...['2005-11-03', '2006-10-23', '2007-10-12', '2008-09-30', '2009-09-20'],
  ...FITR_SINCE_2010,
];

export const FITR_NAME = 'End of Ramadan (Eid al-Fitr)';
export const ADHA_NAME = 'Feast of the Sacrifice (Eid al-Adha)';
export const ARAFAH_NAME = 'Day of Arafah';

/** From the first to the last day, both inclusive. */
export function span(first: string, last: string): string[] {
  const start = mustParseDay(first);
  return Array.from({ length: mustParseDay(last) - start + 1 }, (_, index) => formatDay(start + index));
}

/** The days from..to around each first day (0 = the first day itself): as generally reported, and so estimated. */
export function reported(
  firstDays: readonly string[],
  name: string,
  from: number,
  to: number,
  without: readonly number[] = [],
): ListedDate[] {
  return firstDays
    .filter((day) => !without.includes(Number(day.slice(0, 4))))
    .flatMap((day) => span(formatDay(mustParseDay(day) + from), formatDay(mustParseDay(day) + to)))
    .map((date) => told(date, name, 'doubt: the first day as generally reported; no announcement was read.'));
}

/** A day that a source tells of. */
export function closed(name: string, source: string, dates: readonly string[], note?: string): ListedDate[] {
  return dates.map((date) => ({ date, kind: 'holiday', name, source, ...(note ? { note } : {}) }));
}

/** A day without a text found. */
export function told(date: string, name: string, note: string): ListedDate {
  return { date, kind: 'holiday', name, source: NOT_FOUND, status: 'estimated', note };
}

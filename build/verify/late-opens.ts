import { isoWeekday, mustParseDay } from '../../server/engine/civil-date.js';
import { hoursOn, type MarketConventions } from '../../server/engine/market-conventions.js';
import type { Publication } from './publication.js';

/** Late opens that publications state, held against the rows of the conventions. */

type Stated = Pick<Publication, 'id' | 'calendars'>;

/** Words of a note about an opening: its hour belongs into `late_open`. */
const OPENING =
  /\b(late open(ing)?|open(s|ing|ed)|reopen(s|ing)|begins?|continuous trading from)( \w+){0,2} (at )?\d{1,2}[:.h]\d{2}/i;

/**
 * What is wrong: a late open that a publication states and no row of a market with known hours has, or a row with another
 * hour. A message for each.
 */
export function lateOpenProblems(
  publications: readonly Stated[],
  conventions: ReadonlyMap<string, MarketConventions>,
): string[] {
  return publications.flatMap(({ id, calendars }) =>
    calendars.flatMap(({ calendar, late_open = [] }) =>
      late_open.flatMap(({ date, time }) => {
        const { hours = [], late_opens = [] } = conventions.get(calendar) ?? {};
        const row = late_opens.find((one) => one.date === date);
        if (row?.open === time) return [];
        if (!row && !hoursOn(hours, date, isoWeekday(mustParseDay(date)))) return [];
        const got = row ? `the row has ${row.open}` : 'no row of late-opens has it';
        return [`${id}: ${calendar} opens at ${time} on ${date}, but ${got}`];
      }),
    ),
  );
}

/** The notes about a calendar that speak of the hour of an opening where `late_open` has none. */
export function untoldOpenings(publications: readonly Stated[]): string[] {
  return publications.flatMap(({ id, calendars }) =>
    calendars
      .filter(({ notes, late_open }) => OPENING.test(notes ?? '') && !late_open)
      .map(({ calendar, notes }) => `${id}: ${calendar}: ${notes}`),
  );
}

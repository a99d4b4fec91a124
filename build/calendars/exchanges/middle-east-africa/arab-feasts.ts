import { formatDay, mustParseDay } from '../../../../server/core/civil-date.js';
import type { ListedDate, RuleRow } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';

/**
 * The two feasts in Arab countries, 2010 to 2026: the day on which each began, and rows of the days around it.
 *
 * The first day is announced from the sighting of the moon, a day before. Saudi Arabia, the Emirates, Qatar, Kuwait and
 * Bahrain began together in all of these years; Egypt and Jordan began Eid al-Fitr a day later in 2019 and 2025; Oman
 * follows its own sighting. Few of these announcements were read: the dates are those generally reported, and every row
 * made from them is estimated. How many days a market closes differs from year to year and is given by each calendar.
 */

const LATER_IN_EGYPT: Readonly<Record<string, string>> = { '2019-06-04': '2019-06-05', '2025-03-30': '2025-03-31' };

const LATER_IN_OMAN: Readonly<Record<string, string>> = {
  '2011-08-30': '2011-08-31',
  '2011-11-06': '2011-11-07',
  '2014-07-28': '2014-07-29',
  '2014-10-04': '2014-10-05',
  '2015-07-17': '2015-07-18',
  '2017-06-25': '2017-06-26',
  '2018-08-21': '2018-08-22',
  '2019-06-04': '2019-06-05',
  '2019-08-11': '2019-08-12',
  '2023-04-21': '2023-04-22',
  '2024-06-16': '2024-06-17',
  '2025-03-30': '2025-03-31',
};

/** Eid al-Fitr, first day, in Saudi Arabia, the Emirates, Qatar, Kuwait and Bahrain. */
export const FITR = [
  ...['2010-09-10', '2011-08-30', '2012-08-19', '2013-08-08', '2014-07-28', '2015-07-17', '2016-07-06', '2017-06-25'],
  ...['2018-06-15', '2019-06-04', '2020-05-24', '2021-05-13', '2022-05-02', '2023-04-21', '2024-04-10', '2025-03-30'],
  '2026-03-20',
];

/** Eid al-Fitr in Egypt and Jordan: a day later in 2019 and 2025. */
export const FITR_EGYPT = FITR.map((day) => LATER_IN_EGYPT[day] ?? day);

/** Eid al-Fitr in Oman. */
export const FITR_OMAN = FITR.map((day) => LATER_IN_OMAN[day] ?? day);

/** Eid al-Adha, first day, everywhere but in Oman. */
export const ADHA = [
  ...['2010-11-16', '2011-11-06', '2012-10-26', '2013-10-15', '2014-10-04', '2015-09-24', '2016-09-12', '2017-09-01'],
  ...['2018-08-21', '2019-08-11', '2020-07-31', '2021-07-20', '2022-07-09', '2023-06-28', '2024-06-16', '2025-06-06'],
  '2026-05-27',
];

/** Eid al-Adha in Oman. */
export const ADHA_OMAN = ADHA.map((day) => LATER_IN_OMAN[day] ?? day);

export const FITR_NAME = 'End of Ramadan (Eid al-Fitr)';
export const ADHA_NAME = 'Feast of the Sacrifice (Eid al-Adha)';

const NOTE = 'doubt: the first day as generally reported, the number of days by the practice of other years.';

/** The days from..to around each first day (0 = the first day itself), for years without a list of their own. */
export function feastDays(
  firstDays: readonly string[],
  name: string,
  from: number,
  to: number,
  listedYears: readonly number[] = [],
): ListedDate[] {
  const offsets = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return firstDays
    .filter((day) => !listedYears.includes(Number(day.slice(0, 4))))
    .flatMap((day) =>
      offsets.map(
        (offset): ListedDate => ({
          date: formatDay(mustParseDay(day) + offset),
          kind: 'holiday',
          name,
          source: NOT_FOUND,
          status: 'estimated',
          note: NOTE,
        }),
      ),
    );
}

/** The feasts from 2027 on, by the tabular calendar: Eid al-Fitr and Eid al-Adha, days as in `feastDays`. */
export function feastRules(
  fitr: readonly [from: number, to: number],
  adha: readonly [from: number, to: number],
  source: string,
): RuleRow[] {
  const row = { from: 2027, status: 'estimated' as const, source };
  return [
    ...days(fitr).map((offset) => ({ ...row, rule: day(offset, 1, 'Shawwal'), name: FITR_NAME })),
    ...days(adha).map((offset) => ({ ...row, rule: day(offset, 10, 'Dhu al-Hijjah'), name: ADHA_NAME })),
  ];
}

function days([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function day(offset: number, first: number, month: string): string {
  return first + offset < 1 ? `day before ${first} ${month}` : `${first + offset} ${month}`;
}

/** Feasts of one day each, by the tabular calendar, estimated in all years. */
export function islamicRules(
  rows: readonly (readonly [rule: string, name: string, from?: number, to?: number])[],
  source: string,
  note: string,
): RuleRow[] {
  return rows.map(([rule, name, from = 2010, to]) => ({
    rule,
    name,
    from,
    ...(to === undefined ? {} : { to }),
    status: 'estimated',
    source,
    note,
  }));
}

/** Closures without a text found: estimated, and why they are here. */
export function told(name: string, dates: readonly string[], note: string): ListedDate[] {
  return dates.map((date) => ({ date, kind: 'holiday', name, source: NOT_FOUND, status: 'estimated', note }));
}

/** Closures that a source tells of. */
export function closed(name: string, source: string, dates: readonly string[], note?: string): ListedDate[] {
  return dates.map((date) => ({ date, kind: 'holiday', name, source, ...(note ? { note } : {}) }));
}

/** Computed days that were trading days. */
export function open(name: string, source: string, dates: readonly string[], note?: string): ListedDate[] {
  const doubt = source === NOT_FOUND ? { status: 'estimated' as const } : {};
  return dates.map((date) => ({ date, kind: 'open', name, source, ...doubt, ...(note ? { note } : {}) }));
}

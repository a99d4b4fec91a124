import type { CalendarDefinition, ListedDate } from '../../definition.js';
import { NOT_FOUND, sharing } from '../../rows.js';

/**
 * Kazakhstan Stock Exchange (KASE, Almaty) and Astana International Exchange (AIX): closed on the public holidays of
 * Kazakhstan and on the days to which the Government moves a day of rest. The weekend day worked in exchange is no
 * trading day: in March 2022 both exchanges were closed on 7 March and did not trade on Saturday the 5th either.
 *
 * The data begin with 2010, when the holidays of today's law were complete (three days of Nauryz); before, the
 * calendar of Kazakhstan has days that were none yet. AIX opened in November 2018: data from 2019.
 *
 * Doubts: no calendar of either exchange was found. On the worked Saturday of 28 April 2018 KASE opened part of its
 * currency market; it is not entered. After the unrest of January 2022 KASE is known to have been closed on the 6th
 * and trading, in shorter sessions, on the 17th; the days between were not settled. The shorter sessions of spring and
 * summer 2020 (to 13:00, then to 15:00) and of January 2022 are no early closes here. The decisions of 2026 on moved
 * days of rest were not found; those of later years are not made.
 */

const CLOSED_ON_MOVED_DAYS = 'https://kz.kursiv.media/?p=3188811';

/** A day off, the weekend day worked in exchange, and the decision's number at adilet.zan.kz (tables of decisions). */
const MOVED: readonly (readonly [off: string, worked: string, decision: string])[] = [
  ['2010-01-08', '2010-01-10', 'P090002216_'],
  ['2010-07-05', '2010-07-03', 'P100000637_'],
  ['2011-03-07', '2011-03-05', 'P1100000167'],
  ['2011-08-29', '2011-08-27', 'P1100000948'],
  ['2012-03-09', '2012-03-11', 'P1200000268'],
  ['2012-04-30', '2012-04-28', 'P1200000458'],
  ['2012-12-31', '2012-12-29', 'P1200001538'],
  ['2013-05-10', '2013-05-04', 'P1300000345'],
  ['2013-10-14', '2013-10-12', 'P1300001068'],
  ['2014-01-03', '2013-12-28', 'P1300001322'],
  ['2014-05-02', '2014-05-04', 'P1400000365'],
  ['2014-05-08', '2014-05-11', 'P1400000365'],
  ['2016-03-07', '2016-03-05', 'P1600000067'],
  ['2017-03-20', '2017-03-18', 'P1700000005'],
  ['2017-07-07', '2017-07-01', 'P1700000005'],
  ['2018-03-09', '2018-03-03', 'P1700000864'],
  ['2018-04-30', '2018-04-28', 'P1700000864'],
  ['2018-05-08', '2018-05-05', 'P1700000864'],
  ['2018-08-31', '2018-08-25', 'P1700000864'],
  ['2018-12-31', '2018-12-29', 'P1700000864'],
  ['2019-05-10', '2019-05-04', 'P1800000888'],
  ['2020-01-03', '2020-01-05', 'P1900000820'],
  ['2020-12-18', '2020-12-20', 'P1900000820'],
  ['2021-07-05', '2021-07-03', 'P2000000930'],
  ['2022-10-24', '2022-10-22', 'P2200000796'],
  ['2023-07-07', '2023-07-01', 'P2300000326'],
  ['2024-05-08', '2024-05-04', 'G24G0000109'],
  ['2025-01-03', '2025-01-05', 'G24G0000436'],
];

const OFF = {
  kind: 'holiday',
  name: 'Day off moved from a weekend',
  names: { ru: 'Перенос выходного дня' },
  observed: true,
} as const;

const WORKED = {
  kind: 'weekend_workday',
  name: 'Working day in exchange',
  names: { ru: 'Рабочий день вместо перенесённого выходного' },
} as const;

const NOTE_MOVED = 'doubt: the day as a compilation gives it that cites this decision; the decision was not read.';

/** Days off moved from a weekend, for these exchanges and for the banks. */
export const DAYS_OFF_MOVED: readonly ListedDate[] = [
  ...MOVED.map(
    ([date, , decision]): ListedDate => ({
      ...OFF,
      date,
      source: `https://adilet.zan.kz/kaz/docs/${decision}`,
      note: NOTE_MOVED,
    }),
  ),
  { ...OFF, date: '2022-03-07', source: CLOSED_ON_MOVED_DAYS },
  { ...OFF, date: '2022-08-29', source: NOT_FOUND, ...compilation() },
];

/** The weekend days worked instead: working days of the state, not of the exchanges. */
export const WEEKEND_DAYS_WORKED: readonly ListedDate[] = [
  ...MOVED.map(
    ([, date, decision]): ListedDate => ({
      ...WORKED,
      date,
      source: `https://adilet.zan.kz/kaz/docs/${decision}`,
      note: NOTE_MOVED,
    }),
  ),
  { ...WORKED, date: '2022-03-05', source: CLOSED_ON_MOVED_DAYS },
  { ...WORKED, date: '2022-08-27', source: NOT_FOUND, ...compilation() },
];

/** Where the calendar of Kazakhstan differs from what was kept. */
export const HOLIDAYS_KEPT: readonly ListedDate[] = [
  feast('2015-09-24', 'Eid al-Adha'),
  { date: '2015-09-23', kind: 'open', name: 'Eid al-Adha: kept on the 24th', source: NOT_FOUND, ...compilation() },
  feast('2016-09-12', 'Eid al-Adha'),
  feast('2020-05-08', 'Victory Day', ' Whether Monday 11 May was then a day off as well was not settled.'),
];

function feast(date: string, name: string, more = ''): ListedDate {
  return { date, kind: 'holiday', name, source: NOT_FOUND, ...compilation(more) };
}

function compilation(more = '') {
  return { status: 'estimated', note: `doubt: rests on one compilation of holidays.${more}` } as const;
}

export const XKAZ: CalendarDefinition = {
  id: 'XKAZ',
  kind: 'exchange',
  name: 'Kazakhstan Stock Exchange',
  timezone: 'Asia/Almaty',
  years: [2010, 2060],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  follows: [{ calendar: 'KZ', from: 2010, kinds: ['holiday'], source: CLOSED_ON_MOVED_DAYS }],
  dates: [
    ...DAYS_OFF_MOVED,
    ...HOLIDAYS_KEPT,
    {
      date: '2022-01-06',
      kind: 'holiday',
      name: 'State of emergency',
      source: 'https://en.trend.az/casia/kazakhstan/3537235.html',
    },
  ],
};

export const AIXK: CalendarDefinition = sharing(XKAZ, CLOSED_ON_MOVED_DAYS, {
  id: 'AIXK',
  name: 'Astana International Exchange',
  years: [2019, 2060],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
  dates: [
    {
      date: '2022-01-06',
      kind: 'open',
      name: 'State of emergency: the closure is known of KASE only',
      status: 'estimated',
      source: NOT_FOUND,
      note: 'doubt: whether this exchange was open on that day was not settled.',
    },
  ],
});

import { calendar } from '../../definition.js';
import { rulesNamed } from '../../many-rows.js';
import { LISTED } from './shared/MISX-listed.js';

/**
 * Moscow Exchange, equity market (to December 2011 MICEX): full-day closures, working weekend days and one shortened
 * day, Moscow time.
 *
 * The exchange decides year by year which days off of the state it keeps. To 2011 it closed with the state for the New
 * Year week; since 2012 it trades in it except on 1, 2 and 7 January and single other days, and on most days off that
 * are moved from a weekend. Equities were suspended from 28 February to 23 March 2022; on 24 March 33 shares traded to
 * 14:00. Weekend days that the state makes working days have a full session. The sessions held on all weekends since
 * March 2025, and on some holidays of 2026, belong to the next trading day: those days are no business days, as everywhere in these calendars.
 *
 * From 2027 on the days of the last lists are entered without moved ones, all to be announced.
 */

const YEAR_2026 =
  'https://realnoevremya.ru/news/375370-mosbirzha-opublikovala-raspisanie-torgov-v-prazdnichnye-dni-2026-goda';

export default calendar({
  id: 'MISX',
  kind: 'exchange',
  name: 'Moscow Exchange',
  doubts:
    'Doubts: 3 January 2022 is a trading day here. Before 2002 only index values of 1999 and 2000 were read, so the data begin in 2002.',
  doubtful: [
    {
      years: '2002-2017 2022-2025',
      note: 'Before 2012, and for the days of 2012 to 2017 and 2022 to 2025 that are not in a notice, the closures rest on another compilation, held against index values from May 2007 to February 2008 and October 2008 to August 2009.',
    },
    {
      kinds: ['weekend_workday'],
      years: '2002-2004',
      note: 'The weekend days of 2002 and 2003 rest on index values; whether weekend days of 2004 were traded was not found.',
    },
  ],
  localName: 'Московская биржа',
  otherNames: 'MOEX, MICEX, RTS',
  countries: ['RU'],
  cities: 'Moscow',
  currencies: ['RUB'],
  isMainExchange: true,
  note: 'The exchange decides year by year which days off of the state it keeps and which weekend days it trades; moved days are not foreseen. Sessions on weekends belong to the next trade date.',
  timezone: 'Europe/Moscow',
  years: [2002, 2100],
  weekend: [{ start: '2002-01-01', days: [6, 7] }],
  rules: rulesNamed(
    { from: 2027, status: 'estimated', source: YEAR_2026 },
    {
      '01-01': 'New Year holidays',
      '01-02': 'New Year holidays',
      '01-07': 'Orthodox Christmas',
      '02-23': 'Defender of the Fatherland Day',
      '03-08': "International Women's Day",
      '05-01': 'Spring and Labour Day',
      '05-09': 'Victory Day',
      '06-12': 'Russia Day',
      '11-04': 'Unity Day',
      '12-31': "New Year's Eve",
    },
  ),
  dates: LISTED,
});

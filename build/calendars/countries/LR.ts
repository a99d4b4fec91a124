import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Liberia. Days by the Patriotic and Cultural Observances Law and acts of their own (11 February, second Wednesday of March,
 * 14 May, 26 July, 24 August), proclaimed each time; one on a Sunday is kept on the Monday (26 July 2020, 11 February
 * 2024), one on a Saturday is not moved (26 July 2025).
 */

const PROCLAMATIONS = 'https://allafrica.com/stories/202505130317.html';

export default country({
  id: 'LR',
  name: 'Liberia',
  doubtful: [
    {
      years: '2020-',
      note: 'The rule for Sundays is that of the proclamations of 2020 to 2025, taken for every holiday from 2020 on; earlier Mondays and inaugurations (2 January 2012 in a compilation) were not read, nor the proclamations of other elections.',
    },
    {
      on: '01-01',
      years: '-2018',
      note: 'By a newspaper 1 January was proclaimed in 2018 for the first time in twelve years (http://allafrica.com/stories/201801030413.html).',
    },
  ],
  cities: 'Monrovia',
  currencies: ['LRD'],
  timezone: 'Africa/Monrovia',
  weekend: SATURDAY_SUNDAY,
  library: 'LR',
  rules: substitutes(
    {
      '01-01': "New Year's Day",
      '02-11': 'Armed Forces Day',
      '03-15': "J. J. Roberts' Birthday",
      '05-14': 'National Unification Day',
      '07-26': 'Independence Day',
      '08-24': 'Flag Day',
      '11-29': "William V. S. Tubman's Birthday",
      '12-25': 'Christmas Day',
    },
    { from: 2020, source: PROCLAMATIONS },
  ),
  dates: [
    {
      date: '2017-12-26',
      kind: 'holiday',
      name: 'Presidential Runoff Election',
      source: 'http://allafrica.com/stories/201712250027.html',
    },
    {
      date: '2023-10-10',
      kind: 'holiday',
      name: 'General Election',
      source: 'https://www.newrepublicliberia.com/weah-declares-tuesday-election-day/',
    },
  ],
});

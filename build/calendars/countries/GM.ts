import { country } from '../country.js';
import { NOT_FOUND } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR, MAWLID, substitutes, told } from './shared/african-rows.js';

/**
 * The Gambia. The President declares the days one by one (section 76 of the Constitution). Notices of 2016, 2017 and 2021
 * give the Monday for a holiday on a Sunday or Saturday; Koriteh and Tobaski had one day in 2021, two in 2016, 2023 and
 * 2024. Gamo is off on the day after the night.
 *
 * Doubts: the Mondays of other years rest on the practice of 2021 and 2022 (estimated). 26 December, a holiday in a
 * compilation, was declared in 2016 only because Christmas was a Sunday. Lailat al-Qadr is not in any notice that was
 * read; the library has 23 Ramadan, a compilation the 27th: it is kept, estimated.
 */

const NOTICES = 'https://allafrica.com/stories/202306280294.html';
const NOTICE_2016_12 = 'https://observergm.com/president-declares-monday-public-holiday/';
const NOTICE_2021_08 = 'https://allafrica.com/stories/202108160227.html';
const NOTICE_2021_07 =
  'https://publicholidaynews.com/20210717-the-gambia-declares-tuesday-as-public-holiday-for-eidhul-adha/amp';
const NOTICE_2024_04 = 'https://allafrica.com/stories/202404090183.html';
const ADHA_2016 =
  'http://qppstudio-public-holidays-news.blogspot.com/2016/09/gambia-extends-2016-eid-al-adha-public.html';

export default country({
  id: 'GM',
  name: 'The Gambia',
  timezone: 'Africa/Banjul',
  weekend: {
    history: [
      { start: '1990-01-01', days: [6, 7] },
      { start: '2013-02-01', days: [5, 6, 7] },
      { start: '2017-02-06', days: [6, 7] },
    ],
    source: 'https://www.bbc.com/news/world-africa-38856604',
    note:
      'Four-day week of the public sector from 1 February 2013; schools and banks could work on Saturday instead. ' +
      'Its end was announced in the first days of February 2017, the day it took effect is not told: the first ' +
      'Friday worked was the 3rd or the 10th. Saturday mornings of the 1990s were not settled.',
  },
  library: 'GM',
  rules: substitutes(
    {
      '01-01': "New Year's Day",
      '02-18': 'Independence Day',
      '05-01': 'Labour Day',
      '05-25': 'Africa Day',
      '07-22': 'Revolution Day',
      '08-15': 'Assumption Day',
      '12-25': 'Christmas Day',
    },
    {
      from: 2021,
      source: NOT_FOUND,
      note: 'doubt: by the practice of the notices of 2021 and 2022; the notice of this day was not read.',
    },
    'saturday,sunday',
  ),
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal'],
      source: NOTICE_2024_04,
      years: {
        ...told('2021-05-13 2021-05-14 2022-05-02 2022-05-03 2023-04-21 2023-04-24 2025-03-31'),
        2024: '04-10 04-11',
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: NOTICES,
      years: {
        ...ADHA_OF_MECCA,
        ...told('2018-08-22 2022-07-11 2024-06-17 2025-06-06 2025-06-09'),
        2016: { days: '09-12 09-13', source: ADHA_2016 },
        2021: { days: '07-20', source: NOTICE_2021_07 },
        2023: '06-28 06-29',
      },
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal'],
      source: 'https://allafrica.com/stories/202110180722.html',
      years: { ...told('2018-11-21 2022-10-10 2023-09-28 2024-09-16'), 2021: '10-19' },
    },
    {
      name: 'Ashura',
      replaces: ['10 Muharram'],
      source: NOTICE_2021_08,
      years: {
        ...told('2025-07-07'),
        2019: { days: '09-09', source: 'https://archive.statehouse.gm/public-holiday-announcement-4' },
        2021: '08-19',
      },
    },
  ],
  dates: [
    { date: '2016-12-26', kind: 'holiday', observed: true, name: 'Christmas Day', source: NOTICE_2016_12 },
    { date: '2017-01-02', kind: 'holiday', observed: true, name: "New Year's Day", source: NOTICE_2016_12 },
    { date: '2021-08-16', kind: 'holiday', observed: true, name: 'Assumption Day', source: NOTICE_2021_08 },
    { date: '2021-12-27', kind: 'holiday', observed: true, name: 'Christmas Day', source: NOTICES },
    { date: '2022-01-03', kind: 'holiday', observed: true, name: "New Year's Day", source: NOTICES },
  ],
});

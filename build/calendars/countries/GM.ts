import { country } from '../country.js';
import { fromCompilations, standing, substitutes } from '../forms/africa.js';
import { ADHA, FITR, MAWLID } from './shared/african-rows.js';

/**
 * The Gambia. The President declares the days one by one (section 76 of the Constitution). Since July 2021, as State House
 * announced then, Koriteh and Tobaski have two days each, and a holiday on a Saturday or Sunday gives the Monday; before,
 * Koriteh had two days in 2017, Tobaski four in 2015, two in 2016 and 2020. Gamo is off on the day after the night.
 */

const NOTICES = 'https://allafrica.com/stories/202306280294.html';
const NOTICE_2016_12 = 'https://observergm.com/president-declares-monday-public-holiday/';
const NOTICE_2021_08 = 'https://allafrica.com/stories/202108160227.html';
const NOTICE_2024_04 = 'https://allafrica.com/stories/202404090183.html';
/** State House, July 2021: two days for both feasts, the Monday for a weekend, "henceforth". */
const STANDARD_2021 =
  'https://fatunetwork.net/president-barrow-tinkers-with-public-holiday-by-now-making-it-two-days-cancelling-his-initial-one-day-declaration/';
const ELECTION_2011 = 'https://www.qppstudio.net/public-holidays-news/2011/gambia-public-holiday-tomorrow-005514.htm';
const ADHA_2015 =
  'https://www.qppstudio.net/public-holidays-news/2015/gambia-extends-2015-eid-al-adha-public-holidays-008707.htm';
const ADHA_2020 = 'https://thepoint.gm/africa/gambia/headlines/barrow-announces-friday-and-saturday-as-eid-holidays';
const FITR_2017 = 'http://gainako.com/president-barrow-declares-eid-ul-fitr-holiday/';
const FITR_2020 =
  'https://gambiana.com/breaking-news-sic-announces-saturday-may-23-as-eid-day-in-gambia-after-late-moon-sighting/';
const FITR_2023 = 'https://freedomnewspaper.gm/?p=1900';
const ADHA_2016 =
  'http://qppstudio-public-holidays-news.blogspot.com/2016/09/gambia-extends-2016-eid-al-adha-public.html';

export default country({
  id: 'GM',
  name: 'Gambia',
  doubts:
    'Doubts: the Mondays of the single years are estimated, since each is declared. 26 December, a holiday in a compilation, was declared in 2016 only because Christmas was a Sunday, and for both days on a weekend in 2021 there was one Monday: it is not in.',
  doubtful: [
    {
      named: ['Lailat', 'Qadr'],
      note: 'Lailat al-Qadr is not in any notice that was read; the library has 23 Ramadan, a compilation the 27th: it is kept, estimated.',
    },
    {
      named: ['Ashura'],
      years: '2016 2019',
      note: 'Ashura of 2016 and 2019 in a compilation is a day later than the notice of 2019 has it.',
    },
  ],
  cities: 'Banjul',
  currencies: ['GMD'],
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
  rules: [
    standing(
      { '2 Shawwal': FITR, '11 Dhu al-Hijjah': ADHA },
      { from: 2022, status: 'estimated', source: STANDARD_2021 },
    ),
    substitutes(
      {
        '01-01': "New Year's Day",
        '02-18': 'Independence Day',
        '05-01': 'Labour Day',
        '05-25': 'Africa Day',
        '07-22': 'Revolution Day',
        '08-15': 'Assumption Day',
        '12-25': 'Christmas Day',
        '1 Shawwal': FITR,
        '2 Shawwal': FITR,
        '10 Dhu al-Hijjah': ADHA,
        '11 Dhu al-Hijjah': ADHA,
        '12 Rabi al-awwal': MAWLID,
        '10 Muharram': 'Ashura',
      },
      { from: 2022, status: 'estimated', source: STANDARD_2021, note: 'The notice of this day was not read.' },
      'saturday,sunday',
    ),
  ],
  announced: [
    {
      name: FITR,
      replaces: [
        '1 Shawwal',
        '2 Shawwal',
        'substitutes 1 Shawwal if saturday,sunday then next monday',
        'substitutes 2 Shawwal if saturday,sunday then next monday',
      ],
      source: NOTICE_2024_04,
      years: {
        ...fromCompilations('2021-05-13 2021-05-14 2022-05-02 2022-05-03 2025-03-31'),
        2017: { days: '06-26', source: FITR_2017, note: 'One of the two days, whichever evening the moon was seen.' },
        2020: { days: '05-23', source: FITR_2020 },
        2023: {
          days: '04-21 04-22',
          source: FITR_2023,
          status: 'estimated',
          note:
            'doubt: as declared for the moon seen on the Thursday, which compilations have; else it would have been ' +
            'Saturday and Monday.',
        },
        2024: '04-10 04-11',
      },
    },
    {
      name: ADHA,
      replaces: [
        '10 Dhu al-Hijjah',
        '11 Dhu al-Hijjah',
        'substitutes 10 Dhu al-Hijjah if saturday,sunday then next monday',
        'substitutes 11 Dhu al-Hijjah if saturday,sunday then next monday',
      ],
      source: NOTICES,
      years: {
        ...fromCompilations('2018-08-22 2022-07-11* 2024-06-17 2025-06-06 2025-06-09*'),
        2015: { days: '09-24 09-25 09-26 09-27', source: ADHA_2015 },
        2016: { days: '09-12 09-13', source: ADHA_2016 },
        2020: { days: '07-31 08-01', source: ADHA_2020 },
        2021: { days: '07-20 07-21', source: STANDARD_2021 },
        2023: '06-28 06-29',
      },
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal', 'substitutes 12 Rabi al-awwal if saturday,sunday then next monday'],
      source: 'https://allafrica.com/stories/202110180722.html',
      years: {
        ...fromCompilations('2018-11-21 2023-09-28 2024-09-16'),
        2017: { days: '12-01', source: 'https://standard.gm/mawlud-nabi-gaamo-declared-public-holiday/' },
        2021: '10-19',
        2022: { days: '10-10*', source: 'https://allafrica.com/stories/202210070566.html' },
        2025: {
          days: '09-05',
          source:
            'https://www.senenews.com/en/senegal/gambia-president-adama-barrow-declares-gamou-a-national-public-holiday-9168.html',
        },
      },
    },
    {
      name: 'Ashura',
      replaces: ['10 Muharram', 'substitutes 10 Muharram if saturday,sunday then next monday'],
      source: NOTICE_2021_08,
      years: {
        ...fromCompilations('2025-07-07*'),
        2019: { days: '09-09', source: 'https://archive.statehouse.gm/public-holiday-announcement-4' },
        2021: '08-19',
        2022: {
          days: '08-08',
          source: 'https://publicholidaynews.com/20220805-the-gambia-declares-yamul-ashoora-as-a-public-holiday',
        },
      },
    },
  ],
  dates: [
    { date: '2011-11-24', kind: 'holiday', name: 'Presidential Election', source: ELECTION_2011 },
    { date: '2011-11-25', kind: 'holiday', name: 'Day after the Presidential Election', source: ELECTION_2011 },
    { date: '2016-12-26', kind: 'holiday', observed: true, name: 'Christmas Day', source: NOTICE_2016_12 },
    { date: '2017-01-02', kind: 'holiday', observed: true, name: "New Year's Day", source: NOTICE_2016_12 },
    { date: '2021-08-16', kind: 'holiday', observed: true, name: 'Assumption Day', source: NOTICE_2021_08 },
    { date: '2021-12-27', kind: 'holiday', observed: true, name: 'Christmas Day', source: NOTICES },
    { date: '2022-01-03', kind: 'holiday', observed: true, name: "New Year's Day", source: NOTICES },
  ],
});

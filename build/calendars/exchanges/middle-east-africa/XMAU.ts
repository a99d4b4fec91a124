import { calendar } from '../../definition.js';
import { datesNamed } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, year } from '../../vocabulary.js';

/**
 * Stock Exchange of Mauritius, Port Louis time; no early closes were found. Closed on the public holidays of Mauritius,
 * which are not moved from a weekend.
 *
 * It follows the calendar of Mauritius, from 2020 on; 2016 to 2019 are listed here.
 */

const LIST_2016 = 'https://hacklog.mu/post/mauritius-public-holidays-2016/';
const LIST_2017 = 'https://www.boc.cn/mu/en/bocinfo/bi1/201705/t20170502_9355046.html';
const LIST_2018 = 'https://stock-market-holidays.org/2018-stock-exchange-of-mauritius-holidays/';
const LIST_2025 = 'https://forexchurch.com/stock-market-holidays/stock-exchange-of-mauritius';
const GAZETTE_2019 = 'https://mauritiuslii.org/akn/mu/officialGazette/government-gazette/2019-07-27/78/eng@2019-07-27';
const ELECTION_2019 = 'https://maurice-info.mu/archive-2019-2023/2019/10/17/le-7-novembre-2019-conge-public.html';
const COMPILED = 'doubt: rests on a compilation of the government lists.';

const DATES: readonly ListedDate[] = [
  ...year(2016, LIST_2016, {
    '01-01': "New Year's Day",
    '02-01': 'Abolition of Slavery',
    '02-08': 'Chinese Spring Festival',
    '03-07': 'Maha Shivaratree',
    '04-08': 'Ugadi',
    '07-06': 'Eid al-Fitr',
    '08-15': 'Assumption of the Blessed Virgin Mary',
    '09-06': 'Ganesh Chaturthi',
    '11-02': 'Arrival of Indentured Labourers',
  }),
  ...year(2017, LIST_2017, {
    '01-02': "Day after New Year's Day",
    '02-01': 'Abolition of Slavery',
    '02-09': 'Thaipoosam Cavadee',
    '02-24': 'Maha Shivaratree',
    '03-29': 'Ugadi',
    '05-01': 'Labour Day',
    '06-26': 'Eid al-Fitr',
    '10-19': 'Divali',
    '11-01': "All Saints' Day",
    '11-02': 'Arrival of Indentured Labourers',
    '12-25': 'Christmas Day',
  }),
  ...year(2018, LIST_2018, {
    '01-01': "New Year's Day",
    '01-31': 'Thaipoosam Cavadee',
    '02-01': 'Abolition of Slavery',
    '02-13': 'Maha Shivaratree',
    '02-16': 'Chinese Spring Festival',
    '03-12': 'National Day',
    '05-01': 'Labour Day',
    '08-15': 'Assumption of the Blessed Virgin Mary',
    '09-14': 'Ganesh Chaturthi',
    '11-02': 'Arrival of Indentured Labourers',
    '11-07': 'Divali',
    '12-25': 'Christmas Day',
  }),
  ...datesNamed(
    { kind: 'holiday', source: NOT_FOUND, note: COMPILED },
    {
      '2018-01-02': "Day after New Year's Day",
      '2019-01-01': "New Year's Day",
      '2019-01-02': "Day after New Year's Day",
      '2019-01-21': 'Thaipoosam Cavadee',
      '2019-02-01': 'Abolition of Slavery',
      '2019-02-05': 'Chinese Spring Festival',
      '2019-03-04': 'Maha Shivaratree',
      '2019-03-12': 'National Day',
      '2019-05-01': 'Labour Day',
      '2019-06-05': 'Eid al-Fitr',
      '2019-09-03': 'Ganesh Chaturthi',
      '2019-11-01': "All Saints' Day",
      '2019-12-25': 'Christmas Day',
    },
  ),
  { date: '2019-07-29', kind: 'holiday', name: 'Public holiday', source: GAZETTE_2019 },
  { date: '2019-09-09', kind: 'holiday', name: 'Public holiday (visit of Pope Francis)', source: GAZETTE_2019 },
  {
    date: '2019-11-07',
    kind: 'holiday',
    name: 'General election',
    source: ELECTION_2019,
    note: 'proclaimed a public holiday by the government.',
  },
];

export default calendar({
  id: 'XMAU',
  kind: 'exchange',
  name: 'Stock Exchange of Mauritius',
  doubts: "Doubts: those of the country's calendar.",
  doubtful: [
    { years: '2019', note: 'Most days of 2019 rest on a compilation.' },
    {
      named: ['Ganesh'],
      years: '2026',
      note: 'Of Ganesh Chaturthi 2026 two dates are told (14 and 16 September).',
      estimated: true,
    },
  ],
  otherNames: 'SEM',
  countries: ['MU'],
  cities: 'Port Louis',
  currencies: ['MUR'],
  isMainExchange: true,
  timezone: 'Indian/Mauritius',
  years: [2016, 2100],
  weekend: [{ start: '2016-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'MU', from: 2020, source: LIST_2025 }],
  dates: DATES,
});

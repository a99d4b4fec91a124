import { calendar } from '../definition.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow, year } from '../vocabulary.js';

/**
 * Pakistani rupee: the days on which the State Bank of Pakistan settles between banks (PRISM). It closes on the public
 * holidays, which are those of the stock exchange without the last Friday of Ramadan, and keeps "bank holidays" on 1
 * January and 1 July (the Monday where that is a Saturday or Sunday) and on the first of Ramadan (when zakat is taken
 * from accounts; the Monday where that is a Sunday).
 *
 * On a bank holiday the staff works but nothing is done for the public. The clearing schedules of the exchange set no
 * settlement on these days (1 July 2011, 1 January 2014): they are closed here, while the exchange trades.
 */

const SAME_DAYS =
  'https://profit.pakistantoday.com.pk/2025/06/03/sbp-psx-to-remain-closed-from-june-6-to-june-9-for-eid-ul-adha-' +
  'holidays/';
const BANK_HOLIDAY_2011 = 'https://brecorder.com/news/amp/3887529';
const BANK_HOLIDAY_2014 =
  'http://www.brecorder.com/general-news/172:pakistan/1262983:lhc-ruling-on-kbd-interference-damaging-parliaments-' +
  'mandate-says-kaira/?date=2012-12-01';
/** Saturday 1 January 2022, Sunday 1 January 2023, Sunday 1 July 2018 and Saturday 1 July 2023 gave way to the Monday. */
const MONDAY_2022 =
  'https://profit.pakistantoday.com.pk/2021/12/31/banks-to-remain-closed-for-public-dealings-on-jan-3';
const MONDAY_JANUARY_2023 = 'https://propakistani.pk/2022/12/30/banks-to-remain-closed-on-january-2/';
const MONDAY_2018 = 'https://www.thenews.com.pk/print/334950-bank-holiday';
const MONDAY_JULY_2023 = 'https://www.thenews.com.pk/latest/1084865-sbp-to-remain-closed-to-public-on-july-3';
const ZAKAT_2026 = 'https://propakistani.pk/2026/02/17/banks-to-remain-closed-for-public-dealing-on-1st-ramazan/amp/';

const AZHA_2019 = 'https://www.thenews.com.pk/print/508857-bank-holidays';

const ZAKAT = 'Bank holiday (first of Ramadan)';
const FITR = 'Eid al-Fitr';
const AZHA = 'Eid-ul-Azha';

const BANK_HOLIDAYS: readonly RuleRow[] = [
  {
    rule: '01-01 and if saturday,sunday then next monday',
    name: 'Bank holiday',
    from: 2012,
    source: BANK_HOLIDAY_2014,
    note: `on the Monday: ${MONDAY_2022} and ${MONDAY_JANUARY_2023}; also 2025 and 2026 in the press`,
  },
  {
    rule: '07-01 and if saturday,sunday then next monday',
    name: 'Bank holiday',
    from: 2012,
    source: BANK_HOLIDAY_2011,
    note: `on the Monday: ${MONDAY_2018} and ${MONDAY_JULY_2023}`,
  },
  {
    rule: '2 Ramadan and if sunday then next monday',
    name: ZAKAT,
    from: 2027,
    status: 'estimated',
    source: ZAKAT_2026,
  },
];

/** Closings that the State Bank announced, where no notice of the exchange was found. */
const CLOSED: readonly ListedDate[] = [
  ...year(
    2016,
    'http://qppstudio-public-holidays-news.blogspot.com/2016/07/pakistan-2016-eid-ul-fitr-bank-holidays.html',
    {
      '07-05': FITR,
      '07-06': FITR,
      '07-07': FITR,
      '07-08': FITR,
    },
  ),
  ...year(2019, AZHA_2019, { '08-12': AZHA, '08-13': AZHA, '08-15': AZHA }),
  ...year(2023, 'https://propakistani.pk/2023/06/26/banks-to-remain-closed-for-another-day-on-eid-ul-adha/', {
    '06-28': AZHA,
    '06-29': AZHA,
    '06-30': AZHA,
  }),
  ...year(2023, 'http://pakistannewsreports.com/banks-to-remain-closed-for-3-days-on-ashura/', { '07-28': 'Ashura' }),
  ...year(2024, 'https://www.urdupoint.com/en/business/sbp-announces-public-holiday-on-february-8-1792635.html', {
    '02-08': 'Election',
  }),
  ...year(2024, 'https://dailytimes.com.pk/1225710/sbp-announces-bank-holiday-on-sept-17-for-eid-milad/', {
    '09-17': 'Eid Milad-un-Nabi',
  }),
];

/** Banks worked from 13 April to 6 May 2022, and on 17 August 2019 for the fourth day of the feast. */
const SATURDAYS: readonly ListedDate[] = [
  {
    date: '2019-08-17',
    kind: 'weekend_workday',
    name: 'Saturday worked by the banks',
    status: 'estimated',
    source: AZHA_2019,
    note: 'A working day of the State Bank, 9:00 to 17:30; whether PRISM settled on it was not read.',
  },
  ...onDates(['2022-04-16', '2022-04-23', '2022-04-30'], {
    kind: 'weekend_workday',
    name: 'Saturday worked by the banks',
    status: 'estimated',
    source: 'https://www.geo.tv/latest/415478-state-bank-of-pakistan-reinstates-saturday-holidays-for-banks',
    note: 'Banks were open; whether PRISM settled on these Saturdays was not read.',
  }),
];

const FIRST_OF_RAMADAN: readonly ListedDate[] = [
  ...onDates('2013-07-11 2014-06-30 2015-06-19 2016-06-07 2017-05-29 2019-05-07 2022-04-04 2025-03-03'.split(' '), {
    kind: 'holiday',
    name: ZAKAT,
    source: NOT_FOUND,
    note: 'doubt: general knowledge of the day Ramadan began in Pakistan (or the Monday after); no notice was found',
  }),
  { date: '2018-05-17', kind: 'holiday', name: ZAKAT, source: 'https://pakobserver.net/banks-to-remain-closed-today/' },
  {
    date: '2021-04-14',
    kind: 'holiday',
    name: ZAKAT,
    source: 'https://dailytimes.com.pk/745127/1st-ramazan-to-be-bank-holiday-for-zakat-deduction-sbp/',
    note: 'the notice names the first of Ramadan, not its date',
  },
  {
    date: '2024-03-12',
    kind: 'holiday',
    name: ZAKAT,
    source: 'http://netmag.pk/bank-closure-in-pakistan-on-the-first-day-of-ramadan-2024/',
    note: 'the notice names the first of Ramadan, which the report expects on 12 March',
  },
  {
    date: '2026-02-19',
    kind: 'holiday',
    name: ZAKAT,
    source: ZAKAT_2026,
    note: 'the notice names the first of Ramadan, not its date',
  },
];

export default calendar({
  id: 'PKR',
  kind: 'settlement',
  name: 'PRISM (Pakistani rupee)',
  doubts:
    'Doubts: whether PRISM itself settles on bank holidays was not found. Until October 2011 banks worked on Saturdays; the data begin with 2012.',
  doubtful: [
    {
      on: '01-02 07-02 07-03',
      years: '2012-2017',
      note: 'The Mondays of 2012 and 2017 follow those of 2018, 2022 and 2023.',
    },
    {
      named: ['Ramadan'],
      years: '2027-',
      note: 'The first of Ramadan is that of the tables plus one day from 2027 on.',
    },
  ],
  otherNames: 'SBP, State Bank of Pakistan',
  countries: ['PK'],
  timezone: 'Asia/Karachi',
  years: [2012, 2100],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XKAR', from: 2012, except: ['Jumua-tul-Wida'], source: SAME_DAYS }],
  rules: BANK_HOLIDAYS,
  dates: [...FIRST_OF_RAMADAN, ...CLOSED, ...SATURDAYS],
});

import { calendar } from '../definition.js';
import { type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../vocabulary.js';

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

const ZAKAT = 'Bank holiday (first of Ramadan)';

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

/** Banks worked from 13 April to 6 May 2022. */
const SATURDAYS: readonly ListedDate[] = onDates(['2022-04-16', '2022-04-23', '2022-04-30'], {
  kind: 'weekend_workday',
  name: 'Saturday worked by the banks',
  status: 'estimated',
  source: 'https://www.geo.tv/latest/415478-state-bank-of-pakistan-reinstates-saturday-holidays-for-banks',
  note: 'Banks were open; whether PRISM settled on these Saturdays was not read.',
});

const FIRST_OF_RAMADAN: readonly ListedDate[] = [
  ...onDates(
    (
      '2013-07-11 2014-06-30 2015-06-19 2016-06-07 2017-05-29 2018-05-17 2019-05-07 2021-04-14 2022-04-04 ' +
      '2024-03-12 2025-03-03'
    ).split(' '),
    {
      kind: 'holiday',
      name: ZAKAT,
      source: NOT_FOUND,
      note: 'doubt: general knowledge of the day Ramadan began in Pakistan (or the Monday after); no notice was found',
    },
  ),
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
  dates: [...FIRST_OF_RAMADAN, ...SATURDAYS],
});

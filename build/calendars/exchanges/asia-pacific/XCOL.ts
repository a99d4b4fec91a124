import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, onDates, year } from '../../vocabulary.js';
import { BANK_HOLIDAYS } from './shared/XCOL-listed.js';

/**
 * Colombo Stock Exchange: closed on the bank holidays of Sri Lanka, the full-moon (Poya) days among them, Colombo time.
 * A holiday that the government declares for its own offices alone (12 April 2021, 23 September 2024) leaves banks and
 * exchange open. Poya days are set by gazette, to 2026; from 2027 on the days of Sri Lanka are computed.
 *
 * The exchange was closed in the week from 16 March 2020 but for two or three hours on Friday 20 March, then until 11
 * May 2020; on 11 and 12 April and from 18 to 22 April 2022 (default on foreign debt), and under curfew on 10 and 11 May
 * 2022. On a half-day bank holiday it closes at 12:30: found for 30 April 2021, entered by analogy for 20 April 2018.
 *
 * The hours otherwise changed often; closes of 14:30 and, from March 2022 on, 12:30 for months on end were the usual
 * hours of their time and are no early closes.
 */

/** Gazette, the title alone read. */
const MARCH_16_2020 = 'https://documents.gov.lk/view/extra-gazettes/2020/3/2166-51_E.pdf';
const MARCH_19_2020 = 'http://colombogazette.com/2020/03/19/colombo-stock-exchange-to-remain-closed-today/';
const MARCH_23_2020 = 'https://srilankanewswave.blogspot.com/2020/03/cse-declares-two-day-market-holiday.html';
const MONTH_2020 = 'https://www.themorning.lk/cse-to-open-after-a-month-long-closure-on-wednesday/';
const NEW_YEAR_2022 = 'https://fintechnews.lk/index.php/2022/04/11/no-stock-market-operations-this-week/';
const APRIL_2022 = 'https://ceylontoday.lk/2022/04/18/market-holidays-from-18-to-22-april/';
const MAY_2022 = 'https://adaderana.lk/news.php?nid=82371';
const HALF_DAY_2021 =
  'https://lakrata.com/%E0%B7%84%E0%B7%99%E0%B6%A7-%E0%B6%B6%E0%B7%90%E0%B6%82%E0%B6%9A%E0%B7%94%E0%B7%80%E0%B6%BD' +
  '%E0%B6%A7-%E0%B6%AF%E0%B7%92%E0%B6%B1-%E0%B6%B7%E0%B7%8F%E0%B6%9C%E0%B6%BA%E0%B6%9A-%E0%B6%B1%E0%B7%92/';
const LIST_2018 = 'https://www.unionb.com/national-holidays.html';

const COVID = 'Closure of the market (COVID-19)';
const CURFEW = 'Closure of the market (curfew)';
const CLOSURE_2022 = 'Temporary closure of the stock market';
const HALF_DAY = 'Half-day special bank holiday';

const CLOSURES: readonly ListedDate[] = [
  {
    date: '2018-04-20',
    kind: 'early_close',
    name: HALF_DAY,
    closes: '12:30',
    status: 'estimated',
    source: LIST_2018,
    note: 'the source has the half-day bank holiday; that the exchange closed at 12:30 is inferred from 2021',
  },
  { date: '2021-04-30', kind: 'early_close', name: HALF_DAY, closes: '12:30', source: HALF_DAY_2021 },
  {
    date: '2019-04-22',
    kind: 'holiday',
    name: 'Easter Sunday attacks',
    source: NOT_FOUND,
    note: 'doubt: a public holiday was declared; the exchange announced a minute of silence for the 23rd',
  },
  { date: '2020-03-16', kind: 'holiday', name: 'Special public and bank holiday (COVID-19)', source: MARCH_16_2020 },
  ...onDates(['2020-03-17', '2020-03-18'], {
    kind: 'holiday',
    name: COVID,
    status: 'estimated',
    source: MARCH_19_2020,
    note: 'doubt: the source says of the 19th that trading was to resume on that day',
  }),
  { date: '2020-03-19', kind: 'holiday', name: COVID, source: MARCH_19_2020 },
  ...onDates(['2020-03-23', '2020-03-24'], { kind: 'holiday', name: COVID, source: MARCH_23_2020 }),
  ...onDates(
    (
      '2020-03-25 2020-03-26 2020-03-27 2020-03-30 2020-03-31 2020-04-01 2020-04-02 2020-04-03 2020-04-06 ' +
      '2020-04-08 2020-04-09 2020-04-15 2020-04-16 2020-04-17'
    ).split(' '),
    { kind: 'holiday', name: COVID, source: MONTH_2020, note: 'closed since 20 March, written on 19 April' },
  ),
  ...onDates(
    (
      '2020-04-20 2020-04-21 2020-04-22 2020-04-23 2020-04-24 2020-04-27 2020-04-28 2020-04-29 2020-04-30 ' +
      '2020-05-04 2020-05-05 2020-05-06'
    ).split(' '),
    {
      kind: 'holiday',
      name: COVID,
      source: NOT_FOUND,
      note: 'doubt: a reopening planned for 22 April was put off; trading resumed on 11 May, no text was found',
    },
  ),
  ...year(2022, NEW_YEAR_2022, { '04-11': 'Special public holiday', '04-12': 'Special public holiday' }),
  ...year(2022, APRIL_2022, {
    '04-18': CLOSURE_2022,
    '04-19': CLOSURE_2022,
    '04-20': CLOSURE_2022,
    '04-21': CLOSURE_2022,
    '04-22': CLOSURE_2022,
  }),
  ...year(2022, MAY_2022, { '05-10': CURFEW, '05-11': CURFEW }),
];

export default calendar({
  id: 'XCOL',
  kind: 'exchange',
  name: 'Colombo Stock Exchange',
  doubtful: [
    {
      on: '01-01',
      note: '1 January 2015 is a "customary holiday" in the exchange\'s list; whether other years had it was not found.',
    },
    { years: '2017 2019-2020', note: 'In 2017 and 2019 no list was found, 2020 in part.' },
    { named: ['pecial'], note: 'Special bank holidays in place of a Sunday are estimated in most years.' },
    {
      on: '2020-03-17 2020-03-18 2015-01-14 2019-04-22',
      note: "Whether the exchange closed on 17 and 18 March 2020, on 14 January 2015 (a public and bank holiday for the Pope's visit, gazetted after the day) and on single mourning days was not settled; on 22 April 2019 (the day after the Easter attacks) it is entered as closed, on the 23rd it traded.",
    },
  ],
  otherNames: 'CSE',
  countries: ['LK'],
  cities: 'Colombo',
  currencies: ['LKR'],
  isMainExchange: true,
  timezone: 'Asia/Colombo',
  years: [2015, 2100],
  weekend: [{ start: '2015-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'LK', from: 2027, source: LIST_2018 }],
  dates: [...BANK_HOLIDAYS, ...CLOSURES],
});

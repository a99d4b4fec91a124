import { ADHA_NAME, FITR_NAME } from '../../countries/shared/arab-feasts.js';
import { calendar } from '../../definition.js';
import { feastRules } from '../../forms/arab-exchanges.js';
import { closed } from '../../forms/arab-feasts.js';
import { type ListedDate, onDates, unsourced } from '../../vocabulary.js';

/**
 * Saudi Exchange (Tadawul), Riyadh time: full-day closures. It has no early closes; the shorter sessions of Ramadan 2020 and of the weeks around it are none.
 *
 * The exchange traded from Saturday to Wednesday until Wednesday 26 June 2013, from Sunday to Thursday since Sunday 30
 * June 2013 (Royal Order A/185). It closes for the two feasts, with the banks, by circulars of the central bank: since
 * 2015 from 29 Ramadan and from 8 or 9 Dhu al-Hijjah of the Umm al-Qura calendar, until about 5 Shawwal and 14 Dhu
 * al-Hijjah, with weekends fitted in. National Day, Founding Day and single days declared for all are those of the
 * country's calendar; its feasts, those of private employers, are shorter and not taken over.
 *
 * The data begin with 2007: before, the exchange also traded on Thursdays, until some day of 2006 that was not settled.
 */

const CIRCULAR_2015 = 'https://sauress.com/okaz/784377';
const REUTERS_2015 = 'http://in.reuters.com/article/markets-stocks-saudi-egypt-idINL5N11R17D20150921';
const NATIONAL_2024 =
  'https://www.zawya.com/en/markets/equities/tadawul-to-suspend-operating-on-saudi-national-day-holiday-e25qnotx';
const FOUNDING_2024 =
  'https://www.decypha.com/en/news/details/Tadawul-to-close-on-Saudi-Founding-Day/21401595?TSID=&EDT=&L=EN';
const FITR_AFTER =
  'https://betatesting.argaam.com/en/switch-view?mobile=true&returnUrl=' +
  'https%3A%2F%2Fbetatesting.argaam.com%2Fen%2Farticle%2Farticledetail%2Fid%2F554972';
const FITR_2023 =
  'https://wikigulf.com/%d8%b9%d9%88%d8%af%d8%a9-%d8%b3%d9%88%d9%82-%d8%a7%d9%84%d8%a7%d8%b3%d9%87%d9%85-' +
  '%d8%a8%d8%b9%d8%af-%d8%a7%d9%84%d8%b9%d9%8a%d8%af';
const FITR_2024 =
  'https://zawya.com/en/markets/equities/saudi-tadawul-keeps-trading-hours-unchanged-for-ramadan-k91qkd17';
const ADHA_2020 = 'https://english.aawsat.com/home/article/2412281/saudi-stock-trade-3-days-eid-al-adha-holiday';
const ADHA_2022 =
  'https://tweet.fekrah.net/2023/09/25/%d9%85%d9%88%d8%b9%d8%af-%d8%a7%d8%ac%d8%a7%d8%b2%d8%a9-' +
  '%d8%b9%d9%8a%d8%af-%d8%a7%d9%84%d8%a7%d8%b6%d8%ad%d9%89-%d8%a7%d9%84%d8%b3%d9%88%d9%82-' +
  '%d8%a7%d9%84%d9%85%d8%a7%d9%84%d9%8a%d8%a9-%d8%a7%d9%84';
const ADHA_2023 = 'https://www.zawya.com/en/markets/equities/saudi-tadawul-announces-eid-al-adha-holiday-ja8lci1e';

/** A copy of the exchange's page of holidays: 2020 to 2028 and the Eids of 2029. */
const HOLIDAY_PAGE =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/tadawul/2025-2027/live_saudi_exchange_holiday_calendar.html';
const SAMA_TO_2029 =
  'https://www.zawya.com/en/business/banking-and-insurance/' +
  'saudi-sama-announces-official-holidays-and-working-hours-for-banks-and-rtgs-until-2029-o4m4frgt';

const ONE = 'doubt: rests on one compilation of the closures of the exchange.';
const TWO = 'doubt: rests on two compilations of the closures of the exchange.';

const INDEX = 'doubt: days without a value in a daily history of the index; no announcement was read.';

const KEPT_2026 =
  `the days are those of the central bank's schedule for banks (${SAMA_TO_2029}) too, and a daily history of the index ` +
  'has no value on them.';

const FITR: readonly ListedDate[] = [
  ...unsourced(FITR_NAME, ['2007-10-13', '2007-10-14', '2007-10-15', '2007-10-16'], ONE),
  ...unsourced(FITR_NAME, ['2007-10-17'], 'doubt: the same table has the week after the holiday as a full one.'),
  ...unsourced(FITR_NAME, ['2008-09-29', '2008-09-30', '2008-10-01', '2008-10-04'], ONE),
  ...unsourced(
    FITR_NAME,
    ['2008-10-05'],
    'doubt: trading is told of as resumed on 6 October; a table marks the week as a short one.',
  ),
  ...unsourced(FITR_NAME, ['2009-09-19', '2009-09-20', '2009-09-21', '2009-09-22'], ONE),
  ...unsourced(
    FITR_NAME,
    ['2010-09-11', '2010-09-12', '2010-09-13'],
    `${ONE} It has the 14th as well; a table marks the week after the holiday as that of 2015, which had two sessions.`,
  ),
  ...unsourced(FITR_NAME, ['2011-08-29', '2011-08-30', '2011-08-31', '2011-09-03'], ONE),
  ...unsourced(FITR_NAME, ['2012-08-18', '2012-08-19', '2012-08-20', '2012-08-21', '2012-08-22'], ONE),
  ...unsourced(FITR_NAME, ['2013-08-07', '2013-08-08', '2013-08-11', '2013-08-12'], ONE),
  ...unsourced(FITR_NAME, ['2014-07-27', '2014-07-28', '2014-07-29', '2014-07-30', '2014-07-31'], ONE),
  ...closed(FITR_NAME, CIRCULAR_2015, ['2015-07-16', '2015-07-19', '2015-07-20', '2015-07-21']),
  ...unsourced(FITR_NAME, ['2016-07-05', '2016-07-06', '2016-07-07', '2016-07-10'], ONE),
  ...unsourced(
    FITR_NAME,
    ['2016-07-03', '2016-07-04'],
    'doubt: the index level before the holiday, 6,500, is that of 30 June 2016; one compilation has both days open.',
  ),
  ...closed(
    FITR_NAME,
    FITR_AFTER,
    ['2017-06-25', '2017-06-26', '2017-06-27', '2017-06-28', '2017-06-29'],
    'the source has the index level before the holiday only; the days are those of a compilation.',
  ),
  ...closed(
    FITR_NAME,
    FITR_AFTER,
    ['2018-06-13', '2018-06-14', '2018-06-17', '2018-06-18', '2018-06-19'],
    'by the announcement of the exchange of 10 May 2018 trading ended on 12 June and resumed on Wednesday 20 June; the ' +
      'source: two sessions in the first week.',
  ),
  ...unsourced(FITR_NAME, ['2019-06-03', '2019-06-04', '2019-06-05', '2019-06-06'], ONE),
  ...unsourced(FITR_NAME, ['2020-05-24', '2020-05-25', '2020-05-26', '2020-05-27', '2020-05-28'], ONE),
  ...unsourced(FITR_NAME, ['2021-05-13'], TWO),
  ...unsourced(FITR_NAME, ['2021-05-11', '2021-05-12', '2021-05-16'], `${INDEX} It has a value on 17 May.`),
  ...unsourced(FITR_NAME, ['2022-05-01', '2022-05-02', '2022-05-03', '2022-05-04', '2022-05-05'], TWO),
  ...closed(FITR_NAME, FITR_2023, ['2023-04-20', '2023-04-23', '2023-04-24'], 'the source: resumed on 25 April.'),
  ...unsourced(FITR_NAME, ['2023-04-18', '2023-04-19'], `${ONE} Another has them open.`),
  ...closed(FITR_NAME, FITR_2024, ['2024-04-07', '2024-04-08', '2024-04-09', '2024-04-10', '2024-04-11']),
  ...closed(FITR_NAME, HOLIDAY_PAGE, ['2025-03-30', '2025-03-31', '2025-04-01', '2025-04-02']),
  ...closed(FITR_NAME, HOLIDAY_PAGE, ['2026-03-17', '2026-03-18', '2026-03-19', '2026-03-22', '2026-03-23'], KEPT_2026),

  // Working days within the spans of the exchange's page of holidays for 2027 to 2029.
  ...onDates(
    [
      '2027-03-07',
      '2027-03-08',
      '2027-03-09',
      '2027-03-10',
      '2027-03-11',
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
      '2028-03-02',
      '2029-02-12',
      '2029-02-13',
      '2029-02-14',
      '2029-02-15',
      '2029-02-18',
    ],
    {
      kind: 'holiday',
      name: FITR_NAME,
      status: 'estimated',
      mayMoveDays: 2,
      source: HOLIDAY_PAGE,
      note: `announced years ahead; the same for banks: ${SAMA_TO_2029}`,
    },
  ),
];

const ADHA: readonly ListedDate[] = [
  ...unsourced(ADHA_NAME, ['2007-01-01', '2007-01-02', '2007-01-03'], ONE),
  ...unsourced(ADHA_NAME, ['2007-12-19', '2007-12-22', '2007-12-23', '2007-12-24'], ONE),
  ...closed(
    ADHA_NAME,
    'https://www.khaleejtimes.com/business/30-omani-shares-retreat-led-by-muscat-renaissance',
    ['2008-12-07', '2008-12-08', '2008-12-09', '2008-12-10'],
    'the source tells of Sunday the 7th; the other days are those of a compilation.',
  ),
  ...unsourced(ADHA_NAME, ['2009-11-28', '2009-11-29', '2009-11-30', '2009-12-01'], ONE),
  ...unsourced(ADHA_NAME, ['2010-11-15', '2010-11-16', '2010-11-17', '2010-11-20'], ONE),
  ...unsourced(ADHA_NAME, ['2011-11-05', '2011-11-06', '2011-11-07', '2011-11-08', '2011-11-09'], ONE),
  ...unsourced(ADHA_NAME, ['2012-10-27', '2012-10-28', '2012-10-29', '2012-10-30'], ONE),
  ...unsourced(ADHA_NAME, ['2013-10-14', '2013-10-15', '2013-10-16', '2013-10-17'], ONE),
  ...unsourced(ADHA_NAME, ['2014-10-05', '2014-10-06', '2014-10-07', '2014-10-08'], ONE),
  ...closed(
    ADHA_NAME,
    REUTERS_2015,
    ['2015-09-23', '2015-09-24'],
    'the source, of 21 September: most markets of the region shut from Wednesday; the circular of July, before the ' +
      'moon was sighted, had the holiday from Tuesday 22 to Sunday 27 September.',
  ),
  ...unsourced(ADHA_NAME, ['2015-09-27', '2015-09-28'], `${ONE} By the circular of July the 28th is open.`),
  ...unsourced(ADHA_NAME, ['2016-09-11', '2016-09-12', '2016-09-13', '2016-09-14', '2016-09-15'], ONE),
  ...unsourced(ADHA_NAME, ['2017-08-31', '2017-09-03', '2017-09-04', '2017-09-05'], ONE),
  ...unsourced(
    ADHA_NAME,
    ['2018-08-19', '2018-08-20', '2018-08-21', '2018-08-22', '2018-08-23'],
    'doubt: one compilation has 22 to 27 August instead; the feast began on the 21st.',
  ),
  ...unsourced(ADHA_NAME, ['2019-08-11', '2019-08-12', '2019-08-13', '2019-08-14', '2019-08-15'], ONE),
  ...closed(
    ADHA_NAME,
    ADHA_2020,
    ['2020-07-29', '2020-07-30', '2020-08-02', '2020-08-03', '2020-08-04'],
    'the source: three days of trading before the holiday, no trading from 28 July to 5 August.',
  ),
  ...unsourced(ADHA_NAME, ['2021-07-19', '2021-07-20', '2021-07-21', '2021-07-22'], TWO),
  ...unsourced(ADHA_NAME, ['2021-07-18'], `${ONE} Another has that Sunday open.`),
  ...closed(
    ADHA_NAME,
    ADHA_2022,
    ['2022-07-07', '2022-07-10', '2022-07-11', '2022-07-12'],
    'the source: the holiday begins with 6 July, work resumes on Wednesday 13 July; the 6th as the last day of trading.',
  ),
  ...closed(
    ADHA_NAME,
    ADHA_2023,
    ['2023-06-25', '2023-06-26', '2023-06-27', '2023-06-28', '2023-06-29'],
    'trading ended on Thursday 22 June and resumed on Sunday 2 July.',
  ),
  ...unsourced(ADHA_NAME, ['2024-06-16', '2024-06-17', '2024-06-18', '2024-06-19', '2024-06-20'], INDEX),
  ...closed(ADHA_NAME, HOLIDAY_PAGE, ['2025-06-05', '2025-06-08', '2025-06-09', '2025-06-10']),
  ...closed(ADHA_NAME, HOLIDAY_PAGE, ['2026-05-24', '2026-05-25', '2026-05-26', '2026-05-27', '2026-05-28'], KEPT_2026),
  ...onDates(
    [
      '2027-05-16',
      '2027-05-17',
      '2027-05-18',
      '2027-05-19',
      '2027-05-20',
      '2028-05-03',
      '2028-05-04',
      '2028-05-07',
      '2028-05-08',
      '2028-05-09',
      '2029-04-22',
      '2029-04-23',
      '2029-04-24',
      '2029-04-25',
      '2029-04-26',
    ],
    {
      kind: 'holiday',
      name: ADHA_NAME,
      status: 'estimated',
      mayMoveDays: 2,
      source: HOLIDAY_PAGE,
      note: `announced years ahead; the same for banks: ${SAMA_TO_2029}`,
    },
  ),
];

const SPECIAL: readonly ListedDate[] = [
  ...closed(
    'Return of King Abdullah',
    'https://www.thenational.ae/business/saudi-index-declines-as-unrest-continues-to-rattle-investors-1.414233',
    ['2011-02-26'],
  ),
  ...unsourced('Holiday by royal order', ['2011-03-19'], ONE),
  ...unsourced('National Day', ['2018-09-24'], 'doubt: an added holiday by royal order, remembered; no text was read.'),
];

export default calendar({
  id: 'XSAU',
  kind: 'exchange',
  name: 'Saudi Exchange (Tadawul)',
  doubtful: [
    {
      named: ['Eid'],
      note: "Of the feasts only those with an address were read in an announcement; the others rest on one compilation of the exchange's closures, which is known to be short in some years, and where noted on levels of the index and a table of the weeks after Eid al-Fitr (Argaam, 2018), or on a daily history of the index (2021, 2024).",
    },
    { named: ['National Day'], years: '2007-2016', note: 'National Day on a weekend before 2017 was not settled.' },
    {
      named: ['Eid'],
      years: '2026-',
      note: "Those of 2026 to 2029 are the exchange's own plan and the central bank's schedule for banks; 2026 was kept so. From 2030 on the feasts are computed, from the eve to the fourth day.",
    },
  ],
  localName: 'تداول السعودية',
  otherNames: 'Tadawul, TASI',
  countries: ['SA'],
  cities: 'Riyadh',
  currencies: ['SAR'],
  isMainExchange: true,
  note: 'How many days the exchange closes around the two Eids is announced; 2027 to 2029 are its plan, later years its practice.',
  timezone: 'Asia/Riyadh',
  years: [2007, 2100],
  weekend: [
    { start: '2007-01-01', days: [4, 5] },
    { start: '2013-06-29', days: [5, 6] },
  ],
  inherits: [
    {
      calendar: 'SA',
      from: 2007,
      to: 2024,
      except: [FITR_NAME, ADHA_NAME],
      source: `${NATIONAL_2024} and, for Founding Day, ${FOUNDING_2024}`,
    },
    {
      calendar: 'SA',
      from: 2025,
      except: [FITR_NAME, ADHA_NAME],
      source: HOLIDAY_PAGE,
      note: 'National Day and Founding Day of 2025 to 2027.',
    },
  ],
  rules: feastRules([-1, 3], [-1, 3], CIRCULAR_2015, 2030),
  dates: [...FITR, ...ADHA, ...SPECIAL],
});

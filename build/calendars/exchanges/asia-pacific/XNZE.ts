import { calendar } from '../../definition.js';
import { inPeriods, ruleRows } from '../../many-rows.js';
import { MATARIKI_COMPUTED } from '../../settlement/shared/matariki.js';
import { holidays, type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';

/**
 * New Zealand's Exchange (until 2003 the New Zealand Stock Exchange), Wellington time.
 *
 * Closed on the national public holidays; the anniversary days of the provinces are trading days. New Year, the day
 * after, Christmas and Boxing Day on a weekend are kept on the next working days; Waitangi and Anzac Day only since the
 * Holidays (Full Recognition of Waitangi Day and ANZAC Day) Amendment Act 2013, first on 27 April 2015 and 8 February
 * 2016. Matariki, a Friday since 2022, is fixed by its Act until 2052, and computed from then on.
 *
 * On the last business days before Christmas and New Year continuous trading ends at 12:45 since 2013 (a closing auction
 * follows, as on other days at 16:45), from 2010 to 2012 at 15:45, then on the Thursday before Easter too; in 2001 and 2003
 * the market closed at 12:30.
 */

const NZFOE_2001 =
  'https://docslib.org/doc/1343570/comparison-of-x-12-arima-trading-day-and-holiday-regressors-with-country-speci-c-' +
  'regressors';
const HOURS_2001 =
  'https://mondovisione.com/media-and-resources/news/nzse-will-open-on-mondays-december-24-and-31-2011124';
const CHRISTMAS_EVE_2003 =
  'https://nzherald.co.nz/business/companies/inz-stocksi-telecom-buy-up-leads-market-to-pre-holiday-high/' +
  'GSJAPZCAEXBMZNOJAAGUB5NBK4';
const SHORTENED_2012 = 'https://www.nbr.co.nz/market-close-nz-shares-rise-in-shortened-session/';
const SHORTENED_2018 = 'https://nzherald.co.nz/business/nz-shares-gain-on-christmas-eve/NAIYYIZDRIJU7ZXTNKP5IJN7AU';
/** The Act of 2013: both days on a weekend are kept on the Monday. */
const ACT_2013 = 'https://demo.legislation.govt.nz/Acts/public/2010/24/096be8ed81f94f7d/DLM4929207';
/** The public holidays as the administrator of the reference rates announces them: a notice, no rule of the exchange or of ESAS. */
const BUSINESS_DAY = 'https://www.nzfbf.co.nz/holidays';
const ASX_24 = 'https://www.asx.com.au/markets/market-resources/asx-24-trading-calendar';
const MEMORIAL_DAY =
  'http://www.sharechat.co.nz/article/e9b90cfd/class-rulings-for-queen-elizabeth-ii-memorial-day.html';
const MATARIKI_2022 =
  'https://www.forexlive.com/news/heads-up-for-nzd-traders-new-zealand-markets-closed-for-a-holiday-today-20220623/';
/** The Act; its schedule of the days as the government released it in 2021. */
const MATARIKI_ACT =
  'Te Kāhui o Matariki Public Holiday Act 2022, schedule 1; https://demo.legislation.govt.nz/Acts/public/2006/43/096be8ed81f9f5c2/LMS557848';

const RELEASED = {
  note: 'The schedule of the Act was not read: its days as the government released them in 2021, https://www.nzherald.co.nz/nz/always-a-friday-matariki-public-holiday-dates-for-next-30-years-announced/KNM6FV2FWOZM6SMQN5HPRY33SQ/',
} as const;

/** The national holidays, which the exchange and the payment systems share. */
export const NEW_ZEALAND_HOLIDAYS: readonly RuleRow[] = [
  {
    rule: '01-01 if saturday then next monday if sunday then next tuesday',
    name: "New Year's Day",
    from: 1990,
    source: BUSINESS_DAY,
  },
  ...inPeriods(
    [
      { from: 1990, to: 2022, source: NZFOE_2001 },
      { from: 2023, source: BUSINESS_DAY },
    ],
    [
      {
        rule: '01-02 if saturday then next monday if sunday then next tuesday',
        name: "Day after New Year's Day",
      },
      { rule: 'easter -2', name: 'Good Friday' },
      { rule: 'easter 1', name: 'Easter Monday' },
    ],
  ),
  { rule: '02-06', name: 'Waitangi Day', from: 1990, to: 2015, source: NZFOE_2001 },
  { rule: '02-06 if saturday,sunday then next monday', name: 'Waitangi Day', from: 2016, source: ACT_2013 },
  { rule: '04-25', name: 'Anzac Day', from: 1990, to: 2014, source: NZFOE_2001 },
  { rule: '04-25 if saturday,sunday then next monday', name: 'Anzac Day', from: 2015, source: ACT_2013 },
  { rule: '1st monday in June', name: "Queen's Birthday", from: 1990, to: 2022, source: NZFOE_2001 },
  { rule: '1st monday in June', name: "King's Birthday", from: 2023, source: BUSINESS_DAY },
  { rule: '4th monday in October', name: 'Labour Day', from: 1990, source: BUSINESS_DAY },
  {
    rule: '12-25 if saturday then next monday if sunday then next tuesday',
    name: 'Christmas Day',
    from: 1990,
    source: BUSINESS_DAY,
  },
  {
    rule: '12-26 if saturday then next monday if sunday then next tuesday',
    name: 'Boxing Day',
    from: 1990,
    source: BUSINESS_DAY,
  },
];

/** The Fridays of the Act, MM-DD, from 2022 to 2052. */
export const MATARIKI_DAYS: readonly ListedDate[] = [
  ...holidays('Matariki', MATARIKI_2022, '2022-06-24'),
  ...holidays('Matariki', MATARIKI_ACT, '2023-07-14 2024-06-28 2025-06-20', RELEASED),
  ...holidays('Matariki', ASX_24, '2026-07-10'),
  ...holidays(
    'Matariki',
    MATARIKI_ACT,
    '2027-06-25 2028-07-14 2029-07-06 2030-06-21 2031-07-11 2032-07-02 2033-06-24 2034-07-07 2035-06-29 2036-07-18 2037-07-10 2038-06-25 2039-07-15 2040-07-06 2041-07-19 2042-07-11 2043-07-03 2044-06-24 2045-07-07 2046-06-29 2047-07-19 2048-07-03 2049-06-25 2050-07-15 2051-06-30 2052-06-21',
    RELEASED,
  ),
];

const EARLIER_GRID =
  "doubt: the exchange's pages of 2010 to 2012, read as a public program has them: trading from 10:00 to 15:45.";

const EARLY_CLOSES: readonly RuleRow[] = [
  {
    rule: '12-24',
    name: 'Last business day before Christmas',
    closes: '12:30',
    from: 2001,
    to: 2001,
    source: HOURS_2001,
  },
  ...ruleRows({ rule: '12-24 if saturday,sunday then previous friday', name: 'Last business day before Christmas' }, [
    {
      closes: '12:30',
      from: 2002,
      to: 2008,
      status: 'estimated',
      source: CHRISTMAS_EVE_2003,
      note: 'doubt: the source tells of 24 December 2003, the days of 2001 had the same hour; the other days were not read.',
    },
    { closes: '15:45', from: 2009, to: 2009, source: NOT_FOUND, note: 'doubt: the hour of 2010 carried back.' },
    { closes: '15:45', from: 2010, to: 2012, source: NOT_FOUND, note: EARLIER_GRID },
    {
      closes: '12:45',
      from: 2013,
      source: SHORTENED_2012,
      note: `a shortened session also on 24 December 2018 (${SHORTENED_2018}); doubt: the hour is that of compilations.`,
    },
  ]),
  {
    rule: '12-31',
    name: "Last business day before New Year's Day",
    closes: '12:30',
    from: 2001,
    to: 2001,
    source: HOURS_2001,
  },
  ...ruleRows(
    { rule: '12-31 if saturday,sunday then previous friday', name: "Last business day before New Year's Day" },
    [
      {
        closes: '12:30',
        from: 2002,
        to: 2008,
        status: 'estimated',
        source: CHRISTMAS_EVE_2003,
        note: 'doubt: the source tells of 24 December 2003, the days of 2001 had the same hour; the other days were not read.',
      },
      { closes: '15:45', from: 2009, to: 2009, source: NOT_FOUND, note: 'doubt: the hour of 2010 carried back.' },
      { closes: '15:45', from: 2010, to: 2012, source: NOT_FOUND, note: EARLIER_GRID },
      {
        closes: '12:45',
        from: 2013,
        source: SHORTENED_2012,
        note: `a shortened session also on 24 December 2018 (${SHORTENED_2018}); doubt: the hour is that of compilations.`,
      },
    ],
  ),
];

export default calendar({
  id: 'XNZE',
  kind: 'exchange',
  name: "New Zealand's Exchange (NZX)",
  doubts:
    'Doubts: before 2001 no early close was found and none is entered. 26 September 2022 closed the exchange though not the payment systems.',
  doubtful: [
    {
      kinds: ['early_close'],
      years: '2010-2012',
      note: "The hours of 2010 to 2012 rest on a program that reads the exchange's pages of these years (compilations have 12:45 since 2011).",
    },
    {
      on: '2016-12-23',
      kinds: ['early_close'],
      note: 'A report of the day has the exchange "settling at the earlier time of 1.30pm" (http://sharechat.co.nz/article/dd4bcd43/market-close-nz-shares-rise-in-run-up-to-christmas.html): on other days trading ends at 16:45 and the adjustment of trades after the auction at 17:30, which would be 12:45 and 13:30 here.',
    },
    {
      kinds: ['early_close'],
      years: '2012-2018',
      note: 'Shortened sessions are reported for 2012, 2016 (both days) and 2018.',
    },
    {
      kinds: ['early_close'],
      years: '2009',
      note: 'A list of 2009 has 12:40 on 31 December and no early close on 24 December.',
    },
    { kinds: ['early_close'], years: '2002-2010', note: 'Between 2002 and 2010 only 24 December 2003 was read.' },
  ],
  otherNames: 'NZX, NZSX',
  countries: ['NZ'],
  cities: 'Wellington',
  currencies: ['NZD'],
  isMainExchange: true,
  timezone: 'Pacific/Auckland',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: [...NEW_ZEALAND_HOLIDAYS, ...EARLY_CLOSES],
  dates: [
    {
      date: '2003-12-24',
      kind: 'early_close',
      name: 'Last business day before Christmas',
      closes: '12:30',
      source: CHRISTMAS_EVE_2003,
    },
    ...onDates(['2010-04-01', '2011-04-21', '2012-04-05'], {
      kind: 'early_close',
      name: 'Thursday before Easter',
      closes: '15:45',
      source: NOT_FOUND,
      note: EARLIER_GRID,
    }),
    ...MATARIKI_DAYS,
    ...MATARIKI_COMPUTED,
    { date: '2022-09-26', kind: 'holiday', name: 'Queen Elizabeth II Memorial Day', source: MEMORIAL_DAY },
  ],
});

import { calendar } from '../../definition.js';
import { restsSince, ruleRows } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Australian Securities Exchange, cash market, Sydney time.
 *
 * Closed on the eight national holidays: a New Year, Australia Day, Christmas or Boxing Day on a weekend is kept on the
 * next working days, Anzac Day is not (27 April 2015 was a trading day). Labour Day and the Bank Holiday of New South
 * Wales, Melbourne Cup Day and other state holidays are trading days; until 2016 some of them had no settlement.
 *
 * Trading ends early, with the closing auction at 14:10, on the last business days before Christmas and New Year; when
 * those eves are on a weekend, on the Friday before. That Friday is a normal day since 2022.
 */

const CALENDAR_2011 = 'http://bougainville-copper.eu/boersenhandelszeiten-1.html';
const HOLIDAYS_2012 = 'https://www.investmentu.com/content/detail/asx-australia-holiday-schedule';
const HOLIDAYS_2017 = 'https://altocapital.coretrading.com.au/public/homepage/announcements.aspx?id=announcement250';
/** The exchange's calendars of 2025, and of 2026 and 2027. */
const CALENDAR_2025 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/asx/2025-2027/wayback-20250416-asx-trading-calendar.html';
const CALENDAR_2026 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/asx/2025-2027/live_asx_cash_market_trading_calendar.html';
const HOURS_2009 = 'https://trading-stocksmarket.blogspot.com/2009/12/';
const HOURS_2025 =
  'https://ts2.tech/en/australia-stock-market-holiday-schedule-asx-trading-hours-for-christmas-2025-and-new-years-day-' +
  '2026';
const STUDY_2008 = 'https://scholars.uow.edu.au/display/publication28635';
const EASTER_THURSDAY_2004 = 'http://www.theage.com.au/articles/2004/04/08/1081326868343.html?from=storyrhs';

const BEFORE_CHRISTMAS = 'Last business day before Christmas';
const LAST_OF_YEAR = 'Last business day of the year';

const LISTED = { source: CALENDAR_2025, basis: 'notice', note: `2026 and 2027 in ${CALENDAR_2026}` } as const;

/** The national holidays, as the exchange and the Reserve Bank's system keep them. */
export const AUSTRALIAN_HOLIDAYS: readonly RuleRow[] = restsSince(2025, LISTED, [
  { rule: '01-01 if saturday,sunday then next monday', name: "New Year's Day", from: 1990, source: HOLIDAYS_2017 },
  {
    rule: '01-26 if tuesday,wednesday,thursday,friday,saturday,sunday then next monday',
    name: 'Australia Day',
    from: 1990,
    to: 1992,
    source: NOT_FOUND,
    note: 'doubt: kept on Monday 29, 28 and 27 January; rests on one compilation.',
  },
  { rule: '01-26 if saturday,sunday then next monday', name: 'Australia Day', from: 1994, source: HOLIDAYS_2017 },
  { rule: 'easter -2', name: 'Good Friday', from: 1990, source: HOLIDAYS_2017 },
  { rule: 'easter 1', name: 'Easter Monday', from: 1990, source: HOLIDAYS_2017 },
  { rule: '04-25', name: 'Anzac Day', from: 1990, source: HOLIDAYS_2017 },
  { rule: '2nd monday in June', name: "Queen's Birthday", from: 1990, to: 2022, source: HOLIDAYS_2017 },
  { rule: '2nd monday in June', name: "King's Birthday", from: 2023, source: HOURS_2025 },
  {
    rule: '12-25 if saturday then next monday if sunday then next tuesday',
    name: 'Christmas Day',
    from: 1990,
    source: CALENDAR_2011,
  },
  {
    rule: '12-26 if saturday then next monday if sunday then next tuesday',
    name: 'Boxing Day',
    from: 1990,
    source: CALENDAR_2011,
  },
]);

const EARLY_CLOSES: readonly RuleRow[] = restsSince(2025, LISTED, [
  ...ruleRows({ rule: '12-24 if saturday,sunday then previous friday', name: BEFORE_CHRISTMAS, closes: '14:10' }, [
    {
      from: 2000,
      to: 2008,
      status: 'estimated',
      source: STUDY_2008,
      note: 'doubt: the study has the day of every year until 2007 as an early close, but not the hour.',
    },
    { from: 2009, to: 2021, source: HOLIDAYS_2012, note: `the hour in 2009: ${HOURS_2009}` },
  ]),
  { rule: '12-24', name: BEFORE_CHRISTMAS, closes: '14:10', from: 2022, weekdays: [1, 2, 3, 4, 5], source: HOURS_2025 },
  ...ruleRows({ rule: '12-31 if saturday,sunday then previous friday', name: LAST_OF_YEAR, closes: '14:10' }, [
    {
      from: 2000,
      to: 2008,
      status: 'estimated',
      source: STUDY_2008,
      note: 'doubt: the study has the day of every year until 2007 as an early close, but not the hour.',
    },
    { from: 2009, to: 2021, source: HOLIDAYS_2012, note: `the hour in 2009: ${HOURS_2009}` },
  ]),
  { rule: '12-31', name: LAST_OF_YEAR, closes: '14:10', from: 2022, weekdays: [1, 2, 3, 4, 5], source: HOURS_2025 },
  {
    rule: 'easter -3',
    name: 'Thursday before Easter',
    from: 2000,
    to: 2008,
    closes: '14:10',
    source: STUDY_2008,
    status: 'estimated',
    note:
      `doubt: a shortened session in the study and in the report of 8 April 2004 (${EASTER_THURSDAY_2004}); the hour ` +
      'is that of the other early closes.',
  },
]);

const DATES: readonly ListedDate[] = [
  {
    date: '1990-12-31',
    kind: 'holiday',
    name: "New Year's Eve",
    source: NOT_FOUND,
    note: 'doubt: a closed Monday in one compilation.',
  },
  {
    date: '1999-12-31',
    kind: 'holiday',
    name: 'Preparation for the year 2000',
    source: 'https://mondovisione.com/media-and-resources/news/asx-trading-december-1999-and-y2k',
  },
  {
    date: '2004-01-02',
    kind: 'early_close',
    name: "Day after New Year's Day",
    closes: '14:10',
    source: NOT_FOUND,
    note: 'doubt: an early close in one compilation of the calendar of 2004; the hour is that of the others.',
  },
  {
    date: '2010-04-26',
    kind: 'holiday',
    name: 'Anzac Day',
    observed: true,
    source: NOT_FOUND,
    note: 'doubt: closed in two compilations of the calendar of 2010; other Anzac Days on a Sunday were not moved.',
  },
  { date: '2011-04-26', kind: 'holiday', name: 'Easter Tuesday', source: CALENDAR_2011 },
  {
    date: '2022-09-22',
    kind: 'holiday',
    name: 'National Day of Mourning for Queen Elizabeth II',
    source: 'https://asxonline.com/public/notices/2022/september/0990.22.09.html',
  },
];

export default calendar({
  id: 'XASX',
  kind: 'exchange',
  name: 'Australian Securities Exchange',
  doubts:
    "Doubts: of 23 and 30 December 2022 a news site of the day expected early closes, while the futures market of the same exchange gave notice of normal hours and two compilations of the exchange's own calendar have none. The hour of the early closes before 2009, and of those of the Thursday before Easter, was not found, nor any list of early closes before 2000: none are entered there.",
  doubtful: [
    {
      kinds: ['early_close'],
      years: '2023-',
      note: "Of the Fridays of 2023 compilations differ; Reuters' closing report of 29 December is of 16:49 in Sydney (https://www.nasdaq.com/articles/australian-shares-post-best-monthly-gain-in-3-years-close-2023-8-higher), as after a session of full length; 2028 and later follow.",
    },
    {
      kinds: ['early_close'],
      years: '2017',
      note: "The exchange's sheet of 2017 has no line on the two Fridays, as a program reads it.",
    },
    {
      years: '-1998',
      note: 'Closures of 1990 to 1998 rest on the rules of the years after; Australia Day was on a Monday until 1992 and differed between the states in 1993.',
    },
  ],
  otherNames: 'ASX, S&P/ASX 200',
  countries: ['AU'],
  cities: 'Sydney',
  currencies: ['AUD'],
  isMainExchange: true,
  timezone: 'Australia/Sydney',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: [...AUSTRALIAN_HOLIDAYS, ...EARLY_CLOSES],
  dates: DATES,
});

import { calendar } from '../../definition.js';
import { withMembers } from '../../many-rows.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * ICE Futures U.S., New York time, by the groups of its yearly notice. As in the rest of the electronic futures markets,
 * a date is a business day when it is a trade date; where its session is shortened, it is an early close.
 *
 * Softs (cocoa, coffee, cotton, sugar, orange juice) are closed on all United States holidays of the stock exchange.
 * Canola, which came from Winnipeg in 2018, is closed on Canadian ones. Energy and financial contracts (the Dollar
 * Index and currencies above all) are closed on New Year's Day, Good Friday and Christmas Day only; on the other
 * holidays the Dollar Index halts at 13:00, stock index contracts earlier. Unlike CME's these days are trade dates:
 * settlement prices are made on them (https://www.comunicaffe.com/ice-notice-labor-day-september-3rd-holiday-trading-schedule/). `IEPA` without a group has the days of the
 * financial contracts.
 *
 * Years: softs and the whole from 2010, canola from 2019, energy from 2013, each the first full year that can be told.
 */

export const NOTICE_2025 =
  'https://www.marketscreener.com/quote/stock/INTERCONTINENTAL-EXCHANGE-14931198/news/' +
  'Intercontinental-Exchange-2025-Trading-Holiday-Calendar-47323024/';
const JULY_2009 = 'https://www.traderplanet.com/july-4th-holiday-trading-schedule';
const YEAR_END_2010 =
  'http://tradingmarkets.com/recent/whats_up_whats_down_futurescommodity_trading_holiday_schedule_for_years_end-' +
  '1395235.html';
const PRESIDENTS_2011 = 'https://tradingmarkets.com/recent/whats_up_whats_down_spotlight_on_holiday_trading-1502672';
const JULY_2013 = 'http://optionsthinktank.blogspot.com/2013/06/trading-schedule-times-given-are.html';
const GOOD_FRIDAY_2018 =
  'https://www.comunicaffe.com/ice-notice-2018-good-friday-processing-schedule-and-trading-schedule/';

const WEEKDAYS = [1, 2, 3, 4, 5];

export const CLOSURES: readonly RuleRow[] = [
  { rule: '01-01 and if sunday then next monday', name: "New Year's Day", from: 2010, source: NOTICE_2025 },
  { rule: 'easter -2', name: 'Good Friday', from: 2010, source: GOOD_FRIDAY_2018 },
  {
    rule: '12-25 and if saturday then previous friday if sunday then next monday',
    name: 'Christmas Day',
    from: 2010,
    source: NOTICE_2025,
  },
];

/** Holidays on which softs are closed, and the financial contracts halt. */
export const HOLIDAYS: readonly RuleRow[] = [
  { rule: '3rd monday in January', name: 'Martin Luther King, Jr. Day', from: 2010, source: NOTICE_2025 },
  {
    rule: '3rd monday in February',
    name: "Presidents' Day",
    from: 2010,
    source: PRESIDENTS_2011,
    basis: 'rule',
    note: 'The source tells of the holiday and of the Friday before it, not of what the exchange does on the Monday.',
  },
  { rule: 'monday before 06-01', name: 'Memorial Day', from: 2010, source: NOTICE_2025 },
  {
    rule: '06-19 if saturday then previous friday if sunday then next monday',
    name: 'Juneteenth',
    from: 2022,
    weekdays: WEEKDAYS,
    source: NOTICE_2025,
  },
  {
    rule: '07-04 if saturday then previous friday if sunday then next monday',
    name: 'Independence Day',
    from: 2010,
    weekdays: WEEKDAYS,
    source: JULY_2013,
  },
  { rule: '1st monday in September', name: 'Labor Day', from: 2010, source: NOTICE_2025 },
  { rule: '4th thursday in November', name: 'Thanksgiving Day', from: 2010, source: NOTICE_2025 },
];

export const FINANCIAL_RULES: readonly RuleRow[] = [
  ...CLOSURES,
  ...withMembers(HOLIDAYS, {
    closes: '13:00',
    source: JULY_2009,
    note: `the Dollar Index at 12:00 Chicago time, so again in 2013 (${JULY_2013}); doubt: the other years`,
  }),
];

export const FINANCIAL_DATES: readonly ListedDate[] = [
  {
    date: '2010-12-31',
    kind: 'early_close',
    name: "New Year's Eve",
    closes: '13:15',
    source: YEAR_END_2010,
    note: 'the Dollar Index; stock indexes to 16:15',
  },
  {
    date: '2011-02-18',
    kind: 'early_close',
    name: "Friday before Presidents' Day",
    closes: '16:15',
    source: PRESIDENTS_2011,
  },
  {
    date: '2026-04-03',
    kind: 'open',
    name: 'Good Friday',
    source: NOT_FOUND,
    note:
      'doubt: open for the employment report, by a reading of the exchange calendar of 2026 at ' +
      'https://www.ice.com/publicdocs/futures/IFUS_Trading_Hours_Holiday_Calendar.pdf, which was not seen',
  },
];

export const COMMON = {
  kind: 'exchange',
  timezone: 'America/New_York',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
} as const;

export default calendar({
  ...COMMON,
  id: 'IEPA',
  name: 'ICE Futures U.S.',
  doubts:
    'Doubts: Modified hours of energy and of single softs (cotton, canola before Christmas) are not entered; daily gold and silver are left out, their notice being cut off. Independent calendars have the exchange closed on days of mourning (2018, 2025) and on 29 October 2012; in 2025 only some products closed early, and of the others nothing was found: none is entered.',
  doubtful: [
    {
      years: '2000-2017',
      note: 'Of whole years only 2025 was read, of other years single notices and reports (July 2009, February 2011, July 2013, Good Friday 2018).',
    },
    { kinds: ['early_close'], note: 'The halt at 13:00 is known of 2009 and 2013 and carried on.' },
  ],
  otherNames: 'ICE US, NYBOT, Intercontinental Exchange',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  rules: FINANCIAL_RULES,
  dates: FINANCIAL_DATES,
});

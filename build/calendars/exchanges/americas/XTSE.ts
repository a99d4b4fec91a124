import { calendar } from '../../definition.js';
import { restsSince } from '../../many-rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * Toronto Stock Exchange and TSX Venture Exchange: full-day closures and early closes, Toronto time.
 *
 * Ten closures a year, eleven with Family Day since 2008: New Year's Day, Family Day, Good Friday, Victoria Day, Canada
 * Day, Civic Holiday, Labour Day, Thanksgiving, Christmas Day and Boxing Day. A holiday on a weekend closes the next
 * weekday (Christmas and Boxing Day the next two). Remembrance Day and the National Day for Truth and Reconciliation
 * are full trading days, as was 19 September 2022. On 24 December the markets close at 13:00, unless it is a Saturday
 * or Sunday: no Friday takes its place (22 December 2023 was a full day).
 *
 * Breakdowns of the trading system are left out: 17 December 2008, when trading stopped for the day at 09:48, after
 * 18 minutes; 27 April 2018 and 27 February 2020, when it ended early in the afternoon.
 */

const TSX_2015 = 'https://stock-market-holidays.org/2015-toronto-stock-exchange-holidays/';
const CNSX_2010 =
  'http://montego-resources-inc.listings.thecse.ca/en/about/publications/bulletins/' +
  '2009-1205-cnsx-and-pure-trading-2010-holiday-settlement-schedule';
const TMX_2021 = 'https://mondovisione.com/media-and-resources/news/tmx-group-holiday-operating-schedule-12/';
/** The exchange's calendar of 2025 and 2026. */
const CALENDAR_2025 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/tsx/2025-2027/calendars-and-trading-hours_calendar.live.html';
const CHRISTMAS_2008 = 'http://startupcenter.blogspot.com/2008/12/nasdaq-nyse-tsx-lse-christmas-holiday.html';
const GLOBE_2001 = 'http://v1.theglobeandmail.com/special/attack/pages/marketreaction_article30.html';

const BEFORE = 'doubt: the lists found begin with 2010; the years before rest on the same rule';

const RULES: readonly RuleRow[] = restsSince(2025, { source: CALENDAR_2025, basis: 'notice' }, [
  { rule: '01-01 and if saturday,sunday then next monday', name: "New Year's Day", from: 1990, source: TMX_2021 },
  {
    rule: '3rd monday in February',
    name: 'Family Day',
    from: 2008,
    source: CNSX_2010,
    note: 'a holiday of Ontario since 2008',
  },
  { rule: 'easter -2', name: 'Good Friday', from: 1990, source: TSX_2015, note: BEFORE },
  { rule: 'monday before 05-25', name: 'Victoria Day', from: 1990, source: TSX_2015, note: BEFORE },
  {
    rule: '07-01 and if saturday,sunday then next monday',
    name: 'Canada Day',
    from: 1990,
    source: TSX_2015,
    note: `Monday 3 July in 2017 and 2023 (https://www.ferique.com/en/information-center/opening-hours/stock-market-hours-holidays/); ${BEFORE}`,
  },
  { rule: '1st monday in August', name: 'Civic Holiday', from: 1990, source: TSX_2015, note: BEFORE },
  { rule: '1st monday in September', name: 'Labour Day', from: 1990, source: TSX_2015, note: BEFORE },
  { rule: '2nd monday in October', name: 'Thanksgiving Day', from: 1990, source: TSX_2015, note: BEFORE },
  {
    rule: '12-25 and if saturday,sunday then next monday',
    name: 'Christmas Day',
    from: 1990,
    source: TMX_2021,
    note: BEFORE,
  },
  {
    rule: '12-26 and if saturday then next monday if sunday,monday then next tuesday',
    name: 'Boxing Day',
    from: 1990,
    source: TMX_2021,
    note: BEFORE,
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 2008,
    closes: '13:00',
    weekdays: [1, 2, 3, 4, 5],
    source: CHRISTMAS_2008,
    note: `so too in 2010 (https://incakolanews.blogspot.com/2010/12/toronto-stock-exchange-christmas.html) and since; doubt: 2009`,
  },
]);

const DATES: readonly ListedDate[] = [
  {
    date: '2001-09-11',
    kind: 'early_close',
    name: 'Terrorist attacks of 11 September 2001',
    closes: '10:40',
    source: GLOBE_2001,
    note: 'opened on time at 09:30 and shut down at about 10:40',
  },
  { date: '2001-09-12', kind: 'holiday', name: 'Terrorist attacks of 11 September 2001', source: GLOBE_2001 },
];

export default calendar({
  id: 'XTSE',
  kind: 'exchange',
  name: 'Toronto Stock Exchange',
  doubts:
    'Doubts: no notice or report of the early close of 24 December before 2008 was found, though there may have been some. On 11 September 2001 independent compilations call the day closed; it opened on time and ended at about 10:40. TSX Venture begins with 2002, its first full year in the group.',
  doubtful: [{ kinds: ['holiday'], years: '-2008', note: 'The regular closures before 2009 rest on the rule.' }],
  otherNames: 'TSX, TSE',
  countries: ['CA'],
  cities: 'Toronto',
  currencies: ['CAD'],
  isMainExchange: true,
  timezone: 'America/Toronto',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: RULES,
  dates: DATES,
});

import type { CalendarDefinition } from '../../definition.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * Cboe Options Exchange and Cboe Futures Exchange, Chicago time. Both close on the holidays of the New York Stock
 * Exchange and on its special closures. Closed means no regular trading hours: the overnight session that goes on
 * into a holiday morning (Global Trading Hours, halted at 10:30 on most) belongs to the next trading day.
 *
 * Early closes: on New York's early days index options, the options of funds on broad indexes and the futures trade to
 * 12:15; equity options end with the shares, at 12:00. The hour given here is 12:15, the end of the exchange's day.
 * Before 1993 New York closed at 14:00, Chicago's 13:00, and index options at 13:15.
 *
 * Doubts: no notices of Cboe before 2023 were found but for the days of mourning; the early closes follow New York's in
 * every year, as independent calendars have it, but 12:15 before about 1997 is carried back. What the options market
 * did on New York's unforeseen early closes (11 February 1994, 8 January 1996, 27 October 1997) was not found, nor are
 * they entered. The futures exchange began on 26 March 2004; its data begin with 2005.
 */

const NEW_YORK =
  'https://mondovisione.com/media-and-resources/news/' +
  'nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar/';
const HOLIDAY_SESSION = 'https://iqhelp.dtn.com/presidents-day-holiday-hours-2023/';
const HALF_DAYS_1990S =
  'https://origin-www.marketplace.org/2018/11/23/economy/origin-holiday-half-day-trading-wall-street';
const THANKSGIVING_FRIDAY = 'https://benzinga.com/z/29851254';
const CHRISTMAS_EVE_1990 = 'https://www.latimes.com/archives/la-xpm-1990-12-24-fi-5443-story.html';
const CHRISTMAS_EVE_1992 = 'https://www.latimes.com/archives/la-xpm-1992-12-25-fi-2553-story.html';

const QUARTER_HOUR = "the hour is New York's and a quarter of an hour";
const BEFORE_1993 = 'doubt: the hour is that of New York and a quarter of an hour; no notice of the options exchange';

const EARLY_CLOSES: readonly RuleRow[] = [
  {
    rule: '07-03',
    name: 'Day before Independence Day',
    from: 1995,
    to: 2012,
    closes: '12:15',
    weekdays: [1, 2, 4],
    source: 'https://money.cnn.com/2003/07/03/markets/markets_newyork/index.htm',
    note: QUARTER_HOUR,
  },
  {
    rule: '07-03',
    name: 'Day before Independence Day',
    from: 2013,
    closes: '12:15',
    weekdays: [1, 2, 3, 4],
    source: NEW_YORK,
    note: 'eligible options close at 13:15 New York time',
  },
  {
    rule: 'friday after 4th thursday in November',
    name: 'Day after Thanksgiving',
    from: 1993,
    closes: '12:15',
    source: THANKSGIVING_FRIDAY,
    note: QUARTER_HOUR,
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 1996,
    to: 2011,
    closes: '12:15',
    weekdays: [1, 2, 3, 4],
    source: HALF_DAYS_1990S,
    note: QUARTER_HOUR,
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 2012,
    closes: '12:15',
    weekdays: [1, 2, 3, 4],
    source: NEW_YORK,
    note: 'eligible options close at 13:15 New York time',
  },
];

const EARLY_DATES: readonly ListedDate[] = [
  early('1990-12-24', 'Christmas Eve', '13:15', CHRISTMAS_EVE_1990, BEFORE_1993),
  early('1991-12-24', 'Christmas Eve', '13:15', CHRISTMAS_EVE_1992, BEFORE_1993),
  early('1992-11-27', 'Day after Thanksgiving', '13:15', THANKSGIVING_FRIDAY, BEFORE_1993),
  early('1992-12-24', 'Christmas Eve', '13:15', CHRISTMAS_EVE_1992, BEFORE_1993),
  early(
    '1996-07-05',
    'Day after Independence Day',
    '12:15',
    'http://articles.chicagotribune.com/1996-07-07/business/9607070269_1_increase-rates-month-panic-on-wall-street',
    QUARTER_HOUR,
  ),
  early(
    '1997-12-26',
    'Day after Christmas',
    '12:15',
    'https://www.latimes.com/archives/la-xpm-1997-dec-27-fi-2497-story.html',
    QUARTER_HOUR,
  ),
  early(
    '1999-12-31',
    "New Year's Eve",
    '12:15',
    'https://mondovisione.com/media-and-resources/news/' +
      'the-new-york-stock-exchange-defers-offhours-trading-until-second-half-2000',
    QUARTER_HOUR,
  ),
  early(
    '2002-07-05',
    'Day after Independence Day',
    '12:15',
    'https://mondovisione.com/media-and-resources/news/cbot-midam-independence-day-holiday-trading-schedule/',
    'the stock index futures of the neighbouring Board of Trade closed at 12:15 too, says the source',
  ),
  early(
    '2003-12-26',
    'Day after Christmas',
    '12:15',
    'http://the.honoluluadvertiser.com/article/2003/Dec/23/bz/bz08a.html',
    QUARTER_HOUR,
  ),
];

export const XCBO: CalendarDefinition = {
  id: 'XCBO',
  kind: 'exchange',
  name: 'Cboe Options Exchange',
  timezone: 'America/Chicago',
  years: [1990, 2060],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  follows: [{ calendar: 'XNYS', from: 1990, source: NEW_YORK }],
  rules: EARLY_CLOSES,
  dates: EARLY_DATES,
};

export const XCBF: CalendarDefinition = {
  id: 'XCBF',
  kind: 'exchange',
  name: 'Cboe Futures Exchange',
  timezone: 'America/Chicago',
  years: [2005, 2060],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  follows: [{ calendar: 'XNYS', from: 2005, source: HOLIDAY_SESSION }],
  rules: EARLY_CLOSES,
};

function early(date: string, name: string, closes: string, source: string, note: string): ListedDate {
  return { date, kind: 'early_close', name, closes, source, note };
}

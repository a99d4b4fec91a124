import type { RuleRow } from '../../../vocabulary.js';

/**
 * Cboe Options Exchange and Cboe Futures Exchange, Chicago time. Both close on the holidays of the New York Stock
 * Exchange and on its special closures. Closed means no regular trading hours: the overnight session that goes on
 * into a holiday morning (Global Trading Hours, halted at 10:30 on most) belongs to the next trading day.
 *
 * Early closes: on New York's early days index options, the options of funds on broad indexes and the futures trade to
 * 12:15; equity options end with the shares, at 12:00. The hour given here is 12:15, the end of the exchange's day.
 * Before 1993 New York closed at 14:00, Chicago's 13:00, and index options at 13:15.
 */

export const NEW_YORK =
  'https://mondovisione.com/media-and-resources/news/' +
  'nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar/';
const HALF_DAYS_1990S =
  'https://origin-www.marketplace.org/2018/11/23/economy/origin-holiday-half-day-trading-wall-street';
export const THANKSGIVING_FRIDAY = 'https://benzinga.com/z/29851254';

export const QUARTER_HOUR = "the hour is New York's and a quarter of an hour";

export const EARLY_CLOSES: readonly RuleRow[] = [
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

/** What the calendars of the group tell of their days. */
export const CBOE_DOUBTS =
  "Doubts: no notices of Cboe before 2023 were found but for the days of mourning; the early closes follow New York's in every year, as independent calendars have it, but 12:15 before about 1997 is carried back. What the options market did on New York's unforeseen early closes (11 February 1994, 8 January 1996, 27 October 1997) was not found, nor are they entered. The futures exchange began on 26 March 2004; its data begin with 2005.";

import { calendar } from '../../definition.js';
import type { ListedDate } from '../../vocabulary.js';
import { EARLY_CLOSES, NEW_YORK, QUARTER_HOUR, THANKSGIVING_FRIDAY } from './shared/cboe.js';

/** What it shares with the other calendars of its group, and the doubts: shared/cboe.ts. */

const CHRISTMAS_EVE_1990 = 'https://www.latimes.com/archives/la-xpm-1990-12-24-fi-5443-story.html';
const CHRISTMAS_EVE_1992 = 'https://www.latimes.com/archives/la-xpm-1992-12-25-fi-2553-story.html';
const BEFORE_1993 = 'doubt: the hour is that of New York and a quarter of an hour; no notice of the options exchange';

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

function early(date: string, name: string, closes: string, source: string, note: string): ListedDate {
  return { date, kind: 'early_close', name, closes, source, note };
}

export default calendar({
  id: 'XCBO',
  kind: 'exchange',
  name: 'Cboe Options Exchange',
  otherNames: 'CBOE, Cboe',
  countries: ['US'],
  cities: 'Chicago',
  currencies: ['USD'],
  timezone: 'America/Chicago',
  years: [1990, 2060],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XNYS', from: 1990, source: NEW_YORK }],
  rules: EARLY_CLOSES,
  dates: EARLY_DATES,
});

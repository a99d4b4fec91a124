import { calendar } from '../../definition.js';
import { dateRows } from '../../many-rows.js';
import type { ListedDate } from '../../vocabulary.js';
import { CBOE_DOUBTS, EARLY_CLOSES, NEW_YORK, QUARTER_HOUR, THANKSGIVING_FRIDAY } from './shared/cboe.js';

/** What it shares with the other calendars of its group: shared/cboe.ts. */

const CHRISTMAS_EVE_1990 = 'https://www.latimes.com/archives/la-xpm-1990-12-24-fi-5443-story.html';
const CHRISTMAS_EVE_1992 = 'https://www.latimes.com/archives/la-xpm-1992-12-25-fi-2553-story.html';
const BEFORE_1993 = 'doubt: the hour is that of New York and a quarter of an hour; no notice of the options exchange';

const EARLY_DATES: readonly ListedDate[] = [
  ...dateRows({ kind: 'early_close', closes: '13:15', note: BEFORE_1993 }, [
    { date: '1990-12-24', name: 'Christmas Eve', source: CHRISTMAS_EVE_1990 },
    { date: '1991-12-24', name: 'Christmas Eve', source: CHRISTMAS_EVE_1992 },
    { date: '1992-11-27', name: 'Day after Thanksgiving', source: THANKSGIVING_FRIDAY },
    { date: '1992-12-24', name: 'Christmas Eve', source: CHRISTMAS_EVE_1992 },
  ]),
  ...dateRows({ kind: 'early_close', closes: '12:15' }, [
    {
      date: '1996-07-05',
      name: 'Day after Independence Day',
      source:
        'http://articles.chicagotribune.com/1996-07-07/business/9607070269_1_increase-rates-month-panic-on-wall-street',
      note: QUARTER_HOUR,
    },
    {
      date: '1997-12-26',
      name: 'Day after Christmas',
      source: 'https://www.latimes.com/archives/la-xpm-1997-dec-27-fi-2497-story.html',
      note: QUARTER_HOUR,
    },
    {
      date: '1999-12-31',
      name: "New Year's Eve",
      source:
        'https://mondovisione.com/media-and-resources/news/the-new-york-stock-exchange-defers-offhours-trading-until-second-half-2000',
      note: QUARTER_HOUR,
    },
    {
      date: '2002-07-05',
      name: 'Day after Independence Day',
      source: 'https://mondovisione.com/media-and-resources/news/cbot-midam-independence-day-holiday-trading-schedule/',
      note: 'the stock index futures of the neighbouring Board of Trade closed at 12:15 too, says the source',
    },
    {
      date: '2003-12-26',
      name: 'Day after Christmas',
      source: 'http://the.honoluluadvertiser.com/article/2003/Dec/23/bz/bz08a.html',
      note: QUARTER_HOUR,
    },
  ]),
];

export default calendar({
  id: 'XCBO',
  kind: 'exchange',
  name: 'Cboe Options Exchange',
  doubts: CBOE_DOUBTS,
  otherNames: 'CBOE, Cboe',
  countries: ['US'],
  cities: 'Chicago',
  currencies: ['USD'],
  timezone: 'America/Chicago',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XNYS', from: 1990, source: NEW_YORK }],
  rules: EARLY_CLOSES,
  dates: EARLY_DATES,
});

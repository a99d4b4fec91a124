import { calendar } from '../../definition.js';
import { restsSince } from '../../many-rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * London Stock Exchange: full-day closures and early closes, London time.
 *
 * The exchange recognises the public and bank holidays of England and Wales, so its closures are those of England;
 * only 31 December 1998 and 1999 are listed here as the market's own. On the last trading day before Christmas and
 * before New Year the markets close from 12:30, which ends continuous trading; the closing auction follows. So in the
 * exchange's announcement for 2007 and in its lists of 2012 and 2018.
 */

const FOLLOWS_ENGLAND =
  'https://www.nasdaq.com/articles/london-stock-exchange-says-markets-open-after-death-of-queen-elizabeth';
const HALF_DAYS_2007 = 'https://docest.com/doc/200131/christmas-and-new-year-service-arrangements-2007-2008';
/** The exchange's business days of 2025 to 2027, and of 2028. */
const BUSINESS_DAYS_2025 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/lse/2025-2027/business-days.api.wayback-20251218172240id_.json';
const BUSINESS_DAYS_2028 =
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/lse/2025-2027/business-days.api.wayback-20260617134453id_.json';
const HALF_DAYS_2023 = 'https://exbulletin.com/business/2717558/';
const CHRISTMAS_EVE_1993 =
  'https://independent.co.uk/news/business/market-report-festive-season-unleashes-attack-of-the-bulls-1469601.html';
const YEAR_END_1998 =
  'http://www.independent.co.uk/news/business/market-report-fun-and-games-mark-the-end-of-98-1195046.html';
const YEAR_END_2000 =
  'https://irishtimes-irishtimes-prod.cdn.arcpublishing.com/business/' +
  'footsie-ends-dismal-year-on-a-subdued-note-1.1123083';

const BEFORE_CHRISTMAS = 'Last trading day before Christmas';
const BEFORE_NEW_YEAR = 'Last trading day before New Year';

const LISTED = { source: BUSINESS_DAYS_2025, basis: 'notice', note: `2028 in ${BUSINESS_DAYS_2028}` } as const;

const EARLY_CLOSES: readonly RuleRow[] = restsSince(2025, LISTED, [
  {
    rule: '12-24 if saturday,sunday then previous friday',
    name: BEFORE_CHRISTMAS,
    from: 1990,
    to: 2006,
    closes: '12:30',
    source: CHRISTMAS_EVE_1993,
    note:
      'the source tells of the shortened session of 1993, not of the hour; half days also reported for 1998 ' +
      '(http://news.bbc.co.uk/2/hi/241880.stm) and 2002 (https://www.irishexaminer.com/business/arid-10030235.html); ' +
      'doubt: 1990 to 1992, 1994, 1995, 2000, 2005 and 2006, and whether 24 December 2001 closed at 13:30',
  },
  {
    rule: '12-24 if saturday,sunday then previous friday',
    name: BEFORE_CHRISTMAS,
    from: 2007,
    closes: '12:30',
    source: HALF_DAYS_2007,
    note: `the Friday before where 24 December is on a weekend: ${HALF_DAYS_2023}`,
  },
  {
    rule: '12-31 if saturday,sunday then previous friday',
    name: BEFORE_NEW_YEAR,
    from: 1990,
    to: 1996,
    closes: '12:30',
    source: YEAR_END_1998,
    note:
      'the source: in the past the last day of the year was reduced to a lunchtime close; the hour is that of 1998; ' +
      'doubt: the years 1990 to 1995 one by one',
  },
  {
    rule: '12-31 if saturday,sunday then previous friday',
    name: BEFORE_NEW_YEAR,
    from: 2000,
    to: 2006,
    closes: '12:30',
    source: YEAR_END_2000,
    note: 'the source tells of the half day of 29 December 2000, not of the hour; doubt: 2001 to 2006 one by one',
  },
  {
    rule: '12-31 if saturday,sunday then previous friday',
    name: BEFORE_NEW_YEAR,
    from: 2007,
    closes: '12:30',
    source: HALF_DAYS_2007,
    note: `the Friday before where 31 December is on a weekend: ${HALF_DAYS_2023}`,
  },
]);

const DATES: readonly ListedDate[] = [
  {
    date: '1996-12-27',
    kind: 'early_close',
    name: 'Friday after Boxing Day',
    closes: '12:30',
    source: 'https://irishtimes-irishtimes-prod.cdn.arcpublishing.com/business/market-report-london-1.119497',
  },
  {
    date: '1997-12-31',
    kind: 'early_close',
    name: BEFORE_NEW_YEAR,
    closes: '12:10',
    source: 'https://irishtimes-irishtimes-prod.web.arc-cdn.net/business/footsie-closes-year-on-a-quiet-note-1.120428',
    note: 'the close was brought forward by 20 minutes',
  },
  {
    date: '1998-12-30',
    kind: 'early_close',
    name: BEFORE_NEW_YEAR,
    closes: '12:30',
    source:
      'https://irishtimes-irishtimes-prod.cdn.arcpublishing.com/business/' +
      'blue-chips-slip-in-volatile-final-session-1.230080',
  },
  {
    date: '1998-12-31',
    kind: 'holiday',
    name: 'Preparation for the euro',
    source: YEAR_END_1998,
    note: 'no bank holiday: the market alone was closed; also http://news.bbc.co.uk/2/hi/244949.stm',
  },
  {
    date: '1999-12-30',
    kind: 'early_close',
    name: BEFORE_NEW_YEAR,
    closes: '12:30',
    source: 'https://www.thisismoney.co.uk/money/investing/article-1574353/Market-report-Thursday-close.html',
    note: 'the source tells of a half-day session, not of the hour',
  },
  {
    date: '1999-12-31',
    kind: 'holiday',
    name: 'Millennium bank holiday',
    source: 'https://money.cnn.com/1999/12/29/europe/markets_europe/',
  },
];

export default calendar({
  id: 'XLON',
  kind: 'exchange',
  name: 'London Stock Exchange',
  doubts:
    'Doubts: A report of 22 December 2001 has the market close at 13:30 on 24 December 2001 and calls Friday 28 December 2001 another half day; neither was found elsewhere and neither is entered.',
  doubtful: [
    {
      kinds: ['early_close'],
      years: '-1992 1994-1995 2000 2005-2006',
      note: 'Reports of the half days were found for 24 December 1993 and from 27 December 1996 on; 1990 to 1992, and the Fridays before a Christmas Eve on a weekend in 1994, 1995, 2000, 2005 and 2006, rest on the practice of the other years.',
      estimated: true,
    },
  ],
  otherNames: 'LSE, FTSE, LSEG',
  countries: ['GB'],
  cities: 'London',
  currencies: ['GBP'],
  isMainExchange: true,
  timezone: 'Europe/London',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [
    { calendar: 'GB:ENG', from: 1990, to: 2024, source: FOLLOWS_ENGLAND },
    { calendar: 'GB:ENG', from: 2025, to: 2027, source: BUSINESS_DAYS_2025 },
    { calendar: 'GB:ENG', from: 2028, to: 2028, source: BUSINESS_DAYS_2028 },
    { calendar: 'GB:ENG', from: 2029, source: FOLLOWS_ENGLAND },
  ],
  rules: EARLY_CLOSES,
  dates: DATES,
});

import { calendar } from '../../definition.js';
import { restsSince } from '../../many-rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * New York Stock Exchange: full-day closures and early closes of the stock market, New York time.
 *
 * Rests on the exchange's rule 7.2 (51 before) and its yearly lists: a holiday on a Saturday closes the Friday before,
 * one on a Sunday the Monday after, except that 1 January on a Saturday closes nothing, 31 December ending the
 * accounting year. Early closes before 2011 rest on the press of the day. Delayed openings and halts within a session
 * are left out.
 */

const LIST_2011_2016 = 'https://wallstreetdiary.blogspot.com/2013/03/nyse-holiday-schedule.html';
const LIST_2022_2024 =
  'https://mondovisione.com/media-and-resources/news/' +
  'nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar/';
const LIST_2025_2027 =
  'https://mondovisione.com/media-and-resources/news/' +
  'nyse-group-announces-2025-2026-and-2027-holiday-and-early-closings-calendar/';
const LIST_2026_2028 =
  'https://mondovisione.com/media-and-resources/news/' +
  'nyse-group-announces-2026-2027-and-2028-holiday-and-early-closings-calendar-20251223/';
const RULE_1997 = 'https://www.govinfo.gov/content/pkg/FR-1997-07-16/html/97-18607.htm';
const RULE_SATURDAY = 'http://www.creditbubblestocks.com/2010/12/market-is-open-on-friday-and-monday-no.html';
const HALF_DAYS_1990S =
  'https://origin-www.marketplace.org/2018/11/23/economy/origin-holiday-half-day-trading-wall-street';
const CHRISTMAS_EVE_1990 = 'https://www.latimes.com/archives/la-xpm-1990-12-24-fi-5443-story.html';
const CHRISTMAS_EVE_1992 = 'https://www.latimes.com/archives/la-xpm-1992-12-25-fi-2553-story.html';
const CHRISTMAS_EVE_2002 = 'https://si.frajer.net/readreplies.aspx?msgid=18368944&subjectid=25738';
const THANKSGIVING_FRIDAY = 'https://benzinga.com/z/29851254';
const ATTACKS_2001 = 'http://cbsn1.cbsistatic.com/news/a-look-back-at-other-stock-market-closures/';
const SANDY_2012 =
  'https://www.theguardian.com/business/marketforceslive/2012/oct/30/new-york-stock-exchanges-superstorm-sandy-1888';

const BEFORE_2011 = 'doubt: the lists of the exchange found begin with 2011; the years before rest on the same rule';

const FULL_DAYS: readonly RuleRow[] = [
  { rule: '01-01 and if sunday then next monday', name: "New Year's Day", from: 1990, source: RULE_SATURDAY },
  {
    rule: '3rd monday in January',
    name: 'Martin Luther King, Jr. Day',
    from: 1998,
    source: RULE_1997,
    note: 'filed on 20 June 1997, so 1998 is the first January',
  },
  {
    rule: '3rd monday in February',
    name: "Washington's Birthday",
    from: 1990,
    source: RULE_1997,
    note: "the rule of 1997 renames it Presidents' Day; the later lists of the exchange call it Washington's Birthday",
  },
  { rule: 'easter -2', name: 'Good Friday', from: 1990, source: LIST_2011_2016, note: BEFORE_2011 },
  { rule: 'monday before 06-01', name: 'Memorial Day', from: 1990, source: LIST_2011_2016, note: BEFORE_2011 },
  {
    rule: '06-19 and if saturday then previous friday if sunday then next monday',
    name: 'Juneteenth National Independence Day',
    from: 2022,
    source: LIST_2022_2024,
  },
  {
    rule: '07-04 and if saturday then previous friday if sunday then next monday',
    name: 'Independence Day',
    from: 1990,
    source: LIST_2011_2016,
    note: BEFORE_2011,
  },
  { rule: '1st monday in September', name: 'Labor Day', from: 1990, source: LIST_2011_2016, note: BEFORE_2011 },
  { rule: '4th thursday in November', name: 'Thanksgiving Day', from: 1990, source: LIST_2011_2016, note: BEFORE_2011 },
  {
    rule: '12-25 and if saturday then previous friday if sunday then next monday',
    name: 'Christmas Day',
    from: 1990,
    source: LIST_2011_2016,
    note: BEFORE_2011,
  },
];

/** On a Friday 3 July and 24 December are the observed holiday themselves. */
const CLOSES: readonly RuleRow[] = [
  {
    rule: '07-03',
    name: 'Day before Independence Day',
    from: 1995,
    to: 2012,
    closes: '13:00',
    weekdays: [1, 2, 4],
    source: 'https://money.cnn.com/2003/07/03/markets/markets_newyork/index.htm',
    note:
      'before a Thursday 4 July the Friday after it closed early instead (5 July 1996 and 2002); also reported for ' +
      '2000 at https://www.courant.com/news/connecticut/hc-xpm-2000-07-04-0007041388-story,amp.html; ' +
      'doubt: 1995 as the first year, no report of 3 July 1995 was found',
  },
  {
    rule: '07-03',
    name: 'Day before Independence Day',
    from: 2013,
    closes: '13:00',
    weekdays: [1, 2, 3, 4],
    source: LIST_2022_2024,
    note:
      'Wednesdays included, the Friday after a Thursday 4 July is a full day; ' +
      'doubt: no report of Wednesday 3 July 2013 was found, the next such years (2019, 2024) are in the lists',
  },
  {
    rule: 'friday after 4th thursday in November',
    name: 'Day after Thanksgiving',
    from: 1993,
    closes: '13:00',
    source: THANKSGIVING_FRIDAY,
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 1996,
    to: 2001,
    closes: '13:00',
    weekdays: [1, 2, 3, 4],
    source: HALF_DAYS_1990S,
    note:
      'the source says that the day before Christmas became a half day in the early 1990s; ' +
      'doubt: no report of the hour in 1996, 1997, 1998 and 2001 was found; closed in 1993 and 1999, on a weekend in ' +
      '1994, 1995 and 2000',
  },
  {
    rule: '12-24',
    name: 'Christmas Eve',
    from: 2002,
    closes: '13:00',
    weekdays: [1, 2, 3, 4],
    source: CHRISTMAS_EVE_2002,
    note: 'so in every list of the exchange since 2011 in which 24 December is a Monday to Thursday',
  },
];

/** The exchange's own lists, the first for 2025; "NYSE Rule 7.2", the standing rule, as a release of the exchange quotes it. */
const LISTED_2025 = { source: LIST_2025_2027, basis: 'notice' } as const;
const LISTED_2028 = { source: LIST_2026_2028, basis: 'notice' } as const;
const RULE_7_2 = {
  source:
    'http://finance.sananselmo.com/camedia.sananselmo/article/' +
    'bizwire-2021-12-27-nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar',
  basis: 'law',
  evidence: 'copy',
} as const;

const HOLIDAYS = restsSince(2029, RULE_7_2, restsSince(2028, LISTED_2028, restsSince(2025, LISTED_2025, FULL_DAYS)));
/** Of early closes there is no standing rule. */
const EARLY_CLOSES = restsSince(2028, LISTED_2028, restsSince(2025, LISTED_2025, CLOSES));

const DATES: readonly ListedDate[] = [
  { date: '1990-12-24', kind: 'early_close', name: 'Christmas Eve', closes: '14:00', source: CHRISTMAS_EVE_1990 },
  {
    date: '1991-12-24',
    kind: 'early_close',
    name: 'Christmas Eve',
    closes: '14:00',
    source: CHRISTMAS_EVE_1992,
    note: 'doubt: no report of this day was found; the source tells of the same hour in 1992, another of 1990',
  },
  {
    date: '1992-11-27',
    kind: 'early_close',
    name: 'Day after Thanksgiving',
    closes: '14:00',
    source: THANKSGIVING_FRIDAY,
    note: 'the first early close on this day',
  },
  { date: '1992-12-24', kind: 'early_close', name: 'Christmas Eve', closes: '14:00', source: CHRISTMAS_EVE_1992 },
  {
    date: '1994-02-11',
    kind: 'early_close',
    name: 'Snowstorm',
    closes: '14:30',
    source: 'https://www.latimes.com/archives/la-xpm-1994-02-12-fi-21989-story.html',
  },
  {
    date: '1994-04-27',
    kind: 'holiday',
    name: 'National Day of Mourning for President Richard M. Nixon',
    source:
      'http://articles.chicagotribune.com/1994-04-26/business/' +
      '9404260039_1_stock-market-chicago-board-options-exchange-new-york-stock-exchange',
  },
  {
    date: '1996-01-08',
    kind: 'early_close',
    name: 'Blizzard',
    closes: '14:00',
    source: 'https://www.latimes.com/archives/la-xpm-1996-01-09-fi-22551-story.html',
    note: 'opened late, at 11:00',
  },
  {
    date: '1996-07-05',
    kind: 'early_close',
    name: 'Day after Independence Day',
    closes: '13:00',
    source:
      'http://articles.chicagotribune.com/1996-07-07/business/9607070269_1_increase-rates-month-panic-on-wall-street',
    note: 'doubt: the source tells of a short session and not of the hour, which is that of 5 July 2002',
  },
  {
    date: '1997-10-27',
    kind: 'early_close',
    name: 'Circuit breaker',
    closes: '15:30',
    source: 'http://www.columbia.edu/~hcs14/tradrep.htm',
    note: 'the second halt of the day, at 15:30, ended the session (report of the Securities and Exchange Commission)',
  },
  {
    date: '1997-12-26',
    kind: 'early_close',
    name: 'Day after Christmas',
    closes: '13:00',
    source: 'https://www.latimes.com/archives/la-xpm-1997-dec-27-fi-2497-story.html',
  },
  {
    date: '1999-12-31',
    kind: 'early_close',
    name: "New Year's Eve",
    closes: '13:00',
    source:
      'https://mondovisione.com/media-and-resources/news/' +
      'the-new-york-stock-exchange-defers-offhours-trading-until-second-half-2000',
  },
  { date: '2001-09-11', kind: 'holiday', name: 'Terrorist attacks of 11 September 2001', source: ATTACKS_2001 },
  { date: '2001-09-12', kind: 'holiday', name: 'Terrorist attacks of 11 September 2001', source: ATTACKS_2001 },
  { date: '2001-09-13', kind: 'holiday', name: 'Terrorist attacks of 11 September 2001', source: ATTACKS_2001 },
  { date: '2001-09-14', kind: 'holiday', name: 'Terrorist attacks of 11 September 2001', source: ATTACKS_2001 },
  {
    date: '2002-07-05',
    kind: 'early_close',
    name: 'Day after Independence Day',
    closes: '13:00',
    source: 'https://www.washingtontimes.com/news/2002/jul/6/20020706-033322-2418r/',
  },
  {
    date: '2003-12-26',
    kind: 'early_close',
    name: 'Day after Christmas',
    closes: '13:00',
    source: 'http://the.honoluluadvertiser.com/article/2003/Dec/23/bz/bz08a.html',
    note: 'doubt: the source tells of a half session and not of the hour, which is that of the other early closes',
  },
  {
    date: '2004-06-11',
    kind: 'holiday',
    name: 'National Day of Mourning for President Ronald Reagan',
    source: 'https://money.cnn.com/2004/06/07/markets/nyse_reagan/index.htm',
  },
  {
    date: '2005-06-01',
    kind: 'early_close',
    name: 'Communications failure',
    closes: '15:56',
    source: 'https://www.latimes.com/archives/la-xpm-2005-jun-02-fi-glitch2-story.html',
    note: 'four minutes before the regular close; the session was not resumed',
  },
  {
    date: '2007-01-02',
    kind: 'holiday',
    name: 'National Day of Mourning for President Gerald R. Ford',
    source: 'http://www.washingtonpost.com/wp-dyn/content/article/2006/12/29/AR2006122900412.html',
  },
  { date: '2012-10-29', kind: 'holiday', name: 'Hurricane Sandy', source: SANDY_2012 },
  { date: '2012-10-30', kind: 'holiday', name: 'Hurricane Sandy', source: SANDY_2012 },
  {
    date: '2018-12-05',
    kind: 'holiday',
    name: 'National Day of Mourning for President George H. W. Bush',
    source:
      'https://www.usatoday.com/story/money/2018/12/03/stock-market-closed-december-5-george-h-w-bush/2192106002/',
  },
  {
    date: '2025-01-09',
    kind: 'holiday',
    name: 'National Day of Mourning for President Jimmy Carter',
    source:
      'https://mondovisione.com/media-and-resources/news/' +
      'the-new-york-stock-exchange-will-close-markets-on-january-9-to-honor-the-passing/',
  },
];

export default calendar({
  id: 'XNYS',
  kind: 'exchange',
  name: 'New York Stock Exchange',
  doubts:
    'Doubts: no report was found of the early closes of 24 December 1991, 3 July 1995, 24 December 1996 to 2001 and 3 July 2013 themselves; each of those rows says so.',
  doubtful: [
    {
      kinds: ['holiday'],
      years: '-2010',
      note: "The exchange's lists found reach back to 2011 (in copies), so the regular holidays of 1990 to 2010 rest on the rule and on reports.",
    },
  ],
  otherNames: 'NYSE, Big Board, Wall Street',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  isMainExchange: true,
  timezone: 'America/New_York',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: [...HOLIDAYS, ...EARLY_CLOSES],
  dates: DATES,
});

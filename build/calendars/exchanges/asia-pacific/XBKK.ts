import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';
import { BUDDHIST_DAYS } from './shared/XBKK-buddhist.js';

/**
 * Stock Exchange of Thailand: full-day closures and two early closes, Bangkok time.
 *
 * The exchange closes on the financial institutions' holidays of the Bank of Thailand: public holidays but for those
 * of government offices alone (Royal Ploughing, Buddhist Lent since 2007), Labour Day, and until 2016 the banks'
 * half-year day of 1 July. A holiday on a weekend is made up on the Monday; of the three days of Songkran only the
 * last is, and it moves from a Monday to the Tuesday where the second is a Sunday. The Cabinet adds days in most
 * years.
 *
 * The data begins with 1992: the compilers of the Bank's lists found none earlier. Before 2002 the days follow from
 * the rules and are estimated, together with the days in lieu that are told of for 1992 to 1994 and 1998 to 2000 (they
 * are the Mondays of the rule). The Bank's list of 2027 (announcement
 * 37/2569, Royal Gazette of 25 August 2026, read at second hand) has the days of the rules; from 2028 on all are announced
 * later. No day has a regular early close; on 19 May
 * 2010 (unrest) and 28 March 2025 (an earthquake) trading stopped after the morning session.
 *
 * Doubts: 1992 to 2001 one by one; 3 January 1995 (in lieu of 31 December 1994, not entered); 29 December 2000 rests
 * on one compilation. That trading on 19 May 2010 ended with the morning session is inferred: the report says no
 * more than that it ended early.
 */

const BANK = 'https://www.bot.or.th/en/financial-institutions-holiday.html';
const LIST_2007 = 'https://ryt9.com/s/seca/84351';
const LIST_2009 = 'https://ryt9.com/en/hol/79555';
const JANUARY_2009 = 'http://thai.news-agency.jp/master_areaes/modules/article/index.php?page=article&storyid=878';
const APRIL_2012 = 'http://qppstudio-public-holidays-news.blogspot.com/2012/02/thailand-bank-holiday-april-9.html';
const LIST_2016 = 'https://holidaystracker.com/bank/bank-of-thailand-holidays-2016/';
const LIST_2017 = 'https://ryt9.com/s/botn/2635911';
const LIST_2026 = 'https://www.set.or.th/en/about/event-calendar/holiday';
/** Of 20 May 2010: closed with the banks, "expected to remain closed today and tomorrow". */
const UNREST_2010 = 'https://www.cityam.com/thai-exchange-set-fire/';
/** Reuters, 19 May 2010, in a collection: "The stock market had closed early due to the violence." */
const EARLY_2010 = 'https://infiniteunknown.net/tag/bangkok/';
const EARTHQUAKE =
  'https://www.channelnewsasia.com/business/' +
  'thailands-stock-exchange-suspends-trading-after-myanmar-earthquake-5030161?cid=cna_flip_070214';

const IN_LIEU = 'and if saturday,sunday then next monday';
const EARLY = 'doubt: the practice of the later lists; no list of these years was found';
const FUTURE = 'announced in the year before';

/** A holiday of every year, its doubt by span: estimated before 2002 and from 2028 on. */
function yearly(rule: string, name: string, from = 1992, to?: number, more: Partial<RuleRow> = {}): RuleRow[] {
  const spans: RuleRow[] = [
    { rule, name, from, to: Math.min(to ?? 2001, 2001), source: NOT_FOUND, note: EARLY, ...more },
    { rule, name, from: Math.max(from, 2002), to: Math.min(to ?? 2027, 2027), source: BANK, ...more },
    { rule, name, from: 2028, source: LIST_2026, status: 'estimated', note: FUTURE, ...more },
  ];
  return spans.filter((row) => row.from <= (row.to ?? 2060) && (to === undefined || row.from <= to));
}

const RULES: readonly RuleRow[] = [
  ...yearly(`01-01 ${IN_LIEU}`, "New Year's Day"),
  ...yearly('12-31', "New Year's Eve"),
  // 31 December on a Sunday, New Year's Day on the Monday: Tuesday too.
  ...yearly('01-02', "In lieu of New Year's Eve", 1996, 2018, { weekdays: [2] }),
  ...yearly('01-02', "In lieu of New Year's Eve", 2029, undefined, { weekdays: [2] }),
  ...yearly(`04-06 ${IN_LIEU}`, 'Chakri Memorial Day'),
  ...yearly('04-12', 'Songkran Festival', 1992, 1997),
  ...yearly('04-13', 'Songkran Festival'),
  ...yearly('04-14 and if sunday then next monday', 'Songkran Festival', 1995, 1997),
  ...yearly('04-14', 'Songkran Festival'),
  ...yearly('04-15', 'In lieu of Songkran Festival', 1995, 1997, { weekdays: [2] }),
  ...yearly('04-15 and if sunday then next monday', 'Songkran Festival', 1998),
  ...yearly('04-16', 'In lieu of Songkran Festival', 1998, undefined, { weekdays: [2] }),
  ...yearly(`05-01 ${IN_LIEU}`, 'Labour Day'),
  ...yearly(`05-05 ${IN_LIEU}`, 'Coronation Day', 1992, 2016),
  ...yearly(`05-04 ${IN_LIEU}`, 'Coronation Day', 2019),
  ...yearly(`06-03 ${IN_LIEU}`, "Queen Suthida's Birthday", 2019),
  ...yearly('07-01', 'Half-year closing day of the banks', 1992, 2016),
  ...yearly(`07-28 ${IN_LIEU}`, "King Vajiralongkorn's Birthday", 2017),
  ...yearly(`08-12 ${IN_LIEU}`, "Queen Sirikit's Birthday"),
  ...yearly(`10-13 ${IN_LIEU}`, 'King Bhumibol Memorial Day', 2017),
  ...yearly(`10-23 ${IN_LIEU}`, 'Chulalongkorn Day'),
  ...yearly(`12-05 ${IN_LIEU}`, "King Bhumibol's Birthday"),
  ...yearly(`12-10 ${IN_LIEU}`, 'Constitution Day'),
];

type Row = readonly [date: string, name: string, source?: string, note?: string];

const SPECIAL = 'Special holiday';
const BRIDGE = 'Bridge day';
const UNREST = 'Unrest in Bangkok';

const CLOSED: readonly Row[] = [
  ['1996-06-10', "King Bhumibol's Golden Jubilee", NOT_FOUND, 'doubt: a compilation of public holidays'],
  ['2000-12-29', SPECIAL, NOT_FOUND, 'doubt: one compilation, which held it to the lists of the Bank'],
  ['2002-12-30', BRIDGE, NOT_FOUND, 'doubt: a compilation'],
  ['2004-01-02', BRIDGE, NOT_FOUND, 'doubt: a compilation, which has 31 December 2003 as a trading day'],
  ['2006-04-19', 'Senate election', NOT_FOUND, 'doubt: two compilations'],
  ['2006-06-12', "60th anniversary of King Bhumibol's accession", NOT_FOUND, 'doubt: three compilations'],
  ['2006-06-13', "60th anniversary of King Bhumibol's accession", NOT_FOUND, 'doubt: three compilations'],
  ['2006-09-20', "Coup d'état", NOT_FOUND, 'doubt: two compilations'],
  ['2007-12-24', 'In lieu of election day', NOT_FOUND, 'doubt: three compilations'],
  ['2009-01-02', BRIDGE, JANUARY_2009],
  ['2009-07-06', BRIDGE, LIST_2009],
  ['2010-05-20', UNREST, UNREST_2010],
  ['2010-05-21', UNREST, UNREST_2010],
  ['2010-08-13', BRIDGE, NOT_FOUND, 'doubt: three compilations'],
  ['2011-05-16', BRIDGE, NOT_FOUND, 'doubt: three compilations'],
  ['2012-01-03', "In lieu of New Year's Eve", NOT_FOUND, 'doubt: three compilations'],
  ['2012-04-09', BRIDGE, APRIL_2012],
  ['2013-12-30', BRIDGE, NOT_FOUND, 'doubt: three compilations'],
  ['2014-08-11', BRIDGE, NOT_FOUND, 'doubt: three compilations'],
  ['2015-01-02', BRIDGE, NOT_FOUND, 'doubt: three compilations'],
  ['2015-05-04', BRIDGE, NOT_FOUND, 'doubt: three compilations'],
  ['2016-05-06', BRIDGE, LIST_2016],
  ['2016-07-18', BRIDGE, LIST_2016],
  ['2017-01-03', SPECIAL, LIST_2017],
  ['2017-10-26', 'Cremation of King Bhumibol', NOT_FOUND, 'doubt: three compilations'],
  ['2020-07-27', 'In lieu of Songkran Festival', BANK],
  ['2020-09-04', 'In lieu of Songkran Festival', BANK],
  ['2020-09-07', 'In lieu of Songkran Festival', BANK],
  ['2020-12-11', SPECIAL, BANK],
  ['2021-02-12', SPECIAL, BANK],
  ['2021-09-24', SPECIAL, BANK],
  ['2021-10-22', 'In lieu of Chulalongkorn Day', BANK],
  ['2022-07-29', SPECIAL, BANK],
  ['2022-10-14', SPECIAL, BANK],
  ['2023-05-05', SPECIAL, BANK],
  ['2023-12-29', "In lieu of New Year's Eve", 'https://www.infoquest.co.th/2023/349899'],
  ['2024-04-12', SPECIAL, BANK],
  ['2025-06-02', SPECIAL, 'https://infoquest.co.th/2024/450500'],
  ['2025-08-11', SPECIAL, 'https://infoquest.co.th/2024/450500'],
  ['2026-01-02', SPECIAL, LIST_2026],
  ['2026-10-16', SPECIAL, LIST_2026],
];

const OPEN: readonly Row[] = [
  ['2003-12-31', "New Year's Eve: a trading day, closed on 2 January 2004", NOT_FOUND, 'doubt: a compilation'],
  ['2020-04-13', 'Songkran Festival: put off', BANK],
  ['2020-04-14', 'Songkran Festival: put off', BANK],
  ['2020-04-15', 'Songkran Festival: put off', BANK],
  ['2021-10-25', 'Chulalongkorn Day: in lieu on 22 October', BANK],
];

const EARLY_CLOSES: readonly ListedDate[] = [
  {
    date: '2010-05-19',
    kind: 'early_close',
    name: UNREST,
    closes: '12:30',
    status: 'estimated',
    source: EARLY_2010,
    note: 'doubt: "closed early" is all that the report says; 12:30 is the end of the morning session',
  },
  {
    date: '2025-03-28',
    kind: 'early_close',
    name: 'Earthquake',
    closes: '12:30',
    source: EARTHQUAKE,
    note: 'no afternoon session; 12:30 is the end of the morning session',
  },
];

function listed(kind: 'holiday' | 'open', [date, name, source = BANK, note]: Row): ListedDate {
  return { date, kind, name, source, ...(note ? { note } : {}) };
}

/** After the lists; a weekend gives the Monday. */
const BUDDHIST_DAYS_TO_COME: readonly RuleRow[] = (
  [
    ['makha-bucha', 'Makha Bucha'],
    ['visakha-bucha', 'Visakha Bucha'],
    ['asalha-bucha', 'Asarnha Bucha'],
  ] as const
).map(([feast, name]) => ({
  rule: `feast ${feast} at TH if saturday,sunday then next monday`,
  name,
  from: 2028,
  source: BANK,
}));

export default calendar({
  id: 'XBKK',
  kind: 'exchange',
  name: 'Stock Exchange of Thailand',
  localName: 'ตลาดหลักทรัพย์แห่งประเทศไทย',
  otherNames: 'SET',
  countries: ['TH'],
  cities: 'Bangkok',
  currencies: ['THB'],
  isMainExchange: true,
  note: 'Special holidays that the cabinet adds are not foreseen.',
  timezone: 'Asia/Bangkok',
  years: [1992, 2060],
  weekend: [{ start: '1992-01-01', days: [6, 7] }],
  rules: [...RULES, ...BUDDHIST_DAYS_TO_COME],
  dates: [
    ...BUDDHIST_DAYS,
    ...CLOSED.map((row) => listed('holiday', row)),
    ...OPEN.map((row) => listed('open', row)),
    {
      date: '2007-01-02',
      kind: 'holiday',
      name: "In lieu of New Year's Eve",
      source: LIST_2007,
    },
    ...EARLY_CLOSES,
  ],
});

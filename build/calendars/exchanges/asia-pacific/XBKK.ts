import { calendar } from '../../definition.js';
import { inPeriods, ruleRows, rulesNamed } from '../../many-rows.js';
import { holidays, type ListedDate, NOT_FOUND, onDates, type RuleRow } from '../../vocabulary.js';
import { BUDDHIST_DAYS } from './shared/XBKK-buddhist.js';

/**
 * Stock Exchange of Thailand: full-day closures and two early closes, Bangkok time.
 *
 * The exchange closes on the financial institutions' holidays of the Bank of Thailand: public holidays but for those
 * of government offices alone (Royal Ploughing, Buddhist Lent since 2007), Labour Day, and until 2016 the banks'
 * half-year day of 1 July. A holiday on a weekend is made up on the Monday; of the three days of Songkran only the
 * last is, and it moves from a Monday to the Tuesday where the second is a Sunday. The Cabinet adds days in most
 * years, for which the Securities and Exchange Commission closes the brokers with the banks (its announcements of 2023
 * and 2024: https://www.infoquest.co.th/2023/349899, https://infoquest.co.th/2024/450500).
 *
 * The data begins with 1992: the compilers of the Bank's lists found none earlier. Before 2002 the days follow from
 * the rules and are estimated, together with the days in lieu that are told of for 1992 to 1994 and 1998 to 2000 (they
 * are the Mondays of the rule). The Bank's list of 2027 (announcement
 * 37/2569, Royal Gazette of 25 August 2026, read at second hand) has the days of the rules; from 2028 on all are announced
 * later. No day has a regular early close; on 19 May
 * 2010 (unrest) and 28 March 2025 (an earthquake) trading stopped after the morning session.
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

const RULES: readonly RuleRow[] = [
  // A holiday of every year: estimated before 2002 and from 2028 on.
  ...inPeriods(
    [
      { from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
      { from: 2002, to: 2027, source: BANK },
      { from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
    ],
    [
      { rule: `01-01 ${IN_LIEU}`, name: "New Year's Day" },
      { rule: '12-31', name: "New Year's Eve" },
    ],
  ),
  ...ruleRows({ rule: '01-02', name: "In lieu of New Year's Eve", weekdays: [2] }, [
    // 31 December on a Sunday, New Year's Day on the Monday: Tuesday too.
    { from: 1996, to: 2001, source: NOT_FOUND, note: EARLY },
    { from: 2002, to: 2018, source: BANK },
    { from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
  ]),
  ...ruleRows({ rule: `04-06 ${IN_LIEU}`, name: 'Chakri Memorial Day' }, [
    { from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
    { from: 2002, to: 2027, source: BANK },
    { from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
  ]),
  ...ruleRows({ name: 'Songkran Festival' }, [
    { rule: '04-12', from: 1992, to: 1997, source: NOT_FOUND, note: EARLY },
    { rule: '04-13', from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
    { rule: '04-13', from: 2002, to: 2027, source: BANK },
    { rule: '04-13', from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
    { rule: '04-14 and if sunday then next monday', from: 1995, to: 1997, source: NOT_FOUND, note: EARLY },
    { rule: '04-14', from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
    { rule: '04-14', from: 2002, to: 2027, source: BANK },
    { rule: '04-14', from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
  ]),
  {
    rule: '04-15',
    name: 'In lieu of Songkran Festival',
    from: 1995,
    to: 1997,
    weekdays: [2],
    source: NOT_FOUND,
    note: EARLY,
  },
  ...ruleRows({ rule: '04-15 and if sunday then next monday', name: 'Songkran Festival' }, [
    { from: 1998, to: 2001, source: NOT_FOUND, note: EARLY },
    { from: 2002, to: 2027, source: BANK },
    { from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
  ]),
  ...ruleRows({ rule: '04-16', name: 'In lieu of Songkran Festival', weekdays: [2] }, [
    { from: 1998, to: 2001, source: NOT_FOUND, note: EARLY },
    { from: 2002, to: 2027, source: BANK },
    { from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
  ]),
  ...ruleRows({ rule: `05-01 ${IN_LIEU}`, name: 'Labour Day' }, [
    { from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
    { from: 2002, to: 2027, source: BANK },
    { from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
  ]),
  { rule: `05-05 ${IN_LIEU}`, name: 'Coronation Day', from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
  { rule: `05-05 ${IN_LIEU}`, name: 'Coronation Day', from: 2002, to: 2016, source: BANK },
  { rule: `05-04 ${IN_LIEU}`, name: 'Coronation Day', from: 2019, to: 2027, source: BANK },
  {
    rule: `05-04 ${IN_LIEU}`,
    name: 'Coronation Day',
    from: 2028,
    status: 'estimated',
    source: LIST_2026,
    note: FUTURE,
  },
  { rule: `06-03 ${IN_LIEU}`, name: "Queen Suthida's Birthday", from: 2019, to: 2027, source: BANK },
  {
    rule: `06-03 ${IN_LIEU}`,
    name: "Queen Suthida's Birthday",
    from: 2028,
    status: 'estimated',
    source: LIST_2026,
    note: FUTURE,
  },
  { rule: '07-01', name: 'Half-year closing day of the banks', from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
  { rule: '07-01', name: 'Half-year closing day of the banks', from: 2002, to: 2016, source: BANK },
  { rule: `07-28 ${IN_LIEU}`, name: "King Vajiralongkorn's Birthday", from: 2017, to: 2027, source: BANK },
  {
    rule: `07-28 ${IN_LIEU}`,
    name: "King Vajiralongkorn's Birthday",
    from: 2028,
    status: 'estimated',
    source: LIST_2026,
    note: FUTURE,
  },
  ...ruleRows({ rule: `08-12 ${IN_LIEU}`, name: "Queen Sirikit's Birthday" }, [
    { from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
    { from: 2002, to: 2027, source: BANK },
    { from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
  ]),
  { rule: `10-13 ${IN_LIEU}`, name: 'King Bhumibol Memorial Day', from: 2017, to: 2027, source: BANK },
  {
    rule: `10-13 ${IN_LIEU}`,
    name: 'King Bhumibol Memorial Day',
    from: 2028,
    status: 'estimated',
    source: LIST_2026,
    note: FUTURE,
  },
  ...inPeriods(
    [
      { from: 1992, to: 2001, source: NOT_FOUND, note: EARLY },
      { from: 2002, to: 2027, source: BANK },
      { from: 2028, status: 'estimated', source: LIST_2026, note: FUTURE },
    ],
    [
      { rule: `10-23 ${IN_LIEU}`, name: 'Chulalongkorn Day' },
      { rule: `12-05 ${IN_LIEU}`, name: "King Bhumibol's Birthday" },
      { rule: `12-10 ${IN_LIEU}`, name: 'Constitution Day' },
    ],
  ),
];

const SPECIAL = 'Special holiday';
const BRIDGE = 'Bridge day';
const UNREST = 'Unrest in Bangkok';

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

/** After the lists; a weekend gives the Monday. */
const BUDDHIST_DAYS_TO_COME: readonly RuleRow[] = rulesNamed(
  { from: 2028, source: BANK },
  {
    'feast makha-bucha at TH if saturday,sunday then next monday': 'Makha Bucha',
    'feast visakha-bucha at TH if saturday,sunday then next monday': 'Visakha Bucha',
    'feast asalha-bucha at TH if saturday,sunday then next monday': 'Asarnha Bucha',
  },
);

export default calendar({
  id: 'XBKK',
  kind: 'exchange',
  name: 'Stock Exchange of Thailand',
  doubts:
    "Doubts: from 2002 to 2025 and in 2027 most days are those of the Bank of Thailand's lists for banks; the exchange's own list was read for 2026 alone and agrees. 3 January 1995 (in lieu of 31 December 1994, not entered). From 2028 on Songkran and New Year's Eve on a weekend are made up as the Bank of Thailand's lists did: one day at most for Songkran, none for a Saturday the 15th or a Sunday the 13th. The Cabinet gives its offices a working day for each (17 April 2023, 16 April 2025), which banks and exchange did not keep.",
  doubtful: [
    { years: '1992-2001', note: 'Each day of 1992 to 2001 is in doubt: no list of these years was read.' },
    { on: '2000-12-29', note: '29 December 2000 rests on one compilation.' },
    {
      on: '2010-05-19',
      note: 'That trading on 19 May 2010 ended with the morning session is inferred: the report says no more than that it ended early.',
    },
  ],
  localName: 'ตลาดหลักทรัพย์แห่งประเทศไทย',
  otherNames: 'SET',
  countries: ['TH'],
  cities: 'Bangkok',
  currencies: ['THB'],
  isMainExchange: true,
  note: 'Special holidays that the cabinet adds are not foreseen.',
  timezone: 'Asia/Bangkok',
  years: [1992, 2100],
  weekend: [{ start: '1992-01-01', days: [6, 7] }],
  rules: [...RULES, ...BUDDHIST_DAYS_TO_COME],
  dates: [
    ...BUDDHIST_DAYS,
    ...holidays("King Bhumibol's Golden Jubilee", NOT_FOUND, '1996-06-10', {
      note: 'doubt: a compilation of public holidays',
    }),
    ...holidays(SPECIAL, NOT_FOUND, '2000-12-29', {
      note: 'doubt: one compilation, which held it to the lists of the Bank',
    }),
    ...holidays(BRIDGE, NOT_FOUND, '2002-12-30', { note: 'doubt: a compilation' }),
    ...holidays(BRIDGE, NOT_FOUND, '2004-01-02', {
      note: 'doubt: a compilation, which has 31 December 2003 as a trading day',
    }),
    ...holidays('Senate election', NOT_FOUND, '2006-04-19', { note: 'doubt: two compilations' }),
    ...holidays("60th anniversary of King Bhumibol's accession", NOT_FOUND, '2006-06-12 2006-06-13', {
      note: 'doubt: three compilations',
    }),
    ...holidays("Coup d'état", NOT_FOUND, '2006-09-20', { note: 'doubt: two compilations' }),
    ...holidays('In lieu of election day', NOT_FOUND, '2007-12-24', { note: 'doubt: three compilations' }),
    ...holidays(BRIDGE, JANUARY_2009, '2009-01-02'),
    ...holidays(BRIDGE, LIST_2009, '2009-07-06'),
    ...holidays(UNREST, UNREST_2010, '2010-05-20 2010-05-21'),
    ...holidays(BRIDGE, NOT_FOUND, '2010-08-13 2011-05-16', { note: 'doubt: three compilations' }),
    ...holidays("In lieu of New Year's Eve", NOT_FOUND, '2012-01-03', { note: 'doubt: three compilations' }),
    ...holidays(BRIDGE, APRIL_2012, '2012-04-09'),
    ...holidays(BRIDGE, NOT_FOUND, '2013-12-30 2014-08-11 2015-01-02 2015-05-04', {
      note: 'doubt: three compilations',
    }),
    ...holidays(BRIDGE, LIST_2016, '2016-05-06 2016-07-18'),
    ...holidays(SPECIAL, LIST_2017, '2017-01-03'),
    ...holidays('Cremation of King Bhumibol', NOT_FOUND, '2017-10-26', { note: 'doubt: three compilations' }),
    ...holidays('In lieu of Songkran Festival', BANK, '2020-07-27 2020-09-04 2020-09-07'),
    ...holidays(SPECIAL, BANK, '2020-12-11 2021-02-12 2021-09-24'),
    ...holidays('In lieu of Chulalongkorn Day', BANK, '2021-10-22'),
    ...holidays(SPECIAL, BANK, '2022-07-29 2022-10-14 2023-05-05'),
    ...holidays("In lieu of New Year's Eve", BANK, '2023-12-29'),
    ...holidays(SPECIAL, BANK, '2024-04-12'),
    ...holidays(SPECIAL, BANK, '2025-06-02 2025-08-11'),
    ...holidays(SPECIAL, LIST_2026, '2026-01-02 2026-10-16'),
    {
      date: '2003-12-31',
      kind: 'open',
      name: "New Year's Eve: a trading day, closed on 2 January 2004",
      source: NOT_FOUND,
      note: 'doubt: a compilation',
    },
    ...onDates(['2020-04-13', '2020-04-14', '2020-04-15'], {
      kind: 'open',
      name: 'Songkran Festival: put off',
      source: BANK,
    }),
    { date: '2021-10-25', kind: 'open', name: 'Chulalongkorn Day: in lieu on 22 October', source: BANK },
    {
      date: '2007-01-02',
      kind: 'holiday',
      name: "In lieu of New Year's Eve",
      source: LIST_2007,
    },
    ...EARLY_CLOSES,
  ],
});

import { calendar } from '../../definition.js';
import { holidays, type ListedDate, NOT_FOUND, type RuleRow, year } from '../../vocabulary.js';

/**
 * Korea Exchange (until 2005 the Korea Stock Exchange and, apart from it, KOSDAQ): closed on the public holidays with
 * their substitute and temporary ones, on election days, on Labour Day and on the last day of the year. Since 2026
 * Labour Day is a public holiday and comes with those.
 *
 * Saturdays were half days of trading until 5 December 1998. The year's last days were off for longer until 2000: the
 * table has the weekdays and Saturdays after each year's last session, most of which the press names.
 *
 * No early closes but two, around the change of the millennium. On the first trading day of the year and on the day of
 * the college entrance examination trading begins later (an hour, before 1999 half an hour); on the examination day it
 * ends later by the same time.
 */

/** Of the exchange: "no trading and settlement shall be made on following holidays", with the last day of the year. */
const HOLIDAY_RULES = 'http://global.krx.co.kr/contents/GLB/06/0602/0602010201/GLB0602010201T1.jsp';
const LAST_DAYS_1997_2000 = 'https://www.hankyung.com/article/2001122889928';
const LAST_DAY_1993 = 'https://www.hankyung.com/article/1993122900421';
const LAST_DAY_1995 = 'https://hankyung.com/article/1995122800021';
const LAST_DAY_1996 = 'https://www.imaeil.com/page/view/1996122800442297847';
const MILLENNIUM_1999 = 'https://www.hankyung.com/finance/article/1999092101081';
const FIRST_DAY_2000 = 'https://www.hankyung.com/article/1999122801051';
const LAST_DAY_1999 = 'https://www.hankookilbo.com/News/Read/199912270029085940';
const YEAR_ENDS_2006 = 'https://donga.com/news/Economy/article/all/20061222/8387999/1';
const LAST_DAY_2003 = 'https://www.hankyung.com/article/2003121049711';
const BY_COMPILATIONS = 'doubt: no text was found; rests on compilations of the days of the index.';

const YEAR_END = { name: 'Year-end closing', names: { ko: '연말 휴장' } };
const LABOUR_DAY = { name: "Workers' Day", names: { ko: '근로자의 날' } };

const RULES: readonly RuleRow[] = [
  {
    ...LABOUR_DAY,
    rule: '03-10',
    from: 1991,
    to: 1993,
    source: NOT_FOUND,
    note: `Labour Day was 10 March until it moved to 1 May in 1994. ${BY_COMPILATIONS}`,
  },
  { ...LABOUR_DAY, rule: '05-01', from: 1994, to: 2025, source: HOLIDAY_RULES },
  {
    ...YEAR_END,
    rule: '12-31 if saturday,sunday then previous friday',
    observed: false,
    from: 2001,
    source: HOLIDAY_RULES,
    note: `2003: last session on 30 December (${LAST_DAY_2003}).`,
  },
];

const YEAR_1990 = year(
  1990,
  NOT_FOUND,
  {
    '01-01': "New Year's Day",
    '01-02': "New Year's Day",
    '01-26': 'Lunar New Year (Seollal)',
    '01-27': 'Lunar New Year (Seollal)',
    '03-01': 'Independence Movement Day',
    '03-10': "Workers' Day",
    '04-05': 'Arbor Day',
    '05-02': "Buddha's Birthday",
    '05-05': "Children's Day",
    '06-06': 'Memorial Day',
    '07-17': 'Constitution Day',
    '08-15': 'Liberation Day',
    '10-01': 'Armed Forces Day',
    '10-02': 'Chuseok',
    '10-03': 'Chuseok and National Foundation Day',
    '10-04': 'Chuseok',
    '10-09': 'Hangul Day',
    '12-25': 'Christmas Day',
  },
  { status: 'estimated', note: BY_COMPILATIONS },
);

/** After the last session of the year: the days, what tells that session's date, and its note. */
const YEAR_END_DAYS: readonly ListedDate[] = [
  ...holidays(
    'Year-end closing',
    NOT_FOUND,
    '1990-12-27 1990-12-28 1990-12-29 1990-12-31 1991-12-27 1991-12-28 1991-12-30 1991-12-31',
    { names: YEAR_END.names, note: BY_COMPILATIONS },
  ),
  ...holidays('Year-end closing', YEAR_ENDS_2006, '1992-12-29 1992-12-30 1992-12-31', {
    names: YEAR_END.names,
    note: 'Three days since 1992. doubt: one compilation has 28 December closed too.',
  }),
  ...holidays('Year-end closing', LAST_DAY_1993, '1993-12-29 1993-12-30 1993-12-31', { names: YEAR_END.names }),
  ...holidays('Year-end closing', NOT_FOUND, '1994-12-29 1994-12-30 1994-12-31', {
    names: YEAR_END.names,
    note: BY_COMPILATIONS,
  }),
  ...holidays('Year-end closing', LAST_DAY_1995, '1995-12-28 1995-12-29 1995-12-30', { names: YEAR_END.names }),
  ...holidays('Year-end closing', LAST_DAY_1996, '1996-12-28 1996-12-30 1996-12-31', { names: YEAR_END.names }),
  ...holidays(
    'Year-end closing',
    LAST_DAYS_1997_2000,
    '1997-12-29 1997-12-30 1997-12-31 1998-12-29 1998-12-30 1998-12-31 1999-12-29 1999-12-30 1999-12-31 2000-12-27 2000-12-28 2000-12-29',
    { names: YEAR_END.names },
  ),
];

const MILLENNIUM: readonly ListedDate[] = [
  {
    date: '1999-12-28',
    kind: 'early_close',
    name: 'Last trading day of the year',
    closes: '13:00',
    source: LAST_DAY_1999,
    note: 'Trading from 10:00 to 13:00.',
  },
  { date: '2000-01-03', kind: 'holiday', name: 'Change of the millennium', source: MILLENNIUM_1999 },
  {
    date: '2000-01-04',
    kind: 'early_close',
    name: 'First trading day of the year',
    closes: '13:00',
    source: FIRST_DAY_2000,
    note: 'Trading from 10:00 to 13:00.',
  },
];

export default calendar({
  id: 'XKRX',
  kind: 'exchange',
  name: 'Korea Exchange',
  doubts:
    'Doubts: The end of the session on the last trading days before 1999 was not found (that of 1996 had an afternoon session).',
  doubtful: [
    {
      years: '1990',
      note: "1990 is listed here, its public holidays being given by no rule, and rests on compilations of the index's days.",
    },
    {
      named: ['lection'],
      years: '1995-1998',
      note: 'Compilations made from price series lack the election days of 1995, 1996 and 1998, public holidays all three, and have 7 July 1993, 3 January, 14 February and 20 May 1994, for which no reason is known: these four are not entered.',
    },
    {
      on: '2000-01-03 2000-01-04',
      note: 'In 2000 only 3 January was closed, as announced in September 1999 and as compilations have it; one report of December 1999 has the market closed on the 4th too.',
    },
  ],
  localName: '한국거래소',
  otherNames: 'KRX, KOSPI, KSE',
  countries: ['KR'],
  cities: 'Seoul',
  currencies: ['KRW'],
  isMainExchange: true,
  timezone: 'Asia/Seoul',
  years: [1990, 2100],
  // No sessions on Saturdays since the week of 7 December 1998: https://hankyung.com/article/1998120700911
  weekend: [
    { start: '1990-01-01', days: [7] },
    { start: '1998-12-07', days: [6, 7] },
  ],
  inherits: [{ calendar: 'KR', from: 1991, kinds: ['holiday'], asDeclared: true, source: HOLIDAY_RULES }],
  rules: RULES,
  dates: [...YEAR_1990, ...YEAR_END_DAYS, ...MILLENNIUM],
});

import { calendar } from '../../definition.js';
import { holidays, type ListedDate, onDates } from '../../vocabulary.js';
import { TRADING_DAYS } from './shared/china.js';

/** What it shares with the other calendars of its group: shared/china.ts. */

/** Notice of 2024: the days of the State Council's notice, and the working weekend days closed one by one. */
const NOTICE_2024 = 'https://www.sse.com.cn/disclosure/announcement/general/c/c_20231226_5733939.shtml';

const NOT_IN_THE_NOTICE =
  "no trading day in a library's list, which is no text of the exchange; no holiday of the general calendar";
const BY_TRADING = { status: 'confirmed', note: NOT_IN_THE_NOTICE } as const;

const AROUND_SPRING_FESTIVAL = onDates(
  [
    '1994-02-07',
    '1994-02-08',
    '1994-02-09',
    '1995-01-30',
    '1995-02-03',
    '1996-02-22',
    '1996-02-23',
    '1996-02-26',
    '1996-02-27',
    '1996-02-28',
    '1996-02-29',
    '1996-03-01',
    '1997-02-03',
    '1997-02-04',
    '1997-02-05',
    '1997-02-06',
    '1997-02-11',
    '1997-02-12',
    '1997-02-13',
    '1997-02-14',
    '1998-01-26',
    '1998-01-27',
    '1998-02-02',
    '1998-02-03',
    '1998-02-04',
    '1998-02-05',
    '1998-02-06',
    '1999-02-10',
    '1999-02-11',
    '1999-02-12',
    '1999-02-15',
    '1999-02-19',
    '1999-02-22',
    '1999-02-23',
    '1999-02-24',
    '1999-02-25',
    '1999-02-26',
    '2000-01-31',
    '2000-02-01',
    '2000-02-02',
    '2000-02-03',
    '2000-02-04',
    '2001-01-22',
    '2001-01-23',
    '2001-01-31',
    '2001-02-01',
    '2001-02-02',
    '2002-02-11',
    '2002-02-19',
    '2002-02-20',
    '2002-02-21',
    '2002-02-22',
    '2003-01-30',
    '2003-01-31',
    '2004-01-19',
    '2004-01-20',
    '2004-01-21',
    '2005-02-07',
    '2005-02-08',
    '2006-01-26',
    '2006-01-27',
  ],
  { kind: 'holiday', name: 'Spring Festival', names: { zh: '春节' }, source: TRADING_DAYS, ...BY_TRADING },
);

const OTHER_DAYS: readonly ListedDate[] = [
  ...holidays('National Day', TRADING_DAYS, '1994-10-04 1996-09-30 1997-10-03 2002-09-30', {
    names: { zh: '国庆节' },
    ...BY_TRADING,
  }),
  ...holidays('Labour Day', TRADING_DAYS, '1997-05-02 1999-05-03', {
    names: { zh: '劳动节' },
    ...BY_TRADING,
  }),
  ...holidays("New Year's Day", TRADING_DAYS, '1998-01-02', { names: { zh: '元旦' }, ...BY_TRADING }),
  ...holidays('Return of Hong Kong', TRADING_DAYS, '1997-06-30 1997-07-01', {
    names: { zh: '香港回归' },
    ...BY_TRADING,
  }),
  ...holidays('Return of Macau', TRADING_DAYS, '1999-12-20', { names: { zh: '澳门回归' }, ...BY_TRADING }),
  ...holidays('Changeover to the year 2000', TRADING_DAYS, '1999-12-31', {
    names: { zh: '2000年问题' },
    ...BY_TRADING,
  }),
  ...holidays('Labour Day', TRADING_DAYS, '2003-05-06 2003-05-07 2003-05-08 2003-05-09', {
    names: { zh: '劳动节' },
    status: 'confirmed',
    note: `${NOT_IN_THE_NOTICE}; the market kept a week (SARS), while the general holiday was cut to 1 to 5 May`,
  }),
];

/** Since 2007 the one closure of the exchanges' own: a working day by the State Council's notice. */
const EVE_2024: ListedDate = {
  date: '2024-02-09',
  kind: 'holiday',
  name: 'Spring Festival Eve',
  names: { zh: '除夕' },
  source: NOTICE_2024,
};

/** Trading Rules of 2026, rule 2.4.1: shared/china.ts. */
const TRADING_RULES = 'https://www.sse.com.cn/lawandrules/sselawsrules2025/trade/universal/c/c_20260424_10816492.shtml';

export default calendar({
  id: 'XSHG',
  kind: 'exchange',
  name: 'Shanghai Stock Exchange',
  localName: '上海证券交易所',
  otherNames: 'SSE, CSI 300',
  countries: ['CN'],
  cities: 'Shanghai',
  currencies: ['CNY'],
  isMainExchange: true,
  note: 'The State Council decides each autumn which days join the holidays of the next year; until then only the holidays of the law are foreseen.',
  timezone: 'Asia/Shanghai',
  years: [1991, 2100],
  weekend: [{ start: '1991-01-01', days: [6, 7] }],
  inherits: [
    // Holidays only: the working weekend days of the notices are no trading days.
    { from: 1991, to: 2026, source: NOTICE_2024, calendar: 'CN', kinds: ['holiday'] },
    { from: 2027, source: TRADING_RULES, calendar: 'CN', kinds: ['holiday'] },
  ],
  dates: [...AROUND_SPRING_FESTIVAL, ...OTHER_DAYS, EVE_2024],
});

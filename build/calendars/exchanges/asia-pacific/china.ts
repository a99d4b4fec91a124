import type { CalendarDefinition } from '../../definition.js';
import { onDates, sharing } from '../../rows.js';
import type { Follows, ListedDate } from '../../vocabulary.js';

/**
 * The exchanges of mainland China: Shanghai, Shenzhen, Beijing, and the futures exchanges of Shanghai and Dalian and
 * the financial futures exchange. They keep the holidays of the State Council's notices (the calendar of China) and
 * never trade on a Saturday or Sunday, the working weekend days of those notices included. No early closes.
 *
 * Until 2006 the stock exchanges closed on more days: whole weeks around Spring Festival, single days before or after
 * a holiday. Those days are listed, and are exactly the weekdays without trading in the list of trading days named
 * below, which begins on 19 December 1990, the first day of trading in Shanghai; our data begin with 1991, the first
 * whole year. Since 2007 only 9 February
 * 2024 is left over, the eve of Spring Festival: else notices and trading days agree in every year.
 *
 * From the year after the last notice on, the bridging days are unknown, and all days estimated (see China).
 *
 * Doubts: Shenzhen (official opening 3 July 1991; data from 1992) is given the days of Shanghai in all years; no list
 * of its own before 2018 was found. The futures exchanges close on the same days in the notices of 2022 and 2023; that
 * they did so in every year since 2008 (China Financial Futures Exchange: since its first whole year, 2011) is taken
 * over from them. Their night sessions, dropped before a holiday, are no part of these calendars.
 */

/** Trading days of the Shanghai and Shenzhen exchanges since 19 December 1990, one a line; read from 1990 to 2009. */
export const TRADING_DAYS =
  'https://github.com/akfamily/akshare/blob/33b076533d71172f18941e7933f7759eec583fc5/akshare/file_fold/calendar.json';
/** Notice of 2024: the days of the State Council's notice, and the working weekend days closed one by one. */
const NOTICE_2024 = 'https://www.sse.com.cn/disclosure/announcement/general/c/c_20231226_5733939.shtml';
const FUTURES_2023 = 'http://pronuben.cn/company/news/show-20745.html';
const FUTURES_DALIAN_2022 =
  'https://xinhu.cn//article/zhuanzaiguanyu2022nianbufenjiejiarifangjiahexiushianpaidetongzhi-93926-1.html';
const FUTURES_FINANCIAL_2022 = 'https://zztongyun.com/article/棉被十大名牌排名';
const BEIJING_2024 = 'https://www.71396.com/a/15-17037306671808410.html';

const NOT_IN_THE_NOTICE = 'no trading day in the list; no holiday of the general calendar';

function closed(name: string, zh: string, dates: readonly string[], note = NOT_IN_THE_NOTICE): ListedDate[] {
  return onDates(dates, { kind: 'holiday', name, names: { zh }, source: TRADING_DAYS, note });
}

const AROUND_SPRING_FESTIVAL = closed('Spring Festival', '春节', [
  ...['1994-02-07', '1994-02-08', '1994-02-09'],
  ...['1995-01-30', '1995-02-03'],
  ...['1996-02-22', '1996-02-23', '1996-02-26', '1996-02-27', '1996-02-28', '1996-02-29', '1996-03-01'],
  ...['1997-02-03', '1997-02-04', '1997-02-05', '1997-02-06'],
  ...['1997-02-11', '1997-02-12', '1997-02-13', '1997-02-14'],
  ...['1998-01-26', '1998-01-27', '1998-02-02', '1998-02-03', '1998-02-04', '1998-02-05', '1998-02-06'],
  ...['1999-02-10', '1999-02-11', '1999-02-12', '1999-02-15', '1999-02-19'],
  ...['1999-02-22', '1999-02-23', '1999-02-24', '1999-02-25', '1999-02-26'],
  ...['2000-01-31', '2000-02-01', '2000-02-02', '2000-02-03', '2000-02-04'],
  ...['2001-01-22', '2001-01-23', '2001-01-31', '2001-02-01', '2001-02-02'],
  ...['2002-02-11', '2002-02-19', '2002-02-20', '2002-02-21', '2002-02-22'],
  ...['2003-01-30', '2003-01-31'],
  ...['2004-01-19', '2004-01-20', '2004-01-21'],
  ...['2005-02-07', '2005-02-08'],
  ...['2006-01-26', '2006-01-27'],
]);

const OTHER_DAYS: readonly ListedDate[] = [
  ...closed('National Day', '国庆节', ['1994-10-04', '1996-09-30', '1997-10-03', '2002-09-30']),
  ...closed('Labour Day', '劳动节', ['1997-05-02', '1999-05-03']),
  ...closed("New Year's Day", '元旦', ['1998-01-02']),
  ...closed('Return of Hong Kong', '香港回归', ['1997-06-30', '1997-07-01']),
  ...closed('Return of Macau', '澳门回归', ['1999-12-20']),
  ...closed('Changeover to the year 2000', '2000年问题', ['1999-12-31']),
  ...closed(
    'Labour Day',
    '劳动节',
    ['2003-05-06', '2003-05-07', '2003-05-08', '2003-05-09'],
    `${NOT_IN_THE_NOTICE}; the market kept a week (SARS), while the general holiday was cut to 1 to 5 May`,
  ),
];

/** Since 2007 the one closure of the exchanges' own: a working day by the State Council's notice. */
const EVE_2024: ListedDate = {
  date: '2024-02-09',
  kind: 'holiday',
  name: 'Spring Festival Eve',
  names: { zh: '除夕' },
  source: NOTICE_2024,
};

/** Holidays only: the working weekend days of the notices are no trading days. */
function holidaysOfChina(from: number, source: string): Follows {
  return { calendar: 'CN', from, kinds: ['holiday'], source };
}

export const XSHG: CalendarDefinition = {
  id: 'XSHG',
  kind: 'exchange',
  name: 'Shanghai Stock Exchange',
  timezone: 'Asia/Shanghai',
  years: [1991, 2060],
  weekend: [{ start: '1991-01-01', days: [6, 7] }],
  follows: [holidaysOfChina(1991, NOTICE_2024)],
  dates: [...AROUND_SPRING_FESTIVAL, ...OTHER_DAYS, EVE_2024],
};

export const XSHE: CalendarDefinition = sharing(XSHG, TRADING_DAYS, {
  id: 'XSHE',
  name: 'Shenzhen Stock Exchange',
  years: [1992, 2060],
  weekend: [{ start: '1992-01-01', days: [6, 7] }],
});

export const BJSE: CalendarDefinition = sharing(XSHG, BEIJING_2024, {
  id: 'BJSE',
  name: 'Beijing Stock Exchange',
  years: [2022, 2060],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
});

export const XSGE: CalendarDefinition = sharing(XSHG, FUTURES_2023, {
  id: 'XSGE',
  name: 'Shanghai Futures Exchange',
  years: [2008, 2060],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
});

export const XDCE: CalendarDefinition = sharing(XSHG, FUTURES_DALIAN_2022, {
  id: 'XDCE',
  name: 'Dalian Commodity Exchange',
  years: [2008, 2060],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
});

export const CCFX: CalendarDefinition = sharing(XSHG, FUTURES_FINANCIAL_2022, {
  id: 'CCFX',
  name: 'China Financial Futures Exchange',
  years: [2011, 2060],
  weekend: [{ start: '2011-01-01', days: [6, 7] }],
});

import type { DayFact, Fact } from './fact.js';

const JPX_2016 = 'https://www.ryt9.com/en/hol/181170';
const CLOSED_2016 =
  '01-01 01-11 02-11 03-21 04-29 05-03 05-04 05-05 07-18 08-11 09-19 09-22 10-10 11-03 11-23 12-23'.split(
    ' ',
  );
const OUTAGE_2020 = 'https://financial.jiji.com/main_news/article.html?number=107';
const NO_OUTAGE_OSAKA_2020 = 'https://sonohino.com/2020/r2-1001';
const SESSIONS_2007 = 'http://kabu.muimi.com/k/trivia/tachiai.html';
const HALF_DAYS = 'http://m-words.jp/w/%E5%A4%A7%E7%99%BA%E4%BC%9A.html';
const BANK_HOLIDAYS_JAPAN = 'https://www.sbijapan.com/en/holiday-list/';
const SIFMA_2019 =
  'http://mondovisione.com/media-and-resources/news/' +
  'sifma-updates-2019-and-2020-fixed-income-recommendations-for-full-closes-in-japa/';
const SIFMA_EASTER_2026 = 'https://pubt.io/view/2C489A7219297D4B8D44A290947D6C90F9714B6B';
const SIFMA_LABOR_2019 =
  'http://www.mondovisione.com/media-and-resources/news/' +
  'sifma-fixed-income-market-close-recommendation-in-the-us-the-uk-and-japan-f-3/';

const KRX_1997_2000 = 'https://www.hankyung.com/article/2001122889928';
const KRX_1999_09 = 'https://www.hankyung.com/finance/article/1999092101081';
const KRX_1999_12 = 'https://www.hankyung.com/article/1999122801051';
const KRX_SATURDAYS = 'https://hankyung.com/article/1998120700911';
const KRX_2017 = 'https://biz.newdaily.co.kr/site/data/html/2017/09/18/2017091810043.html';
const KRX_ELECTION_2017 = 'https://m.wowtv.co.kr/NewsCenter/AMP/Read?articleId=A201705090011';
const KRX_2024 = 'https://www.businesspost.co.kr/BP?command=mobile_view&num=347114';
const KRX_2007 = 'https://m.sedaily.com/NewsView/1HTI8MMOCL';
const CHUSEOK_2014 = 'https://www.kmib.co.kr/article/view_amp.asp?arcid=0922782372';
const BANKS_2017 = 'http://www.hankyung.com/news/app/newsview.php?aid=2017042738921';

const TWSE_2012 = 'http://yeh6630.blogspot.com/2012/01/101.html';
const TWSE_2018 = 'https://s8088.com/article/1113354';
const TWSE_2023 =
  'https://www.kgi.com.tw/zh-tw/product-market/calendar-overview/stock-market-calendar';
const TWSE_2016 = 'https://www.taiwannews.com.tw/ch/news/2978454';
const TYPHOON_2024 = 'http://moneyweekly.com.tw/ArticleData/Info/Article/154547';

const REGIONAL = ['XNGO', 'XFKA', 'XSAP'] as const;

export const JAPAN_KOREA_TAIWAN: readonly Fact[] = [
  { calendar: 'XTKS', year: 2016, closed: CLOSED_2016, early: [], source: JPX_2016 },
  { calendar: 'XOSE', year: 2016, closed: CLOSED_2016, early: [], source: JPX_2016 },
  day('XTKS', '2020-10-01', 'closed', OUTAGE_2020),
  day('XOSE', '2020-10-01', 'open', NO_OUTAGE_OSAKA_2020),
  day(
    'XTKS',
    '2006-01-18',
    'early 14:40',
    'https://indexes.nikkei.co.jp/atoz/2018/02/20060117.html',
  ),
  day('XTKS', '2009-12-30', 'open', 'https://media.rakuten-sec.net/articles/print/18698'),
  day('XTKS', '2010-01-04', 'open', HALF_DAYS),
  day('XTKS', '2009-01-05', 'early 11:00', HALF_DAYS),
  day('XTKS', '2008-12-30', 'early 11:00', HALF_DAYS),
  day('XOSE', '2007-01-04', 'early 11:10', SESSIONS_2007),
  ...REGIONAL.flatMap((calendar) => [
    day(calendar, '2007-01-04', 'early 11:00', SESSIONS_2007),
    day(calendar, '2007-12-28', 'early 11:00', SESSIONS_2007),
    day(calendar, '2020-10-01', 'closed', OUTAGE_2020),
    day(calendar, '2007-01-05', 'open', SESSIONS_2007),
    day(calendar, '2007-12-27', 'open', SESSIONS_2007),
  ]),
  {
    calendar: 'JPY',
    year: 2019,
    closed: (
      '01-01 01-02 01-03 01-14 02-11 03-21 04-29 04-30 05-01 05-02 05-03 05-06 07-15 08-12 09-16 09-23 10-14 10-22 ' +
      '11-04 12-31'
    ).split(' '),
    source: BANK_HOLIDAYS_JAPAN,
  },
  {
    calendar: 'JPY',
    year: 2020,
    closed: (
      '01-01 01-02 01-03 01-13 02-11 02-24 03-20 04-29 05-04 05-05 05-06 07-23 07-24 08-10 09-21 09-22 11-03 11-23 ' +
      '12-31'
    ).split(' '),
    source: BANK_HOLIDAYS_JAPAN,
  },
  ...['2020-01-02', '2020-02-24', '2020-07-24', '2020-08-10', '2020-12-31'].map((date) =>
    day('JPY:TONA', date, 'closed', BANK_HOLIDAYS_JAPAN),
  ),
  ...['2019-04-30', '2019-05-01', '2019-05-02', '2019-10-22', '2020-07-23', '2020-08-10'].map(
    (date) => day('JPY:SIFMA', date, 'closed', SIFMA_2019),
  ),
  day('JPY:SIFMA', '2019-09-02', 'closed', SIFMA_LABOR_2019),
  day('JPY:SIFMA', '2026-04-06', 'early 15:00', SIFMA_EASTER_2026),

  day('XKRX', '1995-12-27', 'open', 'https://hankyung.com/article/1995122800021'),
  day('XKRX', '1996-01-03', 'open', 'https://www.imaeil.com/page/view/1996122800442297847'),
  day('XKRX', '1996-12-27', 'open', 'https://www.imaeil.com/page/view/1996122800442297847'),
  day('XKRX', '1997-12-27', 'open', KRX_1997_2000),
  day('XKRX', '1997-12-30', 'closed', KRX_1997_2000),
  day('XKRX', '1998-12-28', 'open', KRX_1997_2000),
  day('XKRX', '1998-12-12', 'closed', KRX_SATURDAYS),
  day(
    'XKRX',
    '1999-12-28',
    'early 13:00',
    'https://www.hankookilbo.com/News/Read/199912270029085940',
  ),
  day('XKRX', '2000-12-26', 'open', KRX_1997_2000),
  day('XKRX', '2000-12-27', 'closed', KRX_1997_2000),
  day('XKRX', '2007-12-28', 'open', KRX_2007),
  day('XKRX', '2007-12-31', 'closed', KRX_2007),
  day('XKRX', '2014-09-10', 'closed', CHUSEOK_2014),
  day('XKRX', '2017-05-09', 'closed', KRX_ELECTION_2017),
  day('XKRX', '2017-12-20', 'open', KRX_ELECTION_2017),
  ...['XKRX', 'XKOS'].map((calendar) => day(calendar, '2000-01-03', 'closed', KRX_1999_09)),
  day('XKRX', '2000-01-04', 'early 13:00', KRX_1999_12),
  day('XKRX', '2000-01-05', 'open', KRX_1999_12),
  day('XKOS', '2017-10-02', 'closed', KRX_2017),
  day('XKOS', '2017-05-09', 'closed', KRX_ELECTION_2017),
  day('XKOS', '2017-12-20', 'open', KRX_ELECTION_2017),
  day('XKOS', '2024-04-10', 'closed', KRX_2024),
  day('XKOS', '2024-05-01', 'closed', KRX_2024),
  ...['2017-05-01', '2017-05-03', '2017-05-05', '2017-05-09'].map((date) =>
    day('KRW', date, 'closed', BANKS_2017),
  ),
  day('KRW', '2014-09-10', 'closed', CHUSEOK_2014),

  {
    calendar: 'XTAI',
    year: 2018,
    closed:
      '01-01 02-13 02-14 02-15 02-16 02-19 02-20 02-28 04-04 04-05 04-06 05-01 06-18 09-24 10-10 12-31'.split(
        ' ',
      ),
    source: TWSE_2018,
  },
  day('XTAI', '2018-03-31', 'open', TWSE_2018),
  day('XTAI', '2018-12-22', 'open', TWSE_2018),
  day('XTAI', '2016-10-25', 'open', TWSE_2016),
  day('XTAI', '2016-10-31', 'open', TWSE_2016),
  day('XTAI', '2024-10-02', 'closed', TYPHOON_2024),
  day('XTAI', '2024-10-03', 'closed', TYPHOON_2024),
  ...[
    '2023-01-02',
    '2023-01-18',
    '2023-01-27',
    '2023-02-27',
    '2023-04-03',
    '2023-05-01',
    '2023-06-23',
  ].map((date) => day('ROCO', date, 'closed', TWSE_2023)),
  day('ROCO', '2023-02-18', 'closed', TWSE_2023),
  ...['2012-01-19', '2012-01-20', '2012-02-04'].map((date) => day('TWD', date, 'open', TWSE_2012)),
  ...['2012-01-23', '2012-02-27', '2012-05-01', '2012-12-31'].map((date) =>
    day('TWD', date, 'closed', TWSE_2012),
  ),
  day('TWD', '2023-01-18', 'open', TWSE_2023),
  day('TWD', '2023-01-19', 'open', TWSE_2023),
  day('TWD', '2023-05-01', 'closed', TWSE_2023),
  day('TWD', '2024-10-02', 'closed', TYPHOON_2024),
  day('TWD', '2024-10-03', 'closed', TYPHOON_2024),
];

function day(calendar: string, date: string, is: DayFact['is'], source: string): DayFact {
  return { calendar, date, is, source };
}

import { type DayFact, days as daysOf, type Fact, type YearFact } from './fact.js';

/** Settlement days of stock markets: what depositories, clearing houses, exchanges and brokers say of single days and years. */

function days(market: string, is: DayFact['is'], source: string, ...dates: string[]): Fact[] {
  return daysOf(`${market}:SETTLEMENT`, is, source, dates);
}

/** Dates outside the trading week are left out of the lists. */
function year(market: string, of: number, source: string, closed: string): YearFact {
  return { calendar: `${market}:SETTLEMENT`, year: of, closed: closed.split(' '), source };
}

const BROKER_2025 =
  'https://github.com/offsite-ryan/m3-trader/blob/c70ef0e95c8e1b60350f548bde96557ba58b7a30/calendar.js';
const NASD_1996 = 'http://www.finra.org/Industry/Regulation/Notices/1996/p004685';
const NASD_1998 = 'https://www.finra.org/rules-guidance/notices/97-93';
const DTCC_2007 =
  'https://www.thefreelibrary.com/DTCC+Joins+Nation+in+Mourning+President+Ford%3B+January+2+Processing+to+...-a0156476905';
const CDS_2023 =
  'https://cds.ca/bulletins-and-resources/forms-and-documentation/holiday-processing-schedule';
const TSX_2022 =
  'https://www.tsx.com/trading/toronto-stock-exchange/trading-notices/2022-archive?id=246';
const B3_2022 =
  'https://maisretorno.com/portal/como-fica-o-funcionamento-da-bolsa-e-dos-bancos-no-fim-de-ano';
const B3_2020 =
  'https://www.dgabc.com.br/Noticia/3445267/b3-informa-que-nao-havera-pregao-no-dia-11-mas-funcionara-em-9-07-e-20-11';
const B3_2023 =
  'https://www.opovo.com.br/noticias/economia/2022/11/17/b3-tera-pregao-nos-feriados-municipais-de-sp-em-2023-no-mesmo-' +
  'modelo-de-2022.html';
const EUREX_2019 =
  'https://www.eurexclearing.com/clearing-en/resources/circulars/clearing-circular-1659414';
const FRANKFURT_2017 =
  'http://www.boerse-frankfurt.de/inhalt/grundlagen-marktplaetze-handelskalender2017';
const T2S_2019 =
  'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a19013-1386828';
const HELSINKI =
  'https://www.finanznachrichten.de/nachrichten-2019-05/' +
  '46810055-nasdaq-omx-nordic-nasdaq-derivatives-markets-adopts-target2-calendar-252.htm';
const ASX_2017 =
  'https://altocapital.coretrading.com.au/public/homepage/announcements.aspx?id=announcement250';
const NSE_2026 = 'https://nsearchives.nseindia.com/content/circulars/CMPT71923.pdf';
const INDIA_2023 =
  'https://www.financialexpress.com/market/settlement-holiday-today-clearing-houses-closed-on-5-may-heres-when-youll-' +
  'get-money-shares-after-trade/3074835/';
const INDIA_MILAD_2023 =
  'https://www.livemint.com/market/stock-market-news/stock-market-nse-bse-settlement-holiday-shifted-to-29th-september-' +
  'details-here-11695875761723.html';
const KOREA_2019 = 'https://sedaily.com/NewsView/1S8JVRSY84';
const KOREA_2017 = 'http://www.newstomato.com/RealTime/RealTimeDetail.aspx?no=795972';
const KOREA_2023 = 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=2023121465936';
const KOREA_2025 = 'https://news.korea.com/newsView/202512196944bb02f0e53';
const TAIWAN_2009 = 'https://ntdtv.com/gb/2008/12/30/a240027.html/amp';
const TAIWAN_2013 =
  'https://tw.bg3.co/a/gao-bie-long-nian-tai-gu-2-6feng-guan-2-18kai-hong-pan-ying-jie-xiao-long-nian.html';
const TAIWAN_2016 = 'https://ec.ltn.com.tw/article/breakingnews/1569388/print';
const TAIWAN_2024 = 'https://money.udn.com/money/story/5607/7669420';
const CHINA_2024 = 'http://m.cabos.cn/stock/gupiaoyaowen/2024-09-06/A1725544212755.html';
const CHINA_2023 = 'http://m.sduseo.com/kx/2022/1227/51243.html';
const TURKEY_2025 =
  'https://www.ekonomist.com.tr/borsa/borsa-istanbul-da-takaslar-ne-zaman-gerceklesecek-28-29ekimtatilmi--66918';
const NZX_2022 =
  'http://www.sharechat.co.nz/article/e9b90cfd/class-rulings-for-queen-elizabeth-ii-memorial-day.html';
const PSE_2022 =
  'https://www.philstar.com/business/2022/09/25/2212248/philippine-stock-exchange-no-trading-monday-sept-26';
const CNBV_2014 = 'https://24-horas.mx/?p=572554';
const HONG_KONG_2014 = 'https://news.cnyes.com/news/id/1385856';
const NORWAY_2017 =
  'https://www.norges-bank.no/Bank-og-marked/Norges-Banks-oppgjorssystem/Oppgjorsdager/Oppgjorsdager-2017/';

export const SETTLEMENT_MARKETS: readonly Fact[] = [
  // The broker's calendar has trades settle on every weekday but these.
  ...['XNYS', 'XNAS'].flatMap((market) => [
    ...days(
      market,
      'closed',
      BROKER_2025,
      '2025-04-18',
      '2025-10-13',
      '2025-11-11',
      '2025-11-27',
      '2025-12-25',
    ),
    ...days(market, 'open', BROKER_2025, '2025-01-09', '2025-10-14', '2025-11-28', '2025-12-24'),
    ...days(market, 'closed', NASD_1996, '1997-01-20'),
    ...days(market, 'closed', NASD_1998, '1998-01-19', '1998-02-16', '1998-04-10', '1998-05-25'),
    ...days(market, 'open', NASD_1998, '1998-02-12'),
    ...days(market, 'open', DTCC_2007, '2007-01-02'),
  ]),
  ...days('XTSE', 'closed', CDS_2023, '2023-01-02', '2023-04-07', '2023-05-22'),
  ...days(
    'XTSE',
    'open',
    CDS_2023,
    '2023-01-03',
    '2023-01-16',
    '2023-05-29',
    '2023-06-19',
    '2023-06-26',
    '2023-07-04',
  ),
  ...days('XTSE', 'closed', TSX_2022, '2022-09-30'),
  ...days('XMEX', 'closed', CNBV_2014, '2014-04-17', '2014-04-18'),
  ...days('BVMF', 'closed', B3_2022, '2022-12-30'),
  ...days('BVMF', 'closed', B3_2020, '2020-06-11'),
  ...days('BVMF', 'open', B3_2020, '2020-07-09', '2020-11-20'),
  ...days('BVMF', 'open', B3_2023, '2023-01-25', '2023-11-20'),
  ...days(
    'XETR',
    'open',
    EUREX_2019,
    '2009-12-24',
    '2009-12-31',
    '2014-12-24',
    '2019-12-24',
    '2019-12-31',
  ),
  ...days('XETR', 'open', FRANKFURT_2017, '2017-06-05', '2017-10-03', '2017-10-31'),
  ...days('XETR', 'closed', T2S_2019, '2019-04-19', '2019-04-22'),
  ...days(
    'XHEL',
    'closed',
    HELSINKI,
    '2020-01-01',
    '2020-04-10',
    '2020-04-13',
    '2020-05-01',
    '2020-12-25',
  ),
  ...days(
    'XHEL',
    'open',
    HELSINKI,
    '2020-01-06',
    '2020-05-21',
    '2020-06-19',
    '2020-12-24',
    '2020-12-31',
  ),
  year('XOSL', 2017, NORWAY_2017, '04-13 04-14 04-17 05-01 05-17 05-25 06-05 12-25 12-26'),
  year('XASX', 2017, ASX_2017, '01-02 01-26 04-14 04-17 04-25 06-12 12-25 12-26'),
  ...days('XASX', 'open', ASX_2017, '2017-03-13', '2017-08-07', '2017-10-02', '2017-11-07'),
  ...days('XASX', 'closed', ASX_2017, '2016-03-14', '2016-08-01', '2016-10-03', '2016-11-01'),
  ...days('XNZE', 'closed', NZX_2022, '2022-09-26'),
  ...['XNSE', 'XBOM'].flatMap((market) => [
    ...days(
      market,
      'closed',
      NSE_2026,
      '2026-01-26',
      '2026-02-19',
      '2026-03-03',
      '2026-03-19',
      '2026-03-26',
      '2026-03-31',
      '2026-04-01',
      '2026-04-03',
      '2026-04-14',
      '2026-05-01',
      '2026-05-28',
      '2026-06-26',
      '2026-08-26',
      '2026-09-14',
      '2026-10-02',
      '2026-10-20',
      '2026-11-10',
      '2026-11-24',
      '2026-12-25',
    ),
    ...days(market, 'closed', INDIA_2023, '2023-03-22', '2023-05-05', '2023-08-16', '2023-11-27'),
    ...days(market, 'closed', INDIA_MILAD_2023, '2023-09-29'),
    ...days(market, 'open', INDIA_MILAD_2023, '2023-09-28'),
  ]),
  ...days('XKRX', 'closed', KOREA_2017, '2017-12-29'),
  ...days('XKRX', 'closed', KOREA_2019, '2019-12-31'),
  ...days('XKRX', 'closed', KOREA_2023, '2023-12-29'),
  ...days('XKRX', 'closed', KOREA_2025, '2025-12-31'),
  ...days('XKRX', 'open', KOREA_2025, '2025-12-30'),
  ...days('XTAI', 'open', TAIWAN_2009, '2009-01-17', '2009-01-22', '2009-01-23'),
  ...days('XTAI', 'closed', TAIWAN_2009, '2009-01-30'),
  ...days('XTAI', 'open', TAIWAN_2013, '2013-02-07', '2013-02-08'),
  ...days('XTAI', 'open', TAIWAN_2016, '2016-01-30', '2016-02-04', '2016-02-05'),
  ...days('XTAI', 'closed', TAIWAN_2016, '2016-02-12'),
  ...days('XTAI', 'open', TAIWAN_2024, '2024-02-06', '2024-02-07'),
  ...days('XTAI', 'closed', TAIWAN_2024, '2024-02-17'),
  ...days('XSHG', 'closed', CHINA_2023, '2023-01-28', '2023-01-29', '2023-04-05'),
  ...days('XSHG', 'closed', CHINA_2024, '2024-09-14', '2024-09-16', '2024-09-17'),
  ...days('XHKG', 'closed', HONG_KONG_2014, '2014-12-24', '2014-12-25', '2014-12-26'),
  ...days('XPHS', 'closed', PSE_2022, '2022-09-26'),
  ...days('XIST', 'closed', TURKEY_2025, '2025-10-28', '2025-10-29'),
  ...days('XIST', 'open', TURKEY_2025, '2025-10-27', '2025-10-30', '2025-10-31'),
];

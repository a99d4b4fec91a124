import { copy, type NotEnteredTable, notEntered, original, report } from '../rows.js';

/**
 * Trading outside the hours of hours/asia-pacific.ts, japan-korea.ts, south-asia.ts and middle-east-africa.ts, in the zone of
 * each calendar. Rows of `registry` were read in the schedules of github.com/SharurTrading (exchange-hours-rs), which name
 * the exchanges' notices.
 */

const registry = (path: string) =>
  report(
    `https://github.com/SharurTrading/exchange-hours-rs/blob/8a53de3942071fcb09da8b3dce6176448bf26860/src/calendar/schedules/equities/${path}.rs`,
  );
/** "5:15 p.m. - 03:00 a.m. the next day (No AHT)" on half days; undated. */
const HKEX_DERIVATIVES = original(
  'https://www.hkex.com.hk/Services/Trading-hours-and-Severe-Weather-Arrangements/Trading-Hours/Derivatives-Market?sc_lang=en',
);
/** "OSE will extend the end of the night session from 5:30 a.m. to 6:00 a.m.", with the system of September 2021. */
const OSE_2021 = original('https://www.jpx.co.jp/english/derivatives/related/j-gate3/01.html');
/** From 17:00 to 06:00 since 5 November 2024, from 16:30 before. */
const OSE_2024 = report('https://news.yahoo.co.jp/expert/articles/99f0c2e89a57d117943baa379b08cbcc62d9e467');
/** "한국거래소가 다음 달 9일부터 파생상품 시장에 야간거래를 도입한다": 18:00 to 06:00, from 9 June 2025. */
const KRX_NIGHT = report('https://m.economidaily.com/view/20250528100806906');
/** The link with Eurex: 18:00 to 05:00. */
const KRX_EUREX = report('https://biz.newdaily.co.kr/site/data/html/2022/11/03/2022110300074.html');
/** "Trading time 08:30 ~ 08:40 (10 minutes)", "15:40 ~ 16:00 (20 minutes)"; undated. */
const KRX_CLOSING_PRICE = original('http://global.krx.co.kr/contents/GLB/06/0602/0602020203/GLB0602020203T1.jsp');
/** The plan, with the hours; the day was moved later to 14 September 2026, see the note. */
const KRX_AFTER = report('https://www.donga.com/news/Economy/article/all/20260114/133155334/1');
/** The after-market opens at 16:30 on the day of an examination, and ends at 20:00 as usual. */
const NEXTRADE = report('https://news.tf.co.kr/read/economy/2261781.htm');
/** "new trading hours in night session ... from 6.50 p.m. until 3.00 a.m.", of gold. */
const TFEX_2020 = original('https://www.tfex.co.th/tfex/newsDetail.html?newsId=15818966541140&sequence=2020014515');
const SET = registry('apac/set');
const ASX = registry('apac/asx');
const PSE = registry('apac/pse');
const NSE = registry('apac/nse');
const IDX = registry('apac/idx');
/** A member's notice of March 2020, with the hours before and after. */
const MEMBER_2020 = report('https://www.hs-sec.co.jp/news/news.php?label=202003301');
/** A broker's page: to 15:00. */
const POEMS = report('https://globalmarkets.poems.com.sg/markets-we-offer/indonesia-idx/');
const BURSA = registry('apac/bursa');
/** The exchange's own data as they were kept on 2 October 2026: "Trade at Close 05:06pm – 05:16pm". */
const SGX_2026 = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/sgx_securities/2025-2027/api2_content-api_stock-exchange_trading.live-20261002T235448Z.json',
);
/** The exchange's page of August 2022: "The Closing Session is held between 15.40 hrs and 16.00 hrs". */
const NSE_2022 = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/nse_india/2010-2024/wayback_20220813022100_nse_mrkt_timing_holidays.html',
);
const SHANGHAI = registry('apac/sse');
const SHENZHEN = registry('apac/szse');
const MUHURAT_2024 = report(
  'https://theindianawaaz.com/nse-bse-to-hold-diwali-muhurat-trading-session-on-nov-1-at-6-pm/',
);
const MUHURAT_2025 = report(
  'https://www.deccanherald.com/business/markets/stock-market-closed-today-bse-nse-to-hold-special-muhurat-trading-check-timing-and-schedule-3770780',
);
const HNX = report('https://hsc.com.vn/en/transaction-regulations/12-hnx-trading-regulations.html');
const DHAKA = report('https://www.tbsnews.net/economy/stocks/dse-cse-cut-trading-session-hour-during-ramadan-805166');
const I24_2026 = report(
  'https://www.i24news.tv/en/news/israel/technology-science/artc-tel-aviv-stock-exchange-to-shift-to-monday-friday-trading-to-attract-foreign-capital',
);
const TADAWUL = registry('africa_middle_east/tadawul');
const JSE = registry('africa_middle_east/jse');

const AT_CLOSE = 'Trading at the closing price';
const NIGHT = 'Night session';
/** The hour of Diwali. */
const MUHURAT = 'Muhurat trading';
const ON = (date: string) => ({ to: date, dates: [date], note: 'An hour on a holiday, which is no business day.' });

/** The exchange's page as it was kept in 2026, "Updated 16 Sep 2017". */
const HKEX_SECURITIES = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/hkex/2025-2027/live_hkex_securities-market_trading-hours.html',
);
/** The exchange's page as transcribed on 2 September 2026. */
const TWSE_ODD_LOTS = report('https://www.twse.com.tw/en/products/system/trading.html');

export default [
  {
    markets: 'XHKG',
    sessions: [notEntered('2017-09-16', 'Pre-opening session, with an auction', '09:00-09:30', HKEX_SECURITIES)],
  },
  {
    markets: 'XTAI',
    sessions: [notEntered('2020-10-26', 'Odd lots after hours', '13:40-14:30', TWSE_ODD_LOTS)],
  },
  {
    markets: 'XHKF',
    sessions: [
      notEntered('2017-11-06', 'After-hours trading', '17:15-03:00', HKEX_DERIVATIVES, {
        note: 'To 01:00 at first; none on half days.',
      }),
    ],
  },
  {
    markets: 'XOSE',
    sessions: [
      notEntered('2017-02-08', NIGHT, '16:30-06:00', OSE_2021, {
        to: '2024-11-04',
        note: 'To 05:30 until September 2021. Counts for the next trading day.',
      }),
      notEntered('2024-11-05', NIGHT, '17:00-06:00', OSE_2024, { note: 'Counts for the next trading day.' }),
    ],
  },
  {
    markets: 'XKFE',
    sessions: [
      notEntered('2016-08-01', 'Night market by the link with Eurex', '18:00-05:00', KRX_EUREX, { to: '2025-06-08' }),
      notEntered('2025-06-09', 'Night market', '18:00-06:00', KRX_NIGHT, { note: 'Counts for the next trading day.' }),
    ],
  },
  {
    markets: 'TFEX',
    sessions: [
      notEntered('2024-03-25', NIGHT, '18:50-03:00', TFEX_2020, {
        note: 'Gold, by a notice of 2020; which other products have it, and until when, was not found.',
      }),
    ],
  },
  {
    markets: 'XKRX XKOS',
    sessions: [
      notEntered('2016-08-01', AT_CLOSE, '15:40-16:00', KRX_CLOSING_PRICE),
      notEntered('2016-08-01', 'Periodic auctions after the close', '16:00-18:00', KRX_AFTER, {
        to: '2026-09-13',
        note: 'Given up with the after-market.',
      }),
      notEntered('2019-04-29', 'Trading at the last closing price', '08:30-08:40', KRX_CLOSING_PRICE),
      notEntered('2026-09-14', 'After-market', '16:00-20:00', KRX_AFTER, {
        note: 'Planned for June; the day is that of several independent projects, a text of the exchange was not read. A pre-market is planned for the end of 2027.',
      }),
    ],
  },
  {
    markets: 'NXTE',
    sessions: [
      notEntered('2026-01-02', 'Pre-market', '08:00-09:00', NEXTRADE),
      notEntered('2026-01-02', 'After-market', '15:20-20:00', NEXTRADE, {
        note: 'Continuous trading from 15:40; before, orders for it and trading at the closing price.',
      }),
    ],
  },
  {
    markets: 'XBKK',
    sessions: [
      notEntered('2024-03-25', 'Closing auction and trading after it', '16:30-17:00', SET, {
        note: 'The end of the auction is at random; it was not read.',
      }),
      notEntered('2025-05-06', NIGHT, '19:00-03:00', SET, { note: 'Depositary receipts of Europe and America.' }),
    ],
  },
  { markets: 'XASX', sessions: [notEntered('2025-06-23', AT_CLOSE, '16:11-16:22', ASX, { note: 'To 16:21:30.' })] },
  {
    markets: 'XSES',
    sessions: [notEntered('2026-10-02', AT_CLOSE, '17:06-17:16', SGX_2026, { note: 'Its first day was not found.' })],
  },
  { markets: 'XSHG', sessions: [notEntered('2026-07-06', AT_CLOSE, '15:05-15:30', SHANGHAI)] },
  { markets: 'XSHE', sessions: [notEntered('2026-07-06', AT_CLOSE, '15:05-15:30', SHENZHEN)] },
  {
    markets: 'XPHS',
    sessions: [
      notEntered('2022-02-02', 'Run-off at the closing price', '14:50-15:00', PSE),
      notEntered('2024-03-01', 'Trading at the average price', '15:00-15:15', PSE, {
        note: 'A new trading system was announced for 23 November 2026; whether the phases changed was not found.',
      }),
    ],
  },
  {
    markets: 'XIDX',
    sessions: [
      notEntered('2013-01-02', 'Closing auction', '15:50-16:00', MEMBER_2020, { to: '2020-03-27' }),
      notEntered('2020-03-30', 'Closing auction', '14:50-15:00', POEMS, { to: '2023-03-31' }),
      notEntered('2023-04-03', AT_CLOSE, '16:00-16:15', IDX),
    ],
  },
  { markets: 'XKLS', sessions: [notEntered('2009-10-26', AT_CLOSE, '16:50-17:00', BURSA)] },
  {
    markets: 'XNSE XBOM',
    sessions: [
      notEntered('2011-10-03', 'Closing session', '15:40-16:00', NSE_2022, { to: '2026-08-02' }),
      notEntered('2024-11-01', MUHURAT, '18:00-19:00', MUHURAT_2024, ON('2024-11-01')),
      notEntered('2025-10-21', MUHURAT, '13:45-14:45', MUHURAT_2025, ON('2025-10-21')),
      notEntered('2026-08-03', 'Continuous trading of shares without derivatives', '15:15-15:30', NSE),
      notEntered('2026-08-03', 'Closing session', '15:50-16:00', NSE),
      notEntered('2026-11-08', MUHURAT, '09:00-21:00', MUHURAT_2025, {
        ...ON('2026-11-08'),
        note: 'Held on Diwali Laxmi Pujan each year; its hour in 2026 was not found, these are the widest.',
      }),
    ],
  },
  { markets: 'HSTC', sessions: [notEntered('2018-11-05', AT_CLOSE, '14:45-15:00', HNX)] },
  { markets: 'XDHA', sessions: [notEntered('2024-03-07', AT_CLOSE, '14:20-14:30', DHAKA)] },
  {
    markets: 'XTAE',
    sessions: [
      notEntered('2026-01-05', AT_CLOSE, '17:25-17:35', I24_2026, {
        note: 'Monday to Thursday "until 5:35 PM"; on Fridays "trading ends at 14:00" (newsru.co.il), which is entered as 13:50.',
      }),
    ],
  },
  { markets: 'XSAU', sessions: [notEntered('2019-05-12', AT_CLOSE, '15:10-15:20', TADAWUL)] },
  { markets: 'XJSE', sessions: [notEntered('2021-02-15', AT_CLOSE, '17:02-17:10', JSE)] },
] satisfies readonly NotEnteredTable[];

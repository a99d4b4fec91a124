import { WIPHA_2019 } from '../hours-doubts.js';
import { HONG_KONG, HONG_KONG_DOUBTS, HONG_KONG_FUTURES_DOUBTS } from '../late-opens-hong-kong.js';
import { copy, type HoursTable, hours, original, report } from '../rows.js';

/** Addresses and grades as in americas.ts. Shortened hours in Ramadan are left out. Japan, Korea: japan-korea.ts. */

const HKEX_2010 = report('https://trading-stocksmarket.blogspot.com/2010/12/');
/** "run from 9:30 am to 12:00 noon and then from 1:30 pm until 4:00 pm". */
const HKEX_2011 = original('https://www.hkex.com.hk/news/news-release/2011/1101243news?sc_lang=en');
/** "from 9:30 am to 12:00 noon and then from 1:00 pm to 4:00 pm". */
const HKEX_2012 = original('http://www.hkex.com.hk/news/news-release/2012/120301news?sc_lang=en');
/** The exchange's page as it was kept in 2026, updated in September 2017. */
const HKEX_2026 = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/hkex/2025-2027/live_hkex_securities-market_trading-hours.html',
);
const SSE = 'https://www.sse.com.cn/lawandrules/sselawsrules2025/stocks/exchange/c/c_20260424_10816482.shtml';
const SSE_2010 = report(SSE);
/**
 * Rule 2.4.2 of 2026, in its words in public notes on the rules: "9:30至11:30、13:00至14:57为连续竞价时间，14:57至15:00为收盘集合竞价时间";
 * beside it the release of 6 August 2018, by which the auction began.
 */
const SSE_RULE = copy(SSE);
/** Rule 2.4.2 of 2018 and of 2026, in its words in the same notes; they leave out the morning. */
const SZSE_RULE = copy('https://www.szse.cn/lawrules/rule/trade/current/t20260424_620190.html');
const TWSE_2010 = report('https://www.twse.com.tw/en/products/system/trading.html');
/**
 * Retells the exchange: "which run from 9:00 am to 1:25pm", "closing sessions (1:25pm-1:30pm)". Its own page has the session to 1:30
 * p.m. (http://www.twse.com.tw/en/products/trading_rules/mechanism01.php) without the auction, its monthly the day on which it began.
 */
const TWSE = report('https://globalexchanges.com/latest-news/taiwan-twse-implements-continuous-trading/117272');
/** The exchange's page as it was kept on 10 April 2011. */
const ASX_2011 = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/ef3daa8d6dfe82b8084e6ba7e5784052d2bb5dbf/normal-weeks/asx-carry-sweep/mp-20110410063732.html',
);
/** Tells of the exchange's table as it was on 3 September 2026, with its seconds; in force since 23 June 2025. */
const ASX_2026 = report('https://github.com/HimanshuJ16/Algo-Trading-Skills');
/** The exchange's page as it was kept in 2026. */
const NZX = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/nzx/2025-2027/live_nzx_trading_hours_and_holidays.html',
);
/** The exchange's page as it was kept on 5 January 2010; pages up to 25 March 2019 have the same. */
const NZX_2010 = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/nzx/2010-2024/wb_20100105003154_key_dates_trading_hours.html',
);
const SGX_821 = report(
  'https://rulebook.sgx.com/rulebook/regulatory-notice-821-trading-hours-market-phases-application-market-phases-and-principles',
);
/** The exchange's own data as they were kept on 2 October 2026. */
const SGX_2026 = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/sgx_securities/2025-2027/api2_content-api_stock-exchange_trading.live-20261002T235448Z.json',
);
const BURSA_2009 = report(
  'https://www.bursamalaysia.com/sites/5bb54be15f36ca0af339077a/assets/5bb55ac75f36ca0c3028d8e7/Amended_Participating_Organisations__Trading_Manual.pdf',
);
const SET_2024 = report('https://www.bangkokpost.com/business/general/2753684/local-bourses-extend-trading-hours');
const IDX_2013 = report('https://www.idx.co.id/Media/1208/2013.pdf');
const OJK_2020 = report(
  'https://ojk.go.id/id/berita-dan-kegiatan/info-terkini/Pages/Siaran-Pers-Perubahan-Jam-Perdagangan-di-Bursa-Efek.aspx',
);
const IDX_2023 = report('https://www.idx.id/id/tentang-bei/ikhtisar-dan-sejarah-bei');
/** The exchange's page as it was on 27 August 2026, retold: "Pre-Close 14:45", "Run-Off / Trading-at-Last 14:50". */
const PSE_MARCH_2022 = report(
  'https://news.abs-cbn.com/business/02/23/22/pse-back-to-full-trading-hours-starting-march-1',
);
const PSE_2026 = report('https://www.pse.com.ph/investing-at-pse/');
const PSE = (circular: string) => report(`https://documents.pse.com.ph/${circular}`);
const HOSE_2013 = report(
  'https://web.archive.org/web/20140501225025id_/http://www.hsx.vn:80/hsx_en/Modules/annual/annual_files/BCTN-ANNUAL%20REPORT%202013.pdf',
);
/** A member's table; decision 653/QĐ-SGDHN, with a session after the close, came into force on 5 November 2018. */
const HNX_2018 = report('https://hsc.com.vn/en/transaction-regulations/12-hnx-trading-regulations.html');

/** "Ever since February 20th, 2012" the last five minutes are an auction. */
const TPEX = original('https://www.tpex.org.tw/en/stock/trading/information/information.php');
/** Undated; so also in a member's guide of the time when after-hours trading ended at 01:00, which began on 6 November 2017. */
const HKEX_DERIVATIVES = original(
  'https://www.hkex.com.hk/Services/Trading-hours-and-Severe-Weather-Arrangements/Trading-Hours/Derivatives-Market?sc_lang=en',
);
/** Retells the rules of the exchange, of 14 December 2021. */
const BEIJING_2021 = report('http://travelwithnise.com/zhishi/chaogurumen/19919490.html');
const MONDAY_TO_THURSDAY = [1, 2, 3, 4];
const FRIDAY = [5];

export default [
  {
    markets: 'XHKG',
    hours: [
      hours('2010-12-09', '10:00-12:30 14:30-16:00', HKEX_2010, { to: '2011-03-04' }),
      hours('2011-03-07', '09:30-12:00 13:30-16:00', HKEX_2011, { to: '2012-03-02' }),
      hours('2012-03-05', '09:30-12:00 13:00-16:00', HKEX_2012, { to: '2016-07-22' }),
      hours('2016-07-25', '09:30-12:00 13:00-16:00', HKEX_2026, {
        closing_auction: ['16:00', '16:10'],
        note: 'The auction of eligible shares ends at random from 16:08 to 16:10; a few securities have no break. The auction began on that day by a release of the exchange.',
      }),
    ],
    lateOpens: HONG_KONG,
    lateOpenDoubts: HONG_KONG_DOUBTS,
    hoursDoubts: [WIPHA_2019],
  },
  {
    markets: 'XHKF',
    hours: [
      hours('2017-11-06', '09:15-12:00 13:00-16:30', HKEX_DERIVATIVES, {
        note: 'Futures and options on share indices, expiring ones to 16:00; the session after hours is not entered.',
      }),
    ],
    lateOpenDoubts: HONG_KONG_FUTURES_DOUBTS,
    hoursDoubts: [WIPHA_2019],
  },
  {
    markets: 'BJSE',
    hours: [hours('2022-01-04', '09:30-11:30 13:00-14:57', BEIJING_2021, { closing_auction: ['14:57', '15:00'] })],
  },
  {
    markets: 'XSHG',
    hours: [
      hours('2010-01-04', '09:30-11:30 13:00-15:00', SSE_2010, { to: '2018-08-17' }),
      hours('2018-08-20', '09:30-11:30 13:00-14:57', SSE_RULE, { closing_auction: ['14:57', '15:00'] }),
    ],
  },
  {
    markets: 'XSHE',
    hours: [hours('2016-05-09', '09:30-11:30 13:00-14:57', SZSE_RULE, { closing_auction: ['14:57', '15:00'] })],
  },
  {
    markets: 'XTAI',
    hours: [
      hours('2010-01-04', '09:00-13:25', TWSE_2010, { to: '2020-03-20', closing_auction: ['13:25', '13:30'] }),
      hours('2020-03-23', '09:00-13:25', TWSE, {
        closing_auction: ['13:25', '13:30'],
        note: 'Matched continuously since; before, in auctions every few seconds.',
      }),
    ],
  },
  {
    markets: 'XASX',
    hours: [
      hours('2011-04-10', '10:00-16:00', ASX_2011, {
        to: '2025-06-20',
        closing_auction: ['16:00', '16:12'],
        note: 'Shares open in five groups, from 10:00 to 10:09. The auction is matched from 16:10.',
      }),
      hours('2025-06-23', '10:00-16:00', ASX_2026, {
        closing_auction: ['16:00', '16:11'],
        note: 'The auction is matched from 16:10. Trading may begin 15 seconds before 10:00.',
      }),
    ],
  },
  {
    markets: 'XNZE',
    hours: [
      hours('2010-01-05', '10:00-16:45', NZX_2010, { to: '2020-04-03', closing_auction: ['16:45', '17:00'] }),
      hours('2020-04-06', '10:00-16:45', NZX, { closing_auction: ['16:45', '17:00'] }),
    ],
  },
  {
    markets: 'XSES',
    hours: [
      hours('2011-08-01', '09:00-17:00', SGX_821, { to: '2017-11-10', closing_auction: ['17:00', '17:06'] }),
      hours('2017-11-13', '09:00-12:00 13:00-17:00', SGX_821, {
        to: '2026-10-01',
        closing_auction: ['17:00', '17:06'],
      }),
      hours('2026-10-02', '09:00-12:00 13:00-17:00', SGX_2026, { closing_auction: ['17:00', '17:06'] }),
    ],
  },
  {
    markets: 'XKLS',
    hours: [hours('2009-10-26', '09:00-12:30 14:30-16:45', BURSA_2009, { closing_auction: ['16:45', '16:50'] })],
  },
  {
    markets: 'TFEX',
    hours: [
      hours('2024-03-25', '09:45-12:30 13:45-16:55', SET_2024, {
        note: "Futures on shares and currencies; the report tells of the afternoon, the morning is that of a member's page of before. The night session is not entered.",
      }),
    ],
  },
  { markets: 'XBKK', hours: [hours('2024-03-25', '10:00-12:30 14:00-16:30', SET_2024)] },
  {
    markets: 'XIDX',
    hours: [
      hours('2013-01-02', '09:00-12:00 13:30-15:50', IDX_2013, { to: '2020-03-27', weekdays: MONDAY_TO_THURSDAY }),
      hours('2013-01-02', '09:00-11:30 14:00-15:50', IDX_2013, { to: '2020-03-27', weekdays: FRIDAY }),
      hours('2020-03-30', '09:00-11:30 13:30-14:50', OJK_2020, {
        to: '2023-03-31',
        note: 'Shortened because of COVID-19.',
      }),
      hours('2023-04-03', '09:00-12:00 13:30-15:50', IDX_2023, {
        weekdays: MONDAY_TO_THURSDAY,
        closing_auction: ['15:50', '16:00'],
      }),
      hours('2023-04-03', '09:00-11:30 14:00-15:50', IDX_2023, {
        weekdays: FRIDAY,
        closing_auction: ['15:50', '16:00'],
      }),
    ],
  },
  {
    markets: 'XPHS',
    hours: [
      hours('2012-01-02', '09:30-12:00 13:30-15:17', PSE('AnnouncementOPSPDF/PSE%20New%20Trading%20Hours.pdf'), {
        to: '2013-10-31',
      }),
      hours(
        '2013-11-04',
        '09:30-12:00 13:30-15:15',
        PSE('wp-content/uploads/sites/15/2024/08/4_Extended-Pre-Close_TPA_2013-0185.pdf'),
        { to: '2020-03-13' },
      ),
      hours('2020-03-16', '09:30-12:45', PSE('CircularOPSPDF/CN-2020-0017.pdf'), { to: '2021-12-03' }),
      hours('2021-12-06', '09:30-12:00 13:00-14:45', PSE('CircularOPSPDF/CN-2021-0059.pdf'), { to: '2022-01-13' }),
      hours('2022-01-14', '09:30-12:45', PSE('wp-content/uploads/sites/15/2022/01/CN_2022-0004.pdf'), {
        to: '2022-01-31',
      }),
      hours('2022-02-02', '09:30-12:45', PSE_MARCH_2022, {
        to: '2022-02-28',
        note: 'A notice of 26 January 2022 gave the full day from 2 February and was taken back on the same day (https://mb.com.ph/2022/1/26/pse-considers-returning-to-full-day-trading-in-february).',
      }),
      hours('2022-03-01', '09:30-12:00 13:00-14:45', PSE_MARCH_2022, {
        to: '2026-08-26',
        closing_auction: ['14:45', '14:50'],
      }),
      hours('2026-08-27', '09:30-12:00 13:00-14:45', PSE_2026, {
        closing_auction: ['14:45', '14:50'],
        note: 'A new trading system was announced for 23 November 2026; whether the phases changed was not found.',
      }),
    ],
  },
  {
    markets: 'XSTC',
    hours: [
      hours('2013-07-22', '09:15-11:30 13:00-14:30', HOSE_2013, {
        closing_auction: ['14:30', '14:45'],
        note: 'An opening auction is held from 09:00 to 09:15.',
      }),
    ],
  },
  {
    markets: 'HSTC',
    hours: [
      hours('2018-11-05', '09:00-11:30 13:00-14:30', HNX_2018, {
        closing_auction: ['14:30', '14:45'],
        note: 'Trading at the closing price follows, to 15:00.',
      }),
    ],
  },
  {
    markets: 'ROCO',
    hours: [
      hours('2012-02-20', '09:00-13:25', TPEX, {
        closing_auction: ['13:25', '13:30'],
        note: 'Orders were matched in auctions every few seconds until 20 March 2020, continuously since.',
      }),
    ],
  },
] satisfies readonly HoursTable[];

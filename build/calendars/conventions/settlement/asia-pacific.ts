import {
  announced,
  type CycleTable,
  changed,
  copy,
  forSome,
  ISSA_UNDATED,
  issa,
  known,
  NONE,
  original,
  report,
} from '../rows.js';

/** Where a row is `known`, the cycle may be much older; what settled before is not told. */

/** "T+2 settlements effective July 16, 2019 (Tues.) (for executed trades)". */
const JPX_2019 = original('https://www.jpx.co.jp/english/clearing-settlement/tplus2-settlement-cycle/index.html');
const JAPAN_2017 = copy(
  'https://mondovisione.com/news/tokyo-stock-exchange-osaka-exchange-nagoya-stock-exchange-fukuoka-stock-excha-20171026',
);
const BOJ_JGB = report('https://www.thetradenews.com/japan-targets-2018-for-t1/');
/** "As Shortening of JGB Settlement Cycle to T+1 launched on May 1, 2018 (Tue.)". */
const JSCC_JGB = original('https://www.jpx.co.jp/jscc/en/cash/jgbcc/jgb_settlement_t1.html');
const CLEARSTREAM_JP = report(
  'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a20092-2052234',
);
const MAYER_BROWN_2011 = report(
  'https://www.mayerbrown.com/en/perspectives-events/publications/2011/08/t2-finality-arrangement-for-ccass-money-settlement',
);
/** The exchange's own words: "operating under a T+2 settlement cycle since 1992". */
const HKEX_2025 = report('https://www.aastocks.com/en/stocks/news/aafn-news/NOW.1453929/3');
/** "Securities and money settlement is completed and finalised on T+2", from 25 July 2011. */
const HKEX_2011 = original('http://www.hkex.com.hk/eng/newsconsul/hkexnews/2011/110707news.htm');
/** The consultation of 17 April 2026: "an indicative implementation date of the fourth quarter of 2027". */
const CHARLTONS_2026 = report('https://www.charltonslaw.com/hkex-consults-on-t1-settlement/');
const HONG_KONG_T1 = 'Proposed by the exchange for the fourth quarter of 2027; no day was told: its first is taken.';
/** "T+1 (Options Premium, payable in full)"; the page has the trading hours that ended on 4 March 2011. */
const CHIEF_OPTIONS = report('https://www.chiefgroup.com.hk/en/options/contract');
/** In 2018: Korea "has been T+2 since at least 2000", Bombay since 2003. */
const THE_TRADE_2018 = report('https://view.joomag.com/the-trade-55/0154963001523374204?page=70');
/** "The settlement date is the next day of trading date (T+1) ... (T+2 for trading on the previous day of Reserves day)". */
const KRX_BONDS = original('http://global.krx.co.kr/contents/GLB/06/0604/0604010300/GLB0604010300T3.jsp');
const RESERVES = 'Trades of the day before a reserves day settle on T+2. The page bears no date.';
/** "Payment and receipt of the premium shall take place on the day after the trading". */
const JSCC_OPTIONS = original('https://www.jpx.co.jp/jscc/en/cash/futures/assumption-obligation/indexoption.html');
/** The exchange's release: from 2 February 2009 "changed to 10 a.m. of T+2 for securities and 11 a.m. of T+2 for money". */
const TWSE_2009 = copy(
  'https://www.finextra.com/pressarticle/25586/taiwan-stock-exchange-to-roll-out-new-settlement-system',
);
/** Both general markets "switched to the T+2 DVP settlement system in February 2009". */
const TDCC_2016 = original('https://www.tdcc.com.tw/portal/en/news/content/40289795547e87810154a28316ff000f');
const CLEARSTREAM_CN = report(
  'https://www.clearstream.com/clearstream-en/securities-services/market-coverage/asia-pacific/china/settlement-process-china-1281680',
);
const BANGKOK_POST_2017 = report(
  'https://www.newssummedup.com/summary/T-2-implementation-on-schedule-for-launch-in-Q1-|-Bangkok-Post-business-ixukkh',
);
/** "T+3, whose last day was Feb 28"; 1 March 2018 was a holiday. */
const BANGKOK_POST_2018 = report(
  'https://www.bangkokpost.com/business/finance/1420815/set-applies-settlement-cycle-t-2',
);
/** Trades of 4 March (T+3) and 7 March (T+2) both settle on 9 March 2016. */
const CLEARSTREAM_AU = report(
  'https://www.clearstream.com/clearstream-en/securities-services/settlement/a16027-1300156',
);
const NZX_2016 = report('https://financialit.net/news/security/nzx-transitioned-t2-settlement-cycle');
const UOB_2018 = report('https://sg.uobkayhian.com/page/announcement/announcement-SGX-T2-Dec18.html');
const CLEARSTREAM_MY = report(
  'https://www.clearstream.com/clearstream-en/securities-services/settlement/a19025-1493008',
);
const CLEARSTREAM_ID = report(
  'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a18132-1385802',
);
const PSE_2023 = report(
  'https://www.bworldonline.com/corporate/2023/08/16/539884/pse-to-implement-t2-settlement-by-aug-24/',
);
const VSD_2016 = report('http://bizhub.vn/markets/settlement-of-stock-trades-cut-one-day_14549.html');
const VSD_NOON =
  'Since 29 August 2022 settled by noon of T+2 (Decision 109/QĐ-VSD), so that it can be sold in the afternoon.';
const A_SHARES = 'A shares: the money on T+1; the securities are booked on the evening of the trade date (T+0).';
const BEIJING =
  'No text was found: the cycle of Shanghai and Shenzhen is taken, which have the same depository. The money on T+1; the securities are booked on the evening of the trade date (T+0).';
const CHINA = {
  equity: [known('2019-09-09', 1, CLEARSTREAM_CN, A_SHARES)],
  b_share: [known('2019-09-09', 3, CLEARSTREAM_CN)],
};

const JGB = [
  known('2012-05-01', 2, BOJ_JGB, 'Since April 2012.'),
  changed('2018-05-01', 1, JSCC_JGB, 'Outright trades of Japanese government bonds between residents.'),
];

export default [
  { markets: 'JPY:JGB', cycles: { government_bond: JGB }, calendars: { government_bond: 'JPY:JGB' } },
  {
    markets: 'XTKS',
    cycles: {
      equity: [
        known('2001-09-25', 3, issa('jp')),
        known('2019-07-12', 3, JPX_2019),
        changed('2019-07-16', 2, JPX_2019),
      ],
      government_bond: JGB,
      corporate_bond: [
        known('2020-07-10', 3, CLEARSTREAM_JP),
        changed('2020-07-13', 2, CLEARSTREAM_JP, 'A guideline of the dealers’ association.'),
      ],
    },
    calendars: { government_bond: 'JPY:JGB' },
  },
  {
    markets: 'XNGO XFKA XSAP',
    cycles: { equity: [known('2019-07-12', 3, JAPAN_2017), changed('2019-07-16', 2, JAPAN_2017)] },
  },
  {
    markets: 'XHKG',
    cycles: {
      equity: [
        known('1999-01-04', 2, HKEX_2025, 'Since 1992.'),
        known('2011-07-21', 2, MAYER_BROWN_2011, 'The money of some trades followed on the morning of T+3.'),
        known('2011-07-25', 2, HKEX_2011),
        announced('2027-10-01', 1, CHARLTONS_2026, HONG_KONG_T1),
      ],
      option_premium: [
        known('2011-03-04', 1, CHIEF_OPTIONS, 'Options on shares; later pages of members have the same.'),
      ],
    },
  },
  {
    markets: 'XOSE',
    cycles: {
      option_premium: [
        known(
          '2016-07-19',
          1,
          JSCC_OPTIONS,
          'Options on share indices; the page names those that were opened on this day.',
        ),
      ],
    },
    calendars: { option_premium: 'XOSE' },
  },
  { markets: 'XSHG XSHE', cycles: CHINA },
  { markets: 'BJSE', cycles: { equity: [known('2022-01-04', 1, NONE, BEIJING)] } },
  {
    markets: 'XTAI',
    cycles: { equity: [known('2009-02-02', 2, TWSE_2009), known('2016-02-01', 2, TDCC_2016)] },
  },
  { markets: 'ROCO', cycles: { equity: [known('2009-03-02', 2, TDCC_2016, 'Since February 2009.')] } },
  {
    markets: 'XKRX',
    cycles: {
      equity: [
        known('2003-01-02', 2, THE_TRADE_2018, 'Since 2000 or before.'),
        known('2017-03-02', 2, BANGKOK_POST_2017),
      ],
      government_bond: [forSome('2026-01-02', 1, 2, KRX_BONDS, RESERVES)],
    },
  },
  { markets: 'XKOS NXTE', cycles: { equity: [known('2017-03-02', 2, BANGKOK_POST_2017)] } },
  {
    markets: 'XASX',
    cycles: {
      equity: [
        known('2003-01-02', 3, issa('au'), ISSA_UNDATED),
        known('2016-03-04', 3, CLEARSTREAM_AU),
        changed('2016-03-07', 2, CLEARSTREAM_AU),
      ],
    },
  },
  { markets: 'XNZE', cycles: { equity: [known('2016-03-04', 3, NZX_2016), changed('2016-03-07', 2, NZX_2016)] } },
  { markets: 'XSES', cycles: { equity: [known('2018-12-07', 3, UOB_2018), changed('2018-12-10', 2, UOB_2018)] } },
  {
    markets: 'XKLS',
    cycles: { equity: [known('2019-04-26', 3, CLEARSTREAM_MY), changed('2019-04-29', 2, CLEARSTREAM_MY)] },
  },
  {
    markets: 'XBKK',
    cycles: {
      equity: [
        known('2010-01-04', 3, BANGKOK_POST_2017, '“For decades”, in February 2017.'),
        known('2018-02-28', 3, BANGKOK_POST_2018),
        changed('2018-03-02', 2, BANGKOK_POST_2018),
      ],
    },
  },
  {
    markets: 'XIDX',
    cycles: { equity: [known('2018-11-23', 3, CLEARSTREAM_ID), changed('2018-11-26', 2, CLEARSTREAM_ID)] },
  },
  { markets: 'XPHS', cycles: { equity: [known('2023-08-23', 3, PSE_2023), changed('2023-08-24', 2, PSE_2023)] } },
  {
    markets: 'XSTC HSTC',
    cycles: {
      equity: [changed('2016-01-01', 2, VSD_2016, VSD_NOON)],
      government_bond: [known('2016-01-04', 1, VSD_2016)],
    },
  },
] satisfies readonly CycleTable[];

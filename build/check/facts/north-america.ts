import type { DayFact, Fact } from './fact.js';

/** What sources say of the markets of North America, read in the sources named. */

const NYSE_GROUP =
  'https://mondovisione.com/media-and-resources/news/' +
  'nyse-group-announces-2022-2023-and-2024-holiday-and-early-closings-calendar/';
const NASDAQ_2025 =
  'https://mondovisione.com/media-and-resources/news/' +
  'nasdaq-announces-the-closure-of-its-us-markets-in-honor-of-a-national-day-of-m-1/';
const CBOE_2025 =
  'https://www.prnewswire.com/news-releases/cboe-global-markets-to-close-its-us-markets-january-9-in-honor-of-national-' +
  'day-of-mourning-for-former-president-jimmy-carter-302340342.html';
const CHRISTMAS_2008 =
  'http://startupcenter.blogspot.com/2008/12/nasdaq-nyse-tsx-lse-christmas-holiday.html';
const MLK_2025 =
  'https://www.forexlive.com/news/reminder-us-markets-are-closed-on-monday-january-20-2025-20250119/';
const DTN_JULY_2024 = 'https://iqhelp.dtn.com/fourth-of-july-service-hours-2024';
const DTN_PRESIDENTS_2023 = 'https://iqhelp.dtn.com/presidents-day-holiday-hours-2023/';

const CME_MLK_2006 =
  'https://www.cmegroup.com/media-room/press-releases/2006/1/10/cme_announces_drmartinlutherkingjrholidaytradinghours.html';
const CME_JULY_2006 = 'https://www.mypivots.com/board/topic/538/1/independence-day';
const CNBC_FORD = 'https://www.cnbc.com/id/16384249';
const LIND_2009 = 'https://www.traderplanet.com/july-4th-holiday-trading-schedule';
const YEAR_END_2010 =
  'http://tradingmarkets.com/recent/whats_up_whats_down_futurescommodity_trading_holiday_schedule_for_years_end-' +
  '1395235.html';
const PRESIDENTS_2011 =
  'https://tradingmarkets.com/recent/whats_up_whats_down_spotlight_on_holiday_trading-1502672';
const SANDY_29 =
  'http://www.mypivots.com/board/topic/7539/1/hurricane-sandy-to-close-some-futures-markets';
const SANDY_29_RATES =
  'http://www.reuters.com/article/storm-sandy-cme-earlyclose-idUSL1E8LT35920121029';
const SANDY_30 =
  'https://prnewswire.com/news-releases/cme-group-to-reopen-us-equity-index-and-interest-rate-complexes-tonight-' +
  '176339591.html';
const JULY_2013 =
  'http://optionsthinktank.blogspot.com/2013/06/trading-schedule-times-given-are.html';
const MLK_2014 = 'http://www.zerohedge.com/news/2014-01-20/market-trading-hours-during-us-holiday';
const JULY_2017 = 'https://daytradetowin.com/blog/july-4-independence-day-trading-holiday-hours/';
const BUSH_2018 =
  'https://www.prnewswire.com:443/news-releases/cme-group-us-equity-interest-rate-markets-to-close-for-national-day-of-' +
  'mourning-300758702.html';
const MLK_2019 =
  'https://daytradetowin.com/blog/holiday-trading-hours-for-dr-martin-luther-king-jr-day/';
const CARTER_2025 =
  'https://mondovisione.com/media-and-resources/news/cme-group-announces-trading-hours-for-us-national-day-of-mourning-' +
  'to-honor-for/';
const GLOBEX_MLK_2026 = 'https://edgeclear.com/exchange-holiday-hours/?rcp_action=lostpassword';
const NYMEX_MLK_2008 =
  'https://mondovisione.com/media-and-resources/news/nymex-announces-trading-and-processing-schedule-for-martin-luther-' +
  'king-jr-holida-2011124';
const NYMEX_PRESIDENTS_2008 =
  'https://mondovisione.com/media-and-resources/news/nymex-announces-trading-and-processing-schedule-for-presidents-day-' +
  'holiday-2011124';
const CBOT_1999 =
  'https://mondovisione.com/media-and-resources/news/cbot-midam-good-friday-and-easter-sunday-trading-schedule/';
const CBOT_2002 =
  'https://mondovisione.com/media-and-resources/news/cbot-midam-independence-day-holiday-trading-schedule/';

const ICE_2018 =
  'https://www.comunicaffe.com/ice-notice-2018-good-friday-processing-schedule-and-trading-schedule/';
const ICE_CANOLA_2022 =
  'https://www.marketscreener.com/news/latest/ICE-Canola-Market-Closed-Oct-10-for-Thanksgiving--41953817/' +
  '?utm_medium=RSS&utm_content=20221007';

const TSX_2015 = 'https://stock-market-holidays.org/2015-toronto-stock-exchange-holidays/';
const TSX_2010 = 'https://incakolanews.blogspot.com/2010/12/toronto-stock-exchange-christmas.html';
const TSX_2022 =
  'https://www.ferique.com/en/information-center/opening-hours/stock-market-hours-holidays/';
const CANADA_2011 =
  'http://www.canadianbusiness.com/business-news/financial-markets-holiday-season-advisory/';
const GLOBE_2001 =
  'http://v1.theglobeandmail.com/special/attack/pages/marketreaction_article30.html';
const MX_2015 =
  'https://mondovisione.com/media-and-resources/news/montral-exchange-early-interest-rate-derivative-trading-ceases-at-' +
  '130-pm-tod-20151110';
const MX_2017 =
  'https://rjofutures.rjobrien.com/market-news/veterans-day-and-remembrance-day-schedules-2017';
const MX_2025 =
  'https://m.mondovisione.com/news/montral-exchange-interest-rate-derivative-trading-ceases-at-1330-today-decemb-' +
  '20251231';
const BSX_2024 =
  'https://mondovisione.com/media-and-resources/news/bermuda-stock-exchange-2024-festive-holiday-closure-notice/';
const BSX_2025 = 'https://www.calendarlabs.com/bsx-market-holidays-2025/';
const BERMUDA_2022 = 'https://www.gov.bm/print/html/node/1180926';

const SOFR_2020 = 'https://resources.newyorkfed.org/markets/opolicy/operating_policy_200625';
const SOFR_2023 =
  'https://connections.nortonrosefulbright.com/post/102icz1/what-happens-when-an-rfr-is-not-quoted-on-a-particular-day';
const SOFR_GOOD_FRIDAYS = 'https://github.com/lballabio/QuantLib/issues/1886';
const SIFMA_GOOD_FRIDAY_2026 = 'https://pubt.io/view/2C489A7219297D4B8D44A290947D6C90F9714B6B';
const SOFR_2025 = 'https://sifma.org/resources/unscheduled-close-market-matrix';

const US_2024 = {
  year: 2024,
  closed: [
    '01-01',
    '01-15',
    '02-19',
    '03-29',
    '05-27',
    '06-19',
    '07-04',
    '09-02',
    '11-28',
    '12-25',
  ],
  early: ['07-03 13:00', '11-29 13:00', '12-24 13:00'],
  source: NYSE_GROUP,
};

/** Cboe's schedules: what is traded on these days belongs to the next business day. */
const CBOE_GOOD_FRIDAY_2015 =
  'https://www.cboe.com/blogs/options-hub/2015/03/26/cboe-c2-cfe-good-friday-holiday-trading-schedule';
const CBOE_PRESIDENTS_DAY_2015 =
  'https://www.cboe.com/blogs/options-hub/2015/02/10/presidents-day-trading-schedule-next-monday-216';
const CBOE_MLK_2017 =
  'https://mondovisione.com/media-and-resources/news/' +
  'cboe-c2-and-cfe-trading-schedule-for-martin-luther-king-jr-holiday-2017110';
const CBOE_MOURNING_2025 = 'https://marketsmedia.com/exchanges-honor-jimmy-carter';

export const NORTH_AMERICA: readonly Fact[] = [
  ...['XCBO', 'XCBF'].flatMap((calendar) => [
    day(calendar, '2015-02-13', 'open', CBOE_PRESIDENTS_DAY_2015),
    day(calendar, '2015-02-16', 'closed', CBOE_PRESIDENTS_DAY_2015),
    day(calendar, '2015-04-02', 'open', CBOE_GOOD_FRIDAY_2015),
    day(calendar, '2015-04-03', 'closed', CBOE_GOOD_FRIDAY_2015),
    day(calendar, '2017-01-16', 'closed', CBOE_MLK_2017),
    day(calendar, '2025-01-09', 'closed', CBOE_MOURNING_2025),
  ]),
  { calendar: 'XASE', ...US_2024 },
  { calendar: 'ARCX', ...US_2024 },
  day('XNAS', '2008-12-24', 'early 13:00', CHRISTMAS_2008),
  day('XNAS', '2008-12-25', 'closed', CHRISTMAS_2008),
  day('XNAS', '2008-12-26', 'open', CHRISTMAS_2008),
  day('XNAS', '2009-01-01', 'closed', CHRISTMAS_2008),
  day('XNAS', '2024-07-03', 'early 13:00', DTN_JULY_2024),
  day('XNAS', '2025-01-09', 'closed', NASDAQ_2025),
  day('XNAS', '2025-01-20', 'closed', MLK_2025),
  day('BATS', '2025-01-09', 'closed', CBOE_2025),
  day('XCBO', '2025-01-09', 'closed', CBOE_2025),

  day('XCME:EQUITY', '2006-01-16', 'closed', CME_MLK_2006),
  day('XCME:EQUITY', '2006-07-03', 'open', CME_JULY_2006),
  day('XCME:EQUITY', '2006-07-04', 'closed', CME_JULY_2006),
  day('XCME:EQUITY', '2007-01-02', 'closed', CNBC_FORD),
  day('XCME:EQUITY', '2009-07-03', 'closed', LIND_2009),
  day('XCME:EQUITY', '2010-12-31', 'open', YEAR_END_2010),
  day('XCME:EQUITY', '2012-10-29', 'early 08:15', SANDY_29),
  day('XCME:EQUITY', '2012-10-30', 'early 08:15', SANDY_30),
  day('XCME:EQUITY', '2013-07-03', 'early 12:15', JULY_2013),
  day('XCME:EQUITY', '2013-07-04', 'closed', JULY_2013),
  day('XCME:EQUITY', '2014-01-20', 'closed', MLK_2014),
  day('XCME:EQUITY', '2017-07-03', 'early 12:15', JULY_2017),
  day('XCME:EQUITY', '2017-07-04', 'closed', JULY_2017),
  day('XCME:EQUITY', '2018-12-05', 'early 08:30', BUSH_2018),
  day('XCME:EQUITY', '2019-01-21', 'closed', MLK_2019),
  day('XCME:EQUITY', '2023-02-20', 'closed', DTN_PRESIDENTS_2023),
  day('XCME:EQUITY', '2024-07-03', 'early 12:15', DTN_JULY_2024),
  day('XCME:EQUITY', '2025-01-09', 'early 08:30', CARTER_2025),
  day('XCME:EQUITY', '2026-01-19', 'closed', GLOBEX_MLK_2026),
  day('XCME:RATES', '2006-01-13', 'early 15:15', CME_MLK_2006),
  day('XCME:RATES', '2006-07-04', 'closed', CME_JULY_2006),
  day('XCME:RATES', '2007-01-02', 'early 12:00', CNBC_FORD),
  day('XCME:RATES', '2009-07-02', 'open', LIND_2009),
  day('XCME:RATES', '2009-07-03', 'closed', LIND_2009),
  day('XCME:RATES', '2010-12-31', 'early 12:15', YEAR_END_2010),
  day('XCME:RATES', '2011-02-18', 'early 15:15', PRESIDENTS_2011),
  day('XCME:RATES', '2012-10-29', 'early 11:00', SANDY_29_RATES),
  day('XCME:RATES', '2012-10-30', 'open', SANDY_30),
  day('XCME:RATES', '2013-07-03', 'open', JULY_2013),
  day('XCME:RATES', '2014-01-20', 'closed', MLK_2014),
  day('XCME:RATES', '2018-12-05', 'closed', BUSH_2018),
  day('XCME:RATES', '2024-07-04', 'closed', DTN_JULY_2024),
  day('XCME:RATES', '2025-01-09', 'early 12:15', CARTER_2025),
  day('XCME:FX', '2007-01-02', 'early 12:00', CNBC_FORD),
  day('XCME:FX', '2013-07-04', 'closed', JULY_2013),
  day('XCME:FX', '2018-12-05', 'open', BUSH_2018),
  day('XCME:FX', '2019-01-21', 'closed', MLK_2019),
  day('XCME:FX', '2023-02-20', 'closed', DTN_PRESIDENTS_2023),
  day('XCME:FX', '2025-01-20', 'closed', MLK_2025),
  day('XCME:AGRICULTURE', '2007-01-02', 'closed', CNBC_FORD),
  day('XCME:AGRICULTURE', '2018-12-05', 'open', BUSH_2018),
  day('XCME:AGRICULTURE', '2023-02-20', 'closed', DTN_PRESIDENTS_2023),
  day('XCME:AGRICULTURE', '2024-07-04', 'closed', DTN_JULY_2024),
  day('XCME:AGRICULTURE', '2025-01-09', 'early 12:15', CARTER_2025),
  day('XCME:AGRICULTURE', '2026-01-19', 'closed', GLOBEX_MLK_2026),
  day('XCME', '2009-07-03', 'closed', LIND_2009),
  day('XCME', '2019-01-21', 'closed', MLK_2019),
  day('XCME', '2023-02-20', 'closed', DTN_PRESIDENTS_2023),
  day('XCME', '2024-07-04', 'closed', DTN_JULY_2024),
  day('XCME', '2026-01-19', 'closed', GLOBEX_MLK_2026),
  day('XCBT', '1999-04-02', 'closed', CBOT_1999),
  day('XCBT', '2002-07-03', 'open', CBOT_2002),
  day('XCBT', '2002-07-04', 'closed', CBOT_2002),
  day('XCBT', '2002-07-05', 'open', CBOT_2002),
  day('XCBT', '2010-12-31', 'early 12:00', YEAR_END_2010),
  day('XCBT', '2013-07-04', 'closed', JULY_2013),
  day('XCBT', '2024-07-04', 'closed', DTN_JULY_2024),
  day('XNYM', '2008-01-21', 'closed', NYMEX_MLK_2008),
  day('XNYM', '2008-02-18', 'closed', NYMEX_PRESIDENTS_2008),
  day('XNYM', '2009-07-03', 'closed', LIND_2009),
  day('XNYM', '2010-12-31', 'early 16:15', YEAR_END_2010),
  day('XNYM', '2013-07-04', 'closed', JULY_2013),
  day('XNYM', '2014-01-20', 'closed', MLK_2014),
  day('XNYM', '2017-07-04', 'closed', JULY_2017),
  day('XNYM', '2019-01-21', 'closed', MLK_2019),
  day('XNYM', '2023-02-20', 'closed', DTN_PRESIDENTS_2023),
  day('XNYM', '2025-01-09', 'open', CARTER_2025),
  day('XNYM', '2026-01-19', 'closed', GLOBEX_MLK_2026),
  day('XCEC', '2008-01-21', 'closed', NYMEX_MLK_2008),
  day('XCEC', '2013-07-04', 'closed', JULY_2013),
  day('XCEC', '2019-01-21', 'closed', MLK_2019),
  day('XCEC', '2024-07-04', 'closed', DTN_JULY_2024),
  day('XCEC', '2026-01-19', 'closed', GLOBEX_MLK_2026),

  day('IEPA', '2018-03-30', 'closed', ICE_2018),
  day('IEPA:SOFTS', '2013-07-04', 'closed', JULY_2013),
  day('IEPA:SOFTS', '2018-03-30', 'closed', ICE_2018),
  day('IEPA:FINANCIAL', '2010-12-31', 'early 13:15', YEAR_END_2010),
  day('IEPA:FINANCIAL', '2011-02-18', 'early 16:15', PRESIDENTS_2011),
  day('IEPA:FINANCIAL', '2013-07-04', 'early 13:00', JULY_2013),
  day('IEPA:FINANCIAL', '2018-03-30', 'closed', ICE_2018),
  day('IEPA:CANOLA', '2022-10-10', 'closed', ICE_CANOLA_2022),
  day('IEPA:CANOLA', '2024-07-01', 'closed', DTN_JULY_2024),

  {
    calendar: 'XTSE',
    year: 2015,
    closed: [
      '01-01',
      '02-16',
      '04-03',
      '05-18',
      '07-01',
      '08-03',
      '09-07',
      '10-12',
      '12-25',
      '12-28',
    ],
    source: TSX_2015,
  },
  day('XTSE', '2001-09-11', 'early 10:40', GLOBE_2001),
  day('XTSE', '2001-09-12', 'closed', GLOBE_2001),
  day('XTSE', '2001-09-13', 'open', GLOBE_2001),
  day('XTSE', '2008-12-24', 'early 13:00', CHRISTMAS_2008),
  day('XTSE', '2008-12-26', 'closed', CHRISTMAS_2008),
  day('XTSE', '2008-12-31', 'open', CHRISTMAS_2008),
  day('XTSE', '2010-12-24', 'early 13:00', TSX_2010),
  day('XTSE', '2010-12-27', 'closed', TSX_2010),
  day('XTSE', '2010-12-28', 'closed', TSX_2010),
  day('XTSE', '2010-12-31', 'open', TSX_2010),
  day('XTSE', '2011-12-26', 'closed', CANADA_2011),
  day('XTSE', '2011-12-27', 'closed', CANADA_2011),
  day('XTSE', '2012-01-02', 'closed', CANADA_2011),
  day('XTSE', '2022-12-27', 'closed', TSX_2022),
  day('XTSE', '2023-04-10', 'open', TSX_2022),
  day('XTSE', '2023-07-03', 'closed', TSX_2022),
  day('XTSE', '2023-11-13', 'open', TSX_2022),
  day('XTSX', '2010-12-24', 'early 13:00', TSX_2010),
  day('XTSX', '2010-12-28', 'closed', TSX_2010),
  day('XMOD', '2026-01-01', 'closed', MX_2025),
  day('XMOD:RATES', '2015-11-10', 'early 13:30', MX_2015),
  day('XMOD:RATES', '2015-11-11', 'closed', MX_2015),
  day('XMOD:RATES', '2017-11-10', 'early 13:30', MX_2017),
  day('XMOD:RATES', '2017-11-13', 'closed', MX_2017),
  day('XMOD:RATES', '2025-12-31', 'early 13:30', MX_2025),
  {
    calendar: 'XBDA',
    year: 2025,
    closed: [
      '01-01',
      '04-18',
      '05-23',
      '06-16',
      '07-31',
      '08-01',
      '09-01',
      '11-11',
      '12-25',
      '12-26',
    ],
    source: BSX_2025,
  },
  day('XBDA', '2022-09-19', 'closed', BERMUDA_2022),
  day('XBDA', '2024-12-24', 'early 14:00', BSX_2024),
  day('XBDA', '2024-12-31', 'open', BSX_2024),

  day('USD:SOFR', '2020-07-03', 'closed', SOFR_2020),
  day('USD:SOFR', '2020-07-02', 'open', SOFR_2020),
  day('USD:SOFR', '2021-04-02', 'closed', SOFR_GOOD_FRIDAYS),
  day('USD:SOFR', '2022-04-15', 'closed', SOFR_GOOD_FRIDAYS),
  day('USD:SOFR', '2023-04-07', 'closed', SOFR_2023),
  day('USD:SOFR', '2026-04-03', 'closed', SIFMA_GOOD_FRIDAY_2026),
  day('USD:SOFR', '2025-01-09', 'open', SOFR_2025),
];

function day(calendar: string, date: string, is: DayFact['is'], source: string): DayFact {
  return { calendar, date, is, source };
}

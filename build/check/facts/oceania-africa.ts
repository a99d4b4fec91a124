import type { Fact } from './fact.js';

const ASX_2017 =
  'https://altocapital.coretrading.com.au/public/homepage/announcements.aspx?id=announcement250';
const ASX_2025 = 'https://www.smallcaps.ca/trading-calendar';
const ASX_2012 = 'https://www.investmentu.com/content/detail/asx-australia-holiday-schedule';
const ASX_2011 = 'http://bougainville-copper.eu/boersenhandelszeiten-1.html';
const ASX_24 = 'https://www.asx.com.au/markets/market-resources/asx-24-trading-calendar';
const ASX_24_2010 =
  'https://www.asxenergy.com.au/newsroom/industry_news/asx-24---christmas-and-new-ye';
const ASX_24_2022 =
  'https://www.asxenergy.com.au/newsroom/industry_news/asx-24-trading-and-clearing-h';
const AFMA = 'https://afma.com.au/standards/market-conventions';
const ANZAC_2015 =
  'https://www.sharetrader.co.nz/archive/index.php/t-10237.html?s=3a9f1e9843a4cf4c8ab9b75f8f621aa7';
const NZSE_2001 =
  'https://mondovisione.com/media-and-resources/news/nzse-will-open-on-mondays-december-24-and-31-2011124';
const NZSX_2003 =
  'https://nzherald.co.nz/business/companies/inz-stocksi-telecom-buy-up-leads-market-to-pre-holiday-high/' +
  'GSJAPZCAEXBMZNOJAAGUB5NBK4';
const NZX_2022 =
  'http://www.sharechat.co.nz/article/e9b90cfd/class-rulings-for-queen-elizabeth-ii-memorial-day.html';
const MATARIKI_2022 =
  'https://www.forexlive.com/news/heads-up-for-nzd-traders-new-zealand-markets-closed-for-a-holiday-today-20220623/';
const PAYMENTS_NZ_2022 =
  'https://www.scoop.co.nz/stories/AK2209/S00428/payments-during-qeii-memorial-day.htm';
const NZDATA = 'https://nzdata.org/calendar/default.aspx';
const SARB_2025 =
  'https://www.devdiscourse.com/article/law-order/3731436-reserve-bank-announces-festive-season-trading-and-settlement-' +
  'closures';
const JSE_2016 =
  'https://www.businesslive.co.za/bd/markets/2016-12-23-market-wrap-jse-closes-in-the-red-in-thin-pre-christmas-trade/';
const JSE_2017 =
  'https://www.businesslive.co.za/bd/markets/2017-12-29-jse-close-to-60000-points-as-the-road-for-zumas-impeachment-is-' +
  'paved/';
const JSE_2021 =
  'https://www.businesslive.co.za/bd/markets/2021-12-28-market-wrap-jse-begins-final-week-of-2021-on-a-high-note/';
const JSE_1994 =
  'http://articles.chicagotribune.com/1994-05-12/news/9405130111_1_south-africa-all-race-rugby-world-cup';
const REPORT = 'https://mondovisione.com/media-and-resources/news/';
const NSE_MAY_2020 = 'https://businesspost.ng/economy/nigerian-stock-exchange-closes-for-two-days/';
const KENYA_2026 = 'https://www.ebc.com/forex/nse-kenya-trading-holidays-and-market-hours-in-2026';
const OBAMA = 'http://www.reuters.com/article/kenya-markets-close-idUSL5N1034B220150723';
const MAURITIUS_2017 = 'https://www.boc.cn/mu/en/bocinfo/bi1/201705/t20170502_9355046.html';
const MOROCCO_2025 = 'https://www.challenge.ma/tag/jour-ferie';
const ADHA_2021 =
  'https://maroc-diplomatique.net/le-1er-dou-al-hijja-1442-lundi-12-juillet-et-laid-al-adha';
const ADHA_2018 =
  'https://www.huffpostmaghreb.com/entry/laid-al-adha-sera-celebre-le-mercredi-22-aout-au-maroc_mg_5b714489e4b0530743cb4743';
const MOROCCO_2020 =
  'https://fr.le360.ma/societe/rappel-voici-le-calendrier-des-jours-feries-pour-le-reste-de-cette-annee-2020-206434';

const nigeria = (calendar: string): Fact[] => [
  {
    calendar,
    date: '2015-12-24',
    is: 'closed',
    source: `${REPORT}nigerian-stock-exchange-weekly-market-report-for-week-ending-23-december-2015-20151223`,
  },
  { calendar, date: '2020-05-25', is: 'closed', source: NSE_MAY_2020 },
  { calendar, date: '2020-05-26', is: 'closed', source: NSE_MAY_2020 },
  { calendar, date: '2020-05-27', is: 'open', source: NSE_MAY_2020 },
  {
    calendar,
    date: '2018-08-21',
    is: 'closed',
    source: 'https://punchng.com/eid-fg-declares-tuesday-wednesday-public-holidays/',
  },
  {
    calendar,
    date: '2016-07-07',
    is: 'closed',
    source: 'https://ilorin.info/fullnews.php?id=18283',
  },
];

const kenya = (calendar: string): Fact[] => [
  { calendar, date: '2026-01-01', is: 'closed', source: KENYA_2026 },
  { calendar, date: '2026-04-06', is: 'closed', source: KENYA_2026 },
  { calendar, date: '2026-06-01', is: 'closed', source: KENYA_2026 },
  { calendar, date: '2026-10-20', is: 'closed', source: KENYA_2026 },
  { calendar, date: '2026-12-25', is: 'closed', source: KENYA_2026 },
];

const morocco = (calendar: string): Fact[] => [
  { calendar, date: '2018-08-20', is: 'closed', source: ADHA_2018 },
  { calendar, date: '2018-08-21', is: 'closed', source: ADHA_2018 },
  { calendar, date: '2018-08-22', is: 'closed', source: ADHA_2018 },
  { calendar, date: '2018-08-23', is: 'closed', source: ADHA_2018 },
  { calendar, date: '2021-07-20', is: 'open', source: ADHA_2021 },
  { calendar, date: '2021-07-21', is: 'closed', source: ADHA_2021 },
  { calendar, date: '2020-10-30', is: 'closed', source: MOROCCO_2020 },
  { calendar, date: '2020-11-18', is: 'closed', source: MOROCCO_2020 },
];

/** From the announcements and reports named, not from our own output. */
export const OCEANIA_AFRICA: readonly Fact[] = [
  {
    calendar: 'XASX',
    year: 2017,
    closed: ['01-02', '01-26', '04-14', '04-17', '04-25', '06-12', '12-25', '12-26'],
    source: ASX_2017,
  },
  {
    calendar: 'XASX',
    year: 2025,
    closed: ['01-01', '01-27', '04-18', '04-21', '04-25', '06-09', '12-25', '12-26'],
    early: ['12-24 14:10', '12-31 14:10'],
    source: ASX_2025,
  },
  { calendar: 'XASX', date: '2012-12-24', is: 'early 14:10', source: ASX_2012 },
  { calendar: 'XASX', date: '2011-04-26', is: 'closed', source: ASX_2011 },
  { calendar: 'XASX', date: '2011-08-01', is: 'open', source: ASX_2011 },
  { calendar: 'XASX', date: '2015-04-27', is: 'open', source: ANZAC_2015 },

  { calendar: 'XSFE', date: '2010-12-24', is: 'early 12:30', source: ASX_24_2010 },
  { calendar: 'XSFE', date: '2010-12-27', is: 'closed', source: ASX_24_2010 },
  { calendar: 'XSFE', date: '2010-12-28', is: 'closed', source: ASX_24_2010 },
  { calendar: 'XSFE', date: '2011-01-03', is: 'closed', source: ASX_24_2010 },
  { calendar: 'XSFE', date: '2022-12-23', is: 'open', source: ASX_24_2022 },
  { calendar: 'XSFE', date: '2026-04-27', is: 'open', source: ASX_24 },
  ...['XSFE:EQUITY', 'XSFE:INTEREST-RATE', 'XSFE:ENERGY', 'XSFE:AGRICULTURE'].flatMap(
    (calendar): Fact[] => [
      { calendar, date: '2026-01-01', is: 'closed', source: ASX_24 },
      { calendar, date: '2026-04-03', is: 'closed', source: ASX_24 },
      { calendar, date: '2026-04-06', is: 'closed', source: ASX_24 },
      { calendar, date: '2026-12-28', is: 'closed', source: ASX_24 },
      { calendar, date: '2022-12-30', is: 'open', source: ASX_24_2022 },
    ],
  ),

  { calendar: 'XNZE', date: '2001-12-24', is: 'early 12:30', source: NZSE_2001 },
  { calendar: 'XNZE', date: '2001-12-28', is: 'open', source: NZSE_2001 },
  { calendar: 'XNZE', date: '2003-12-24', is: 'early 12:30', source: NZSX_2003 },
  { calendar: 'XNZE', date: '2002-01-02', is: 'closed', source: NZSE_2001 },
  { calendar: 'XNZE', date: '2015-04-27', is: 'closed', source: ANZAC_2015 },
  { calendar: 'XNZE', date: '2022-06-24', is: 'closed', source: MATARIKI_2022 },
  { calendar: 'XNZE', date: '2022-09-26', is: 'closed', source: NZX_2022 },

  {
    calendar: 'AUD',
    year: 2017,
    closed: ['01-02', '01-26', '04-14', '04-17', '04-25', '06-12', '12-25', '12-26'],
    source: ASX_2017,
  },
  { calendar: 'NZD', date: '2022-09-26', is: 'open', source: PAYMENTS_NZ_2022 },
  { calendar: 'NZD', date: '2022-06-24', is: 'closed', source: MATARIKI_2022 },
  { calendar: 'NZD', date: '2024-02-06', is: 'closed', source: NZDATA },
  { calendar: 'NZD', date: '2024-06-28', is: 'closed', source: NZDATA },
  { calendar: 'NZD', date: '2025-10-27', is: 'closed', source: NZDATA },
  { calendar: 'NZD:BENCHMARK', date: '2024-01-22', is: 'closed', source: NZDATA },
  { calendar: 'NZD:BENCHMARK', date: '2024-01-29', is: 'closed', source: NZDATA },
  { calendar: 'NZD:BENCHMARK', date: '2025-01-20', is: 'closed', source: NZDATA },
  { calendar: 'NZD:BENCHMARK', date: '2025-01-27', is: 'closed', source: NZDATA },
  { calendar: 'NZD:BENCHMARK', date: '2025-06-20', is: 'closed', source: NZDATA },

  { calendar: 'AUD:BOND', date: '2025-10-06', is: 'closed', source: AFMA },
  { calendar: 'AUD:BOND', date: '2011-08-01', is: 'closed', source: ASX_2011 },
  { calendar: 'AUD:BOND', date: '2011-04-26', is: 'closed', source: ASX_2011 },
  { calendar: 'AUD:BOND', date: '2024-03-11', is: 'open', source: AFMA },
  { calendar: 'AUD:BOND', date: '2024-11-05', is: 'open', source: AFMA },

  { calendar: 'XJSE', date: '1994-05-12', is: 'closed', source: JSE_1994 },
  { calendar: 'XJSE', date: '2016-12-23', is: 'early 12:00', source: JSE_2016 },
  { calendar: 'XJSE', date: '2017-12-29', is: 'early 12:00', source: JSE_2017 },
  { calendar: 'XJSE', date: '2021-12-27', is: 'closed', source: JSE_2021 },
  { calendar: 'XJSE', date: '2021-12-28', is: 'open', source: JSE_2021 },
  { calendar: 'ZAR', date: '2025-12-16', is: 'closed', source: SARB_2025 },
  { calendar: 'ZAR', date: '2025-12-24', is: 'open', source: SARB_2025 },
  { calendar: 'ZAR', date: '2025-12-25', is: 'closed', source: SARB_2025 },
  { calendar: 'ZAR', date: '2025-12-26', is: 'closed', source: SARB_2025 },
  { calendar: 'ZAR', date: '2026-01-01', is: 'closed', source: SARB_2025 },

  ...nigeria('XNSA'),
  ...nigeria('NGN'),
  ...kenya('XNAI'),
  ...kenya('KES'),
  { calendar: 'XNAI', date: '2015-07-24', is: 'early 12:00', source: OBAMA },
  ...morocco('XCAS'),
  ...morocco('MAD'),
  { calendar: 'MAD', date: '2025-06-09', is: 'closed', source: MOROCCO_2025 },
  {
    calendar: 'XMAU',
    year: 2017,
    closed: [
      '01-02',
      '02-01',
      '02-09',
      '02-24',
      '03-29',
      '05-01',
      '06-26',
      '10-19',
      '11-01',
      '11-02',
      '12-25',
    ],
    source: MAURITIUS_2017,
  },
];

import { days, type Fact } from './fact.js';

/** India, Pakistan, Sri Lanka, Bangladesh. */

const BSE_2015 = 'https://stock-market-holidays.org/?p=367';
const EQUITY_2014 = 'https://upstox.com/market-talk/2014-market-holidays-trading-nse-bse-mcx/';
const EQUITY_2022 =
  'https://www.indiatoday.in/business/story/' +
  'share-market-holiday-holi-2022-stock-market-holidays-2022-list-date-sensex-nifty-open-time-1926388-2022-03-17';
const SENSEX =
  'https://github.com/abhinavananddwivedi/FMC_T4_PhD_TS/blob/6ea5051709dbd6b076bf338f90ff04401d070cd2/SENSEX.csv';
const CLEARING_2019 =
  'https://jaanoaurseekho.com/nse-bse-trading-holidays-for-2019-stock-market-india';
const MARKETS_2010 =
  'http://brokersreport.blogspot.com/2009/12/market-trading-holidays-2010-nse-bse.html';
const BAKRID_2026 =
  'https://github.com/grimlock-zdh/ClockWork-holiday-data/blob/32681733a3b24e3e2462681c33d645286ddc4cc5/holiday-data-india.json';
const RBI_2024 =
  'https://www.thehindubusinessline.com/money-and-banking/' +
  'maharashtra-govt-reschedules-eid-e-milad-holiday-to-september-18-rbi-notifies-market-changes/article68642453.ece';
const RBI_2025 =
  'https://www.livemint.com/industry/banking/' +
  'eidemilad-2025-rbi-bank-holiday-revised-date-maharashtra-september-8-details-check-what-is-closed-forex-money-' +
  'markets-11756988577134.html';
const MILAD_2023 =
  'https://www.livemint.com/market/stock-market-news/' +
  'stock-market-nse-bse-settlement-holiday-shifted-to-29th-september-details-here-11695875761723.html';
const NDS_RST_2023 =
  'https://bseindia.com/markets/MarketInfo/DispNewNoticesCirculars.aspx?page=20221215-48';
const MUHARRAM_2013 =
  'http://onlinestocktips.in/2013/11/nse-bse-change-muharram-holiday-to-nov-15-2013';
const AZHA_2025 =
  'https://profit.pakistantoday.com.pk/2025/06/03/sbp-psx-to-remain-closed-from-june-6-to-june-9-for-eid-ul-adha-' +
  'holidays/';
const EID_2021 =
  'https://dailytimes.com.pk/752338/psx-to-remain-closed-for-10-days-due-to-eid-weekly-holidays/';
const CSE_2015 = 'https://holidaystracker.com/stock-market/colombo-stock-exchange-holidays-2015';
const MARCH_2020 = 'https://www.themorning.lk/cse-to-open-after-a-month-long-closure-on-wednesday/';
const MAY_2022 = 'https://adaderana.lk/news.php?nid=82371';
const EID_2023 = 'https://archive.orthosongbad.com/posts/195894';
const UPRISING_2025 = 'https://www.arthosuchak.com/archives/922171/ডিএসই-সিএসই-৫-আগস্ট-বন্ধ-থ';
/** Circular letter 20 of 2025 of the Bangladesh Bank, as a table. */
const DHAKA_BANKS_2026 = 'https://technicalalamin.com/ব্যাংক-বন্ধের-তালিকা';
const DHAKA_ELECTION_2026 = 'https://www.ajkerpatrika.com/amp/business/ajpvtnrcblkfa';
const DHAKA_BANKS_2023 =
  'https://www.tbsnews.net/economy/banking/banks-enjoy-24-holidays-2023-bb-531086';

export const SOUTH_ASIA: readonly Fact[] = [
  {
    calendar: 'XBOM',
    year: 2015,
    closed:
      '01-26 02-17 03-06 04-02 04-03 04-14 05-01 09-17 09-25 10-02 10-22 11-11 11-12 11-25 12-25'.split(
        ' ',
      ),
    source: BSE_2015,
  },
  {
    calendar: 'XBOM',
    year: 2022,
    closed: [
      '01-26',
      '03-01',
      '03-18',
      '04-14',
      '04-15',
      '05-03',
      '08-09',
      '08-15',
      '08-31',
      '10-05',
      '10-24',
      '10-26',
      '11-08',
    ],
    source: EQUITY_2022,
  },
  { calendar: 'XBOM', date: '2001-01-01', is: 'open', source: SENSEX },
  { calendar: 'XBOM', date: '2004-01-01', is: 'open', source: SENSEX },
  { calendar: 'XBOM', date: '2005-07-28', is: 'closed', source: SENSEX },
  { calendar: 'XBOM', date: '2012-10-26', is: 'open', source: SENSEX },
  { calendar: 'XNSE', date: '2013-11-14', is: 'open', source: MUHARRAM_2013 },
  { calendar: 'XNSE', date: '2013-11-15', is: 'closed', source: MUHARRAM_2013 },
  { calendar: 'XNSE', date: '2014-04-24', is: 'closed', source: EQUITY_2014 },
  { calendar: 'XNSE', date: '2014-10-23', is: 'closed', source: EQUITY_2014 },
  { calendar: 'XNSE', date: '2014-10-06', is: 'closed', source: EQUITY_2014 },
  {
    calendar: 'INR',
    year: 2010,
    closed:
      '01-01 01-26 02-12 03-01 03-16 03-24 04-01 04-02 04-14 05-27 08-19 09-10 09-30 11-05 11-17 12-17'.split(
        ' ',
      ),
    source: MARKETS_2010,
  },
  ...[
    '2014-01-14',
    '2014-02-19',
    '2014-03-31',
    '2014-04-01',
    '2014-04-24',
    '2014-05-14',
    '2014-08-18',
  ].map((date): Fact => ({ calendar: 'INR', date, is: 'closed', source: EQUITY_2014 })),
  { calendar: 'INR', date: '2014-09-30', is: 'open', source: EQUITY_2014 },
  {
    calendar: 'INR',
    date: '2017-02-21',
    is: 'closed',
    source:
      'https://www.ndtvprofit.com/markets/upcoming-stock-market-holiday-will-bse-nse-be-closed-on-january-15-for-bmc-' +
      'elections-2026',
  },
  {
    calendar: 'INR',
    date: '2018-03-29',
    is: 'closed',
    source:
      'https://www.financialexpress.com/market/indian-stock-forex-markets-closed-for-two-days-rbi-to-conduct-special-' +
      'clearing-on-31-march/1114553/',
  },
  {
    calendar: 'INR',
    date: '2021-08-16',
    is: 'closed',
    source: 'https://flattrade.in/kosh/settlement-holiday-on-account-of-parsi-new-year/',
  },
  {
    calendar: 'INR',
    date: '2022-04-01',
    is: 'closed',
    source: 'https://angelone.in/announcements/market/settlement-holiday-01-apr',
  },
  { calendar: 'INR', date: '2019-02-19', is: 'closed', source: CLEARING_2019 },
  { calendar: 'INR', date: '2019-04-01', is: 'closed', source: CLEARING_2019 },
  { calendar: 'INR', date: '2023-09-28', is: 'open', source: MILAD_2023 },
  { calendar: 'INR', date: '2023-09-29', is: 'closed', source: MILAD_2023 },
  { calendar: 'INR', date: '2024-09-16', is: 'open', source: RBI_2024 },
  { calendar: 'INR', date: '2024-09-18', is: 'closed', source: RBI_2024 },
  { calendar: 'INR:BOND', date: '2024-09-16', is: 'open', source: RBI_2024 },
  { calendar: 'INR:BOND', date: '2024-09-17', is: 'open', source: RBI_2024 },
  { calendar: 'INR:BOND', date: '2024-09-18', is: 'closed', source: RBI_2024 },
  { calendar: 'INR:BOND', date: '2025-09-05', is: 'open', source: RBI_2025 },
  { calendar: 'INR:BOND', date: '2025-09-08', is: 'closed', source: RBI_2025 },
  { calendar: 'XBOM:NDS-RST', date: '2023-03-22', is: 'closed', source: NDS_RST_2023 },
  { calendar: 'XBOM:NDS-RST', date: '2023-05-05', is: 'closed', source: NDS_RST_2023 },
  { calendar: 'XBOM:NDS-RST', date: '2023-08-16', is: 'closed', source: NDS_RST_2023 },
  { calendar: 'XBOM:NDS-RST', date: '2023-11-14', is: 'closed', source: NDS_RST_2023 },
  { calendar: 'XBOM:NDS-RST', date: '2023-09-29', is: 'closed', source: MILAD_2023 },
  { calendar: 'XKAR', date: '2021-05-07', is: 'closed', source: EID_2021 },
  { calendar: 'XKAR', date: '2021-05-14', is: 'closed', source: EID_2021 },
  { calendar: 'XKAR', date: '2025-06-06', is: 'closed', source: AZHA_2025 },
  { calendar: 'XKAR', date: '2025-06-09', is: 'closed', source: AZHA_2025 },
  {
    calendar: 'XKAR',
    date: '2025-09-05',
    is: 'open',
    source: 'https://www.brecorder.com/news/40381364/new-high-kse-100-settles-above-154000-level',
  },
  { calendar: 'PKR', date: '2025-06-06', is: 'closed', source: AZHA_2025 },
  { calendar: 'PKR', date: '2025-06-09', is: 'closed', source: AZHA_2025 },
  {
    calendar: 'PKR',
    date: '2022-01-03',
    is: 'closed',
    source:
      'https://profit.pakistantoday.com.pk/2021/12/31/banks-to-remain-closed-for-public-dealings-on-jan-3',
  },
  {
    calendar: 'PKR',
    date: '2023-01-02',
    is: 'closed',
    source: 'https://propakistani.pk/2022/12/30/banks-to-remain-closed-on-january-2/',
  },
  {
    calendar: 'PKR',
    date: '2018-07-02',
    is: 'closed',
    source: 'https://www.thenews.com.pk/print/334950-bank-holiday',
  },
  {
    calendar: 'PKR',
    date: '2023-07-03',
    is: 'closed',
    source: 'https://www.thenews.com.pk/latest/1084865-sbp-to-remain-closed-to-public-on-july-3',
  },
  {
    calendar: 'PKR',
    date: '2024-04-10',
    is: 'closed',
    source: 'https://propakistani.pk/2024/04/04/banks-to-remain-closed-for-3-days-next-week/',
  },
  {
    calendar: 'PKR',
    date: '2023-09-29',
    is: 'closed',
    source: 'https://pakobserver.net/eid-milad-un-nabi-bank-holiday-on-september-29/',
  },
  {
    calendar: 'PKR',
    date: '2023-10-02',
    is: 'open',
    source: 'https://pakobserver.net/eid-milad-un-nabi-bank-holiday-on-september-29/',
  },
  {
    calendar: 'XCOL',
    year: 2015,
    closed: (
      '01-01 01-05 01-15 02-03 02-04 02-17 03-05 04-03 04-13 04-14 05-01 05-04 06-02 07-01 07-31 09-24 ' +
      '10-27 11-10 11-25 12-24 12-25'
    ).split(' '),
    source: CSE_2015,
  },
  { calendar: 'XCOL', date: '2020-03-20', is: 'open', source: MARCH_2020 },
  { calendar: 'XCOL', date: '2022-05-11', is: 'closed', source: MAY_2022 },
  { calendar: 'XCOL', date: '2022-05-12', is: 'open', source: MAY_2022 },
  { calendar: 'XDHA', date: '2023-04-19', is: 'closed', source: EID_2023 },
  { calendar: 'XDHA', date: '2023-04-20', is: 'closed', source: EID_2023 },
  { calendar: 'XDHA', date: '2023-04-23', is: 'closed', source: EID_2023 },
  { calendar: 'XDHA', date: '2025-08-05', is: 'closed', source: UPRISING_2025 },
  { calendar: 'XDHA', date: '2025-08-06', is: 'open', source: UPRISING_2025 },
  { calendar: 'XDHA', date: '2026-02-11', is: 'closed', source: DHAKA_ELECTION_2026 },
  { calendar: 'XDHA', date: '2026-02-12', is: 'closed', source: DHAKA_ELECTION_2026 },
  ...days('IN', 'closed', BAKRID_2026, ['2026-05-28']),
  ...days('IN', 'open', BAKRID_2026, ['2026-05-27']),
  ...days('XDHA', 'closed', DHAKA_BANKS_2026, [
    '2026-02-04',
    '2026-03-17',
    '2026-03-19',
    '2026-03-23',
    '2026-03-26',
  ]),
  ...days('XDHA', 'closed', DHAKA_BANKS_2026, [
    '2026-04-14',
    '2026-05-26',
    '2026-05-28',
    '2026-05-31',
  ]),
  { calendar: 'XDHA', date: '2023-12-31', is: 'closed', source: DHAKA_BANKS_2023 },
  { calendar: 'XDHA', date: '2023-09-06', is: 'closed', source: DHAKA_BANKS_2023 },
];

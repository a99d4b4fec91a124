import { days, type Fact } from './fact.js';

/** What sources say of the markets and payment systems of South-East Asia. */

const IDX_2025 =
  'https://www.suara.com/bisnis/2025/08/18/084417/perhatian-perdagangan-saham-hari-ini-libur';
const IDX_2026 =
  'https://mureks.co.id/bei-umumkan-kalender-libur-bursa-2026-hanya-239-hari-perdagangan-cek-tanggal-pentingnya';
const IDX_2021 =
  'https://bisnis.tempo.co/read/1475443/libur-nasional-dan-cuti-bersama-digeser-simak-update-kalender-bursa-berikut-ini';
const IDX_2020 =
  'https://market.bisnis.com/read/20201225/7/1335265/catat-perdagangan-bursa-efek-indonesia-pada-2020-sisa-3-hari';
const BI_2022 =
  'https://tirto.id/bank-indonesia-sesuaikan-jadwal-operasional-selama-lebaran-2022-grle';
const BI_2025 = 'https://www.radioidola.com/2025/catat-jadwal-libur-perbankan-saat-lebaran';
const SG_2026 =
  'https://theindependent.sg/enjoy-6-long-weekends-next-year-singapore-public-holiday-dates-for-2026/';
const SG_2024 =
  'https://www.channelnewsasia.com/singapore/public-holiday-dates-singapore-2024-long-weekends-3510676?cid=cna_flip_070214';
const SGX_EVES = 'https://trading-stocksmarket.blogspot.com/2009/12/';
const SGX_HALF_2020 =
  'https://www.businesstimes.com.sg/stocks/singapore-stocks-fall-at-thursdays-open-sti-down-04-0';
const SGX_2021 = 'https://www.tradinghours.com/markets/sgx/holidays';
const BOT_2009 = 'https://ryt9.com/en/hol/79555';
const BOT_2016 = 'https://holidaystracker.com/bank/bank-of-thailand-holidays-2016/';
const BOT_2017 = 'https://ryt9.com/s/botn/2635911';
const SEC_2007 = 'https://ryt9.com/s/seca/84351';
const SEC_2023 = 'https://www.newswit.com/th/ig1zkpfliedxi7zedulu8gkz1p73i03b';
const EARTHQUAKE =
  'https://www.channelnewsasia.com/business/' +
  'thailands-stock-exchange-suspends-trading-after-myanmar-earthquake-5030161?cid=cna_flip_070214';
const BURSA_2016 =
  'https://holidaystracker.com/stock-market/bursa-malaysia-stock-exchange-holidays-2016/';
const BURSA_2026 =
  'https://www.malaymail.com/news/money/2026/03/13/' +
  'bursa-malaysia-subsidiaries-to-close-in-conjunction-with-hari-raya-aidilfitri/212553';
const LUNAR_NEW_YEAR_2026 =
  'https://www.livemint.com/market/stock-market-news/' +
  'shanghai-to-hang-seng-heres-a-list-of-global-markets-closed-today-for-lunar-new-year-2026-11771378781736.html';
/** The table of Kedah for 2026 as a school took it over: its federal days. */
const KEDAH_2026 =
  'https://github.com/kea3123-bit/ekeberadaansmkbbsul/blob/6fc6dc6281fd903cd26f4272707bc76be3e2984b/apps-script/45_PublicHolidays.gs';
const BURSA_2024 = 'https://www.phillip.com.my/announcement-category/futures/';
const SEPTEMBER_2024 =
  'https://thesun.my/local-news/no-automatic-replacement-holiday-on-sept-17-GI12832774';
const BNM_2021 =
  'https://themalaysianreserve.com/2021/12/02/bursa-malaysia-will-be-closed-tomorrow/';
const BURSA_ELECTION =
  'https://www.nasdaq.com/articles/malaysia-markets-to-close-on-friday-ahead-of-general-election';
const UOB_2019 = 'https://sg.uobkayhian.com/page/announcement/ann_SGMYClosure051519.html';
const PSE_2015 = 'https://balita.mb.com.ph/2015/01/18/kalakalan-sa-stock-market-tuloy-sa-lunes';
const PSE_ADHA_2017 = 'http://www.manilatimes.net/stock-market-0-13-ahead-long-weekend/346845/';
const PROCLAMATION_115 =
  'https://pco.gov.ph/news_releases/pbbm-declares-dec-26-as-special-non-working-day/';
const PSE_2013 =
  'https://business.inquirer.net/139291/ph-financial-markets-shut-down-for-second-day';
const PSE_2017 =
  'http://gmanetwork.com/news/money/economy/625486/stormy-weather-shuts-phl-clearing-operations-financial-markets/story';
const PSE_TAAL =
  'https://www.philstar.com/business/2020/01/13/1984449/walang-pasok-pse-suspends-trading-amid-taal-volcano-ashfall';
const PSE_GLITCH =
  'https://www.rappler.com/business/philippine-stock-exchange-trading-technical-glitch-january-4-2022/';
const PSE_HALF_DAYS =
  'https://news.abs-cbn.com/business/12/15/21/pse-sets-half-day-trading-for-dec-24-31';
const PSE_2024 = 'https://mb.com.ph/2024/7/24/typhoon-carina-halts-philippine-financial-markets';
const PSE_NOVEMBER_2025 =
  'https://mb.com.ph/2025/11/10/psei-hits-five-year-low-as-twin-typhoon-fears-cloud-growth-outlook';
const PHILPASS_2024 = 'https://news.newbabylon.us/?p=104068';
const PDS_2024 =
  'http://uat.pds.psei.ph/announcements/declaration-of-friday-09-february-2024-as-a-special-non-working-holiday';
const PH_2025 =
  'https://filipinotimes.net/latest-news/2024/11/01/list-philippine-holidays-for-2025/';

const SG_DAYS_2026 = '01-01 02-17 02-18 04-03 05-01 05-27 06-01 08-10 11-09 12-25'.split(' ');
const SG_DAYS_2024 = '01-01 02-12 03-29 04-10 05-01 05-22 06-17 08-09 10-31 12-25'.split(' ');
const BOT_DAYS_2009 =
  '01-01 01-02 02-09 04-06 04-13 04-14 04-15 05-01 05-05 05-08 07-01 07-06 07-07 08-12 10-23 12-07 12-10 12-31'.split(
    ' ',
  );
const BOT_DAYS_2016 =
  '01-01 02-22 04-06 04-13 04-14 04-15 05-02 05-05 05-06 05-20 07-01 07-18 07-19 08-12 10-24 12-05 12-12'.split(
    ' ',
  );

export const SOUTH_EAST_ASIA: readonly Fact[] = [
  { calendar: 'XSES', year: 2026, closed: SG_DAYS_2026, source: SG_2026 },
  { calendar: 'XSES', year: 2024, closed: SG_DAYS_2024, source: SG_2024 },
  {
    calendar: 'XSES',
    year: 2021,
    closed: '01-01 02-12 04-02 05-13 05-26 07-20 08-09 11-04'.split(' '),
    early: ['02-11 12:00', '12-24 12:00', '12-31 12:00'],
    source: SGX_2021,
  },
  { calendar: 'XSES', date: '2009-12-24', is: 'early 12:30', source: SGX_EVES },
  { calendar: 'XSES', date: '2009-12-31', is: 'early 12:30', source: SGX_EVES },
  { calendar: 'XSES', date: '2020-12-31', is: 'early 12:00', source: SGX_HALF_2020 },
  { calendar: 'XSES', date: '2019-05-20', is: 'closed', source: UOB_2019 },
  { calendar: 'XSES', date: '2019-05-22', is: 'open', source: UOB_2019 },
  { calendar: 'SGD', year: 2026, closed: SG_DAYS_2026, source: SG_2026 },
  { calendar: 'SGD', year: 2024, closed: SG_DAYS_2024, source: SG_2024 },

  { calendar: 'XBKK', date: '2007-01-02', is: 'closed', source: SEC_2007 },
  { calendar: 'XBKK', date: '2007-03-05', is: 'closed', source: SEC_2007 },
  {
    calendar: 'XBKK',
    date: '2010-05-20',
    is: 'closed',
    source: 'https://www.cityam.com/thai-exchange-set-fire/',
  },
  { calendar: 'XBKK', date: '2023-01-02', is: 'closed', source: SEC_2023 },
  { calendar: 'XBKK', date: '2023-01-03', is: 'open', source: SEC_2023 },
  { calendar: 'XBKK', date: '2023-05-01', is: 'closed', source: SEC_2023 },
  { calendar: 'XBKK', date: '2025-03-28', is: 'early 12:30', source: EARTHQUAKE },
  { calendar: 'THB', year: 2009, closed: BOT_DAYS_2009, source: BOT_2009 },
  { calendar: 'THB', year: 2016, closed: BOT_DAYS_2016, source: BOT_2016 },
  { calendar: 'THB', date: '2017-01-03', is: 'closed', source: BOT_2017 },
  { calendar: 'THB', date: '2017-02-13', is: 'closed', source: BOT_2017 },

  {
    calendar: 'XIDX',
    year: 2025,
    closed: (
      '01-01 01-27 01-28 01-29 03-28 03-31 04-01 04-02 04-03 04-04 04-07 04-18 05-01 05-12 05-13 05-29 05-30 06-06 ' +
      '06-09 06-27 08-18 09-05 12-25 12-26 12-31'
    ).split(' '),
    early: [],
    source: IDX_2025,
  },
  { calendar: 'XIDX', date: '2026-02-16', is: 'closed', source: IDX_2026 },
  { calendar: 'XIDX', date: '2026-03-24', is: 'closed', source: IDX_2026 },
  { calendar: 'XIDX', date: '2026-03-25', is: 'open', source: IDX_2026 },
  { calendar: 'XIDX', date: '2021-08-10', is: 'open', source: IDX_2021 },
  { calendar: 'XIDX', date: '2021-08-11', is: 'closed', source: IDX_2021 },
  { calendar: 'XIDX', date: '2020-12-24', is: 'closed', source: IDX_2020 },
  { calendar: 'XIDX', date: '2020-12-28', is: 'open', source: IDX_2020 },
  { calendar: 'IDR', date: '2022-04-29', is: 'closed', source: BI_2022 },
  { calendar: 'IDR', date: '2022-05-06', is: 'closed', source: BI_2022 },
  { calendar: 'IDR', date: '2022-05-09', is: 'open', source: BI_2022 },
  { calendar: 'IDR', date: '2025-03-28', is: 'closed', source: BI_2025 },
  { calendar: 'IDR', date: '2025-04-08', is: 'open', source: BI_2025 },

  {
    calendar: 'XKLS',
    year: 2016,
    closed:
      '01-01 01-25 02-01 02-08 02-09 05-02 06-22 07-06 07-07 08-31 09-12 09-16 10-03 12-12 12-26'.split(
        ' ',
      ),
    source: BURSA_2016,
  },
  { calendar: 'XKLS', date: '2019-05-20', is: 'closed', source: UOB_2019 },
  { calendar: 'XKLS', date: '2019-05-22', is: 'closed', source: UOB_2019 },
  { calendar: 'XKLS', date: '2021-12-03', is: 'closed', source: BNM_2021 },
  { calendar: 'XKLS', date: '2022-11-18', is: 'closed', source: BURSA_ELECTION },
  { calendar: 'XKLS', date: '2022-11-21', is: 'open', source: BURSA_ELECTION },
  { calendar: 'XKLS', date: '2024-02-09', is: 'open', source: BURSA_2024 },
  { calendar: 'XKLS', date: '2024-09-17', is: 'open', source: SEPTEMBER_2024 },
  { calendar: 'XKLS', date: '2026-03-19', is: 'open', source: BURSA_2026 },
  { calendar: 'XKLS', date: '2026-02-17', is: 'closed', source: LUNAR_NEW_YEAR_2026 },
  { calendar: 'XKLS', date: '2026-02-18', is: 'closed', source: LUNAR_NEW_YEAR_2026 },
  { calendar: 'XKLS', date: '2026-02-19', is: 'open', source: LUNAR_NEW_YEAR_2026 },
  ...['MY', 'MY:02', 'MY:14'].flatMap((place) =>
    days(place, 'closed', KEDAH_2026, [
      '2026-02-17',
      '2026-02-18',
      '2026-05-27',
      '2026-06-01',
      '2026-06-17',
      '2026-08-25',
    ]),
  ),
  { calendar: 'MYR', date: '2021-12-03', is: 'open', source: BNM_2021 },
  { calendar: 'MYR', date: '2022-11-18', is: 'closed', source: BURSA_ELECTION },
  {
    calendar: 'MYR',
    year: 2016,
    closed:
      '01-01 01-25 02-01 02-08 02-09 05-02 06-22 07-06 07-07 08-31 09-12 09-16 10-03 12-12 12-26'.split(
        ' ',
      ),
    source: BURSA_2016,
  },

  { calendar: 'XPHS', date: '2013-08-19', is: 'closed', source: PSE_2013 },
  { calendar: 'XPHS', date: '2013-08-20', is: 'closed', source: PSE_2013 },
  { calendar: 'XPHS', date: '2017-09-12', is: 'closed', source: PSE_2017 },
  { calendar: 'XPHS', date: '2020-01-13', is: 'closed', source: PSE_TAAL },
  { calendar: 'XPHS', date: '2021-12-24', is: 'early 12:10', source: PSE_HALF_DAYS },
  { calendar: 'XPHS', date: '2022-01-04', is: 'closed', source: PSE_GLITCH },
  { calendar: 'XPHS', date: '2024-07-24', is: 'closed', source: PSE_2024 },
  { calendar: 'XPHS', date: '2024-07-25', is: 'open', source: PHILPASS_2024 },
  { calendar: 'XPHS', date: '2015-01-19', is: 'open', source: PSE_2015 },
  { calendar: 'XPHS', date: '2017-08-28', is: 'closed', source: PSE_ADHA_2017 },
  { calendar: 'XPHS', date: '2017-09-01', is: 'closed', source: PSE_ADHA_2017 },
  { calendar: 'XPHS', date: '2022-12-26', is: 'closed', source: PROCLAMATION_115 },
  {
    calendar: 'XPHS',
    date: '2024-09-02',
    is: 'open',
    source: 'https://sundaypunch.ph/stocks-up-peso-weakens',
  },
  { calendar: 'XPHS', date: '2024-10-23', is: 'open', source: 'https://maharlika.tv/tag/stocks' },
  { calendar: 'PHP', date: '2015-01-19', is: 'open', source: PSE_2015 },
  { calendar: 'XPHS', date: '2025-11-10', is: 'open', source: PSE_NOVEMBER_2025 },
  { calendar: 'PHP', date: '2024-07-24', is: 'open', source: PSE_2024 },
  { calendar: 'PHP', date: '2024-07-25', is: 'closed', source: PHILPASS_2024 },
  { calendar: 'PHP', date: '2017-09-12', is: 'closed', source: PSE_2017 },
  { calendar: 'PHP', date: '2025-01-29', is: 'closed', source: PH_2025 },
  { calendar: 'PHP', date: '2025-10-31', is: 'closed', source: PH_2025 },
  { calendar: 'PHP:BOND', date: '2017-09-12', is: 'closed', source: PSE_2017 },
  { calendar: 'PHP:BOND', date: '2024-02-09', is: 'closed', source: PDS_2024 },
  { calendar: 'PHP:BOND', date: '2024-02-12', is: 'open', source: PDS_2024 },
  { calendar: 'PHP:BOND', date: '2025-10-31', is: 'closed', source: PH_2025 },
  { calendar: 'PHP:BOND', date: '2025-12-24', is: 'closed', source: PH_2025 },
];

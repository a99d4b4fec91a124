import type { CalendarDefinition, ListedDate, RuleRow } from '../../definition.js';
import { NOT_FOUND, sharing } from '../../rows.js';
import {
  ADHA,
  ADHA_NAME,
  closed,
  FITR,
  FITR_NAME,
  feastDays,
  feastRules,
  islamicRules,
  open,
  told,
} from './arab-feasts.js';

/**
 * Exchanges of the Emirates, Dubai time: Abu Dhabi Securities Exchange, Dubai Financial Market and Nasdaq Dubai. They
 * close together, on the holidays of the federal government as the Securities and Commodities Authority (since 2025 the
 * Capital Market Authority) announces them. Trading was from Sunday to Thursday until Thursday 30 December 2021, from
 * Monday to Friday since 3 January 2022, Friday being a full day. No early closes are known.
 *
 * Since the Cabinet's lists for 2019 the days are Eid al-Fitr from 29 Ramadan (since 2025 from 30 Ramadan, if there is
 * one) to 3 Shawwal, the Day of Arafah and Eid al-Adha from 9 to 12 Dhu al-Hijjah, 2 and 3 December, and single days
 * that the Cabinet moves. For 2010 to 2018 the same spans are used without 29 Ramadan, and all feasts are estimated.
 *
 * The data begin with 2010. Doubts: the days of 2010 to 2018 one by one; the single Islamic days before 2018, which
 * were often moved to a Thursday or a Sunday; how many days the Eids lasted. Nasdaq Dubai publishes a calendar of its
 * own, which was not read; that it closed with the other two is told of for the Eids of 2025.
 */

const WEEK_2022 =
  'https://www.zawya.com/en/markets/abu-dhabi-securities-exchange-announces-new-trading-week-for-2022-ybm7g4us';
const NASDAQ_DUBAI = 'https://www.nasdaqdubai.com/trading/trading-and-settlement-calendar';
const LIST_2019 =
  'https://www.arabianbusiness.com/culture-society/416900-no-uae-public-holiday-for-israa-wal-miraj-2019';
const LIST_2020 =
  'https://gulfnews.com/uae/uae-cabinet-approves-national-holidays-for-public-and-private-sector-1.1572516124110';
const LIST_2021 = 'https://www.expatmedia.net/uae-official-public-holidays-2021-announced/2020/12/';
const RESOLUTION_27 = 'https://gulfnews.com/uae/government/uae-public-holidays-for-2025-announced-1.1716928827876';
const HIJRI_2018 = 'https://www.emirates247.com/news/emirates/hijri-new-year-holiday-announced-2018-09-04-1.672878';
const HIJRI_2023 =
  'https://www.khaleejtimes.com/hi/uae/uae-announces-closure-of-financial-markets-for-islamic-new-year-holiday';
const HIJRI_2025 =
  'https://newsyhub.com/hijri-new-year-2025-uae-declares-june-27-as-paid-holiday-for-private-sector-world-news';
const PROPHET_2023 =
  'https://english.alarabiya.net/News/gulf/2023/09/18/UAE-announces-public-holiday-date-for-Prophet-s-birthday-long-' +
  'weekend-expected';
const PROPHET_2025 = 'https://www.wam.ae/en/article/ble2dvm-uae-announces-september-public-holiday-mark';
const ISRA_2017 = 'https://www.dubaichronicle.com/2017/04/15/sunday-declared-public-holiday/';
const ADHA_2016 = 'http://timesofoman.com/article/91760/World/Middle-East/Eid-Al-Adha-holiday-announced-for-UAE';
const ADHA_2021 =
  'https://gulfnews.com/uae/government/private-and-public-sector-holidays-announced-in-uae-for-eid-al-adha-2021-' +
  '1.1626019035516';
const ADHA_2022 =
  'https://www.sca.gov.ae/en/media-center/news/6/7/2022/eid-al-adha-holiday-for-the-financial-markets.aspx';
const FITR_2023 =
  'https://www.emirates247.com/business/stock-market/' +
  'uae-eid-al-fitr-holiday-in-financial-markets-from-29-ramadan-to-3-shawwal-2023-04-18-1.708408';
const ADHA_2023 =
  'https://www.emirates247.com/business/economy-finance/' +
  'eid-al-adha-holiday-for-financial-markets-from-27-to-30-june-2023-06-20-1.713431';
const FITR_2024 =
  'https://www.zawya.com/en/markets/equities/sca-announces-eid-al-fitr-holiday-for-financial-markets-in-uae-vjsu22r5';
const ADHA_2024 =
  'https://mondovisione.com/media-and-resources/news/' +
  'uae-financial-markets-to-close-for-eid-al-adha-holidays-from-june-15-to-18/';
const FITR_2025 = 'https://escortindubai.org/dubai-financial-market-reveals-2025-eid-al-fitr-holiday-break';
const NATIONAL_2015 =
  'https://www.tag911.ae/en/news/local-news/private-sector-holidays-for-uae-martyrs-day-national-day-announced';
const NATIONAL_2022 =
  'https://www.zawya.com/en/markets/' +
  'sca-announces-holiday-for-financial-markets-on-commemoration-day-holiday-51st-union-day-g5hu75gd';
const NATIONAL_2023 =
  'https://www.zawya.com/en/press-release/government-news/' +
  'uae-cabinet-approves-the-national-day-holiday-for-federal-government-from-2-to-4-december-ujm57ynh';
const NATIONAL_2025 =
  'https://www.khaleejtimes.com/life-and-living/uae-holidays/eid-al-etihad-national-day-holiday-private-sector-2025';
const CLOSED_2026 =
  'https://www.hindustantimes.com/world-news/' +
  'uae-stock-market-news-when-will-dubai-abu-dhabi-exchanges-open-amid-us-iran-tensions-new-update-in-' +
  '101772403089774.html';

const HIJRI = 'Islamic New Year';
const PROPHET = 'Birthday of Muhammad (Mawlid)';
const ISRA = "Laylat al-Mi'raj";
const NATIONAL = 'National Day';
const COMMEMORATION = 'Commemoration Day';

const AS_TOLD = 'doubt: the day to which the Cabinet moved it, as told; no text was read.';
const OFTEN_MOVED = 'doubt: by the tabular calendar; such days were often moved to a Thursday or a Sunday.';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day", from: 2010, source: LIST_2019 },
  { rule: '12-02', name: NATIONAL, from: 2010, source: LIST_2019 },
  { rule: '12-03', name: NATIONAL, from: 2010, source: LIST_2019, note: 'doubt: before 2018.' },
  { rule: '12-01', name: COMMEMORATION, from: 2019, to: 2022, source: LIST_2021 },
  ...islamicRules(
    [
      ['1 Muharram', HIJRI, 2010, 2017],
      ['12 Rabi al-awwal', PROPHET, 2010, 2019],
      ['27 Rajab', ISRA, 2010, 2016],
      ['1 Muharram', HIJRI, 2026],
      ['12 Rabi al-awwal', PROPHET, 2026],
    ],
    LIST_2019,
    OFTEN_MOVED,
  ),
  ...feastRules([-1, 2], [-1, 2], RESOLUTION_27),
];

const FROM_2019 = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

/** Days of the Cabinet's rule in a year whose announcement was not read. */
function byRule(name: string, source: string, dates: readonly string[], note: string): ListedDate[] {
  return closed(name, source, dates, note).map((row) => ({ ...row, status: 'estimated' }));
}

const FEASTS: readonly ListedDate[] = [
  ...feastDays(FITR, FITR_NAME, 0, 2, FROM_2019),
  // 29 Ramadan to 3 Shawwal; Ramadan of 2019 and 2023 had 29 days.
  ...byRule(
    FITR_NAME,
    LIST_2019,
    ['2019-06-03', '2019-06-04', '2019-06-05', '2019-06-06'],
    'the rule: 29 Ramadan to 3 Shawwal.',
  ),
  ...byRule(FITR_NAME, LIST_2020, ['2020-05-24', '2020-05-25', '2020-05-26'], 'the rule: 29 Ramadan to 3 Shawwal.'),
  ...byRule(FITR_NAME, LIST_2021, ['2021-05-11', '2021-05-12', '2021-05-13'], 'the rule: 29 Ramadan to 3 Shawwal.'),
  ...byRule(FITR_NAME, LIST_2021, ['2022-05-02', '2022-05-03', '2022-05-04'], 'the rule: 29 Ramadan to 3 Shawwal.'),
  ...closed(FITR_NAME, FITR_2023, ['2023-04-20', '2023-04-21']),
  ...closed(FITR_NAME, FITR_2024, ['2024-04-08', '2024-04-09', '2024-04-10', '2024-04-11', '2024-04-12']),
  ...closed(FITR_NAME, FITR_2025, ['2025-03-31', '2025-04-01'], 'Ramadan had 29 days.'),
  ...byRule(FITR_NAME, RESOLUTION_27, ['2026-03-19', '2026-03-20'], 'the rule: 30 Ramadan to 3 Shawwal.'),
  ...feastDays(ADHA, ADHA_NAME, -1, 2, [...FROM_2019, 2016]),
  ...closed(ADHA_NAME, ADHA_2016, ['2016-09-11', '2016-09-12', '2016-09-13', '2016-09-14']),
  ...byRule(ADHA_NAME, LIST_2019, ['2019-08-11', '2019-08-12', '2019-08-13'], 'the rule: 9 to 12 Dhu al-Hijjah.'),
  ...byRule(ADHA_NAME, LIST_2020, ['2020-07-30', '2020-08-02'], 'the rule: 9 to 12 Dhu al-Hijjah.'),
  ...closed(ADHA_NAME, ADHA_2021, ['2021-07-19', '2021-07-20', '2021-07-21', '2021-07-22']),
  ...closed(ADHA_NAME, ADHA_2022, ['2022-07-08', '2022-07-11']),
  ...closed(ADHA_NAME, ADHA_2023, ['2023-06-27', '2023-06-28', '2023-06-29', '2023-06-30']),
  ...closed(ADHA_NAME, ADHA_2024, ['2024-06-17', '2024-06-18']),
  ...byRule(ADHA_NAME, RESOLUTION_27, ['2025-06-05', '2025-06-06'], 'the rule: 9 to 12 Dhu al-Hijjah.'),
  ...byRule(
    ADHA_NAME,
    RESOLUTION_27,
    ['2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29'],
    'the rule: 9 to 12 Dhu al-Hijjah.',
  ),
];

const MOVED: readonly ListedDate[] = [
  { date: '2017-04-23', kind: 'holiday', name: ISRA, source: ISRA_2017 },
  ...told(HIJRI, ['2015-10-15', '2017-09-21'], AS_TOLD),
  ...told(PROPHET, ['2015-12-24', '2018-11-18'], AS_TOLD),
  ...told(ISRA, ['2016-05-05'], AS_TOLD),
  ...open('Kept on another day', NOT_FOUND, ['2015-10-14', '2015-12-23', '2016-05-04', '2018-11-20'], AS_TOLD),
  ...closed(HIJRI, HIJRI_2018, ['2018-09-13']),
  ...closed(HIJRI, LIST_2020, ['2020-08-23']),
  ...closed(PROPHET, LIST_2020, ['2020-10-29']),
  ...closed(HIJRI, LIST_2021, ['2021-08-12']),
  ...closed(PROPHET, LIST_2021, ['2021-10-21']),
  ...closed(HIJRI, HIJRI_2023, ['2023-07-21']),
  ...closed(PROPHET, PROPHET_2023, ['2023-09-29']),
  ...closed(HIJRI, HIJRI_2025, ['2025-06-27']),
  ...closed(PROPHET, PROPHET_2025, ['2025-09-05']),
];

const NATIONAL_DAYS: readonly ListedDate[] = [
  ...told(NATIONAL, ['2011-12-01'], 'doubt: the fortieth National Day, kept from Thursday 1 December, as told.'),
  ...closed(COMMEMORATION, NATIONAL_2015, ['2015-12-01']),
  ...told(
    COMMEMORATION,
    ['2016-12-01', '2017-11-30'],
    'doubt: Commemoration Day and the Birthday of Muhammad as told.',
  ),
  ...closed(NATIONAL, NATIONAL_2022, ['2022-12-01', '2022-12-02']),
  ...closed(NATIONAL, NATIONAL_2023, ['2023-12-04']),
  ...closed(NATIONAL, NATIONAL_2025, ['2025-12-01', '2025-12-02']),
  { date: '2025-12-03', kind: 'open', name: 'National Day: kept on 1 and 2 December', source: NATIONAL_2025 },
];

const MOURNING = told(
  'Mourning for Sheikh Khalifa bin Zayed Al Nahyan',
  ['2022-05-16'],
  'doubt: three days of mourning from Saturday 14 May 2022, trading again on the 17th; no text was read.',
);

const WAR_2026 = closed('Closure by the Capital Market Authority', CLOSED_2026, ['2026-03-02', '2026-03-03']);

/** The days of the federal government and of the banks; the exchanges have them all. */
export const EMIRATES_DAYS: readonly ListedDate[] = [...FEASTS, ...MOVED, ...NATIONAL_DAYS, ...MOURNING];
export const EMIRATES_RULES = RULES;
export const EMIRATES_WEEKEND = [
  { start: '2010-01-01', days: [5, 6] },
  { start: '2022-01-01', days: [6, 7] },
];

export const XADS: CalendarDefinition = {
  id: 'XADS',
  kind: 'exchange',
  name: 'Abu Dhabi Securities Exchange',
  timezone: 'Asia/Dubai',
  years: [2010, 2060],
  weekend: EMIRATES_WEEKEND,
  rules: RULES,
  dates: [...EMIRATES_DAYS, ...WAR_2026],
};

export const XDFM: CalendarDefinition = sharing(XADS, WEEK_2022, { id: 'XDFM', name: 'Dubai Financial Market' });

export const DIFX: CalendarDefinition = sharing(XDFM, NASDAQ_DUBAI, { id: 'DIFX', name: 'Nasdaq Dubai' });

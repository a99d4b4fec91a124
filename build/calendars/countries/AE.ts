import { country } from '../country.js';
import { feastDays } from '../forms/arab-feasts.js';
import { holidays, type ListedDate, type RuleRow } from '../vocabulary.js';

/**
 * United Arab Emirates. The Cabinet's unified lists for the public and the private sector (2019 and 2020, 2021 and
 * 2022, and Cabinet Resolution 27 of 2024 since 2025) have Eid al-Fitr from 29 Ramadan to 3 Shawwal (since 2025 from
 * 30 Ramadan, if there is one), the Day of Arafah and Eid al-Adha from 9 to 12 Dhu al-Hijjah, and National Day on 2
 * and 3 December. The library has neither the days before the two Eids nor 3 December. Commemoration Day was kept on
 * 1 December to 2022. Announced dates stand here where they differ from the computed ones, or were read; the feasts of 2005
 * to 2018, which the library computes and has a day off in some years, by the days generally reported.
 */

const LIST_2019 =
  'https://www.arabianbusiness.com/culture-society/416900-no-uae-public-holiday-for-israa-wal-miraj-2019';
const LIST_2020 =
  'https://gulfnews.com/uae/uae-cabinet-approves-national-holidays-for-public-and-private-sector-1.1572516124110';
const LIST_2021_2022 = 'https://www.expatmedia.net/uae-official-public-holidays-2021-announced/2020/12/';
const RESOLUTION_27 = 'https://gulfnews.com/uae/government/uae-public-holidays-for-2025-announced-1.1716928827876';
const ADHA_2016 = 'http://timesofoman.com/article/91760/World/Middle-East/Eid-Al-Adha-holiday-announced-for-UAE';
const ADHA_2021 =
  'https://gulfnews.com/uae/government/private-and-public-sector-holidays-announced-in-uae-for-eid-al-adha-2021-1.1626019035516';
const ADHA_2022 =
  'https://www.sca.gov.ae/en/media-center/news/6/7/2022/eid-al-adha-holiday-for-the-financial-markets.aspx';
const ADHA_2023 = 'https://pledgetimes.com/eid-al-adha-holiday-4-days-in-the-private/';
const ADHA_2024 =
  'https://mondovisione.com/media-and-resources/news/uae-financial-markets-to-close-for-eid-al-adha-holidays-from-june-15-to-18/';
/** The moon of the feast; its days by resolution 27 of 2024. */
const ADHA_2026 =
  'https://www.gulftoday.ae/news/2026/05/17/dhul-hijjah-crescent-sighted-in-uae-first-day-of-eid-al-adha-on-may-27';
const FITR_2023 =
  'https://www.emirates247.com/business/stock-market/' +
  'uae-eid-al-fitr-holiday-in-financial-markets-from-29-ramadan-to-3-shawwal-2023-04-18-1.708408';
const FITR_2024 =
  'https://www.zawya.com/en/markets/equities/sca-announces-eid-al-fitr-holiday-for-financial-markets-in-uae-vjsu22r5';
const FITR_2026 = 'https://chasetravelportal.com/saudi-arabia-announces-eid-2';
const FITR_2025 = 'https://escortindubai.org/dubai-financial-market-reveals-2025-eid-al-fitr-holiday-break';
const HIJRI_2017 = 'https://emirateswoman.com/?p=97348';
const HIJRI_2018 = 'https://www.emirates247.com/news/emirates/hijri-new-year-holiday-announced-2018-09-04-1.672878';
const HIJRI_2023 =
  'https://www.khaleejtimes.com/hi/uae/uae-announces-closure-of-financial-markets-for-islamic-new-year-holiday';
/** The first day of 1448, Tuesday the 16th, was a working day in both sectors: read in a list kept after the circulars. */
const HIJRI_2026 = 'https://github.com/mahdi-salmanzade/MCP-Dubai';
const BY_A_LIST_2026 = 'As a list kept after the circulars has it; the circular was not read.';
const HIJRI_2025 =
  'https://newsyhub.com/hijri-new-year-2025-uae-declares-june-27-as-paid-holiday-for-private-sector-world-news';
const PROPHET_2015 = 'https://gulfnews.com/uae/government/prophets-birthday-comes-twice-in-2015-1.1636741';
const HIJRI_2015 = 'https://www.souqalmal.com/financial-education/ae-en/uae-public-holidays-2015/';
const ADHA_2019 =
  'https://publicholidaynews.com/20190704-eid-al-adha-holidays-for-private-and-public-sectors-announced/amp';
const ADHA_2025 =
  'https://www.arabianbusiness.com/culture-society/uae-announces-eid-al-adha-2025-holidays-for-private-sector';
const PROPHET_2016 = 'http://abroadnewstoday.blogspot.com/2016/12/uae-declares-public-private-sector.html';
const PROPHET_2018 = 'https://gulfnews.com/uae/banking-holiday-declared-for-prophets-birthday-1.1542024862090';
/** The private sector back on Sunday the 3rd, the public service on the 4th. */
const ADHA_2017 = 'http://uaereview.com/story-z12099386';
const PROPHET_2023 =
  'https://english.alarabiya.net/News/gulf/2023/09/18/UAE-announces-public-holiday-date-for-Prophet-s-birthday-long-weekend-expected';
const PROPHET_2024 =
  'https://www.emirates247.com/uae/sunday-september-15-is-a-holiday-for-the-prophet-s-birthday-in-the-federal-government-2024-09-07-1.733896';
/** Of 7 August 2026; read in the same list as HIJRI_2026. */
const PROPHET_2026 =
  'https://www.fahr.gov.ae/wp-content/uploads/2026/08/' +
  'Circular-No.-11-of-2026-Regarding-The-Holiday-of-the-Prophet-Mohammads-Birthday-1448-AH.pdf';
const PROPHET_2025 = 'https://www.wam.ae/en/article/ble2dvm-uae-announces-september-public-holiday-mark';
const NATIONAL_DAY_2015 =
  'https://www.tag911.ae/en/news/local-news/private-sector-holidays-for-uae-martyrs-day-national-day-announced';
const NATIONAL_DAY_2010 = 'https://www.khaleejtimes.com/article/mol-announces-holidays-for-private-sector';
/** Of the public service alone: Sunday 3 December 2017. */
const NATIONAL_DAY_2017 = 'https://dubaiearners.blogspot.com/2017/11/uae-private-sector-holidays-declared.html';
const MOURNING_2022 =
  'https://www.khaleejtimes.com/uae/sheikh-khalifa-passes-away-3-day-mourning-period-announced-for-public-private-sectors';
const NATIONAL_DAY_2018 =
  'https://www.arabianbusiness.com/culture-society/408269-december-2-3-named-as-uae-national-day-holiday';
const NATIONAL_DAY_2023 =
  'https://www.zawya.com/en/press-release/government-news/uae-cabinet-approves-the-national-day-holiday-for-federal-government-from-2-to-4-december-ujm57ynh';
const NATIONAL_DAY_2025 =
  'https://www.khaleejtimes.com/life-and-living/uae-holidays/eid-al-etihad-national-day-holiday-private-sector-2025';
const ISRA_2016 = 'https://gulfnews.com/uae/government/israa-wal-miraj-holiday-moved-by-one-day-in-uae-1.1711726';
const ISRA_2017 = 'https://www.dubaichronicle.com/2017/04/15/sunday-declared-public-holiday/';

const FITR = 'Eid al-Fitr';
const ADHA = 'Eid al-Adha';
const ARAFAH = 'Arafat Day';
const HIJRI = 'Islamic New Year';
const PROPHET = "Prophet's Birthday (Mawlid)";
const NATIONAL = 'National Day';
const COMMEMORATION = 'Commemoration Day';

const RULES: readonly RuleRow[] = [
  { rule: '29 Ramadan', name: FITR, from: 2019, to: 2024, status: 'estimated', source: LIST_2019 },
  { rule: 'day before 1 Shawwal', name: FITR, from: 2019, to: 2024, status: 'estimated', source: LIST_2019 },
  {
    rule: '30 Ramadan',
    name: FITR,
    from: 2025,
    status: 'estimated',
    source: RESOLUTION_27,
    note: 'Where Ramadan has 29 days, the rule gives 1 Shawwal.',
  },
  {
    rule: '9 Dhu al-Hijjah',
    name: ARAFAH,
    from: 1990,
    to: 2004,
    status: 'estimated',
    source: ADHA_2016,
    note: 'doubt: read for 2016 only.',
  },
  { rule: '9 Dhu al-Hijjah', name: ARAFAH, from: 2019, status: 'estimated', source: LIST_2019 },
  { rule: '12-01', name: COMMEMORATION, from: 2019, to: 2022, source: LIST_2021_2022 },
  { rule: '12-03', name: NATIONAL, from: 2018, source: NATIONAL_DAY_2018 },
];

const DATES: readonly ListedDate[] = [
  ...feastDays(
    [
      '2005-11-03',
      '2006-10-23',
      '2007-10-12',
      '2008-09-30',
      '2009-09-20',
      '2010-09-10',
      '2011-08-30',
      '2012-08-19',
      '2013-08-08',
      '2014-07-28',
      '2015-07-17',
      '2016-07-06',
      '2017-06-25',
      '2018-06-15',
    ],
    FITR,
    0,
    2,
  ),
  ...feastDays(
    [
      '2005-01-20',
      '2006-01-10',
      '2006-12-30',
      '2007-12-19',
      '2008-12-08',
      '2009-11-27',
      '2010-11-16',
      '2011-11-06',
      '2012-10-26',
      '2013-10-15',
      '2014-10-04',
      '2015-09-24',
      '2016-09-12',
      '2017-09-01',
      '2018-08-21',
    ],
    ARAFAH,
    -1,
    -1,
    [2016, 2017],
  ),
  ...feastDays(
    [
      '2005-01-20',
      '2006-01-10',
      '2006-12-30',
      '2007-12-19',
      '2008-12-08',
      '2009-11-27',
      '2010-11-16',
      '2011-11-06',
      '2012-10-26',
      '2013-10-15',
      '2014-10-04',
      '2015-09-24',
      '2016-09-12',
      '2017-09-01',
      '2018-08-21',
    ],
    ADHA,
    0,
    2,
    [2016, 2017],
  ),
  ...holidays(ARAFAH, ADHA_2016, '2016-09-11'),
  ...holidays(ADHA, ADHA_2016, '2016-09-12 2016-09-13 2016-09-14'),

  // A computed date that is not the day announced, and the one that is.
  { date: '2010-12-07', kind: 'open', name: `${HIJRI}: kept on 2010-12-04`, source: NATIONAL_DAY_2010 },
  { date: '2010-12-04', kind: 'holiday', name: HIJRI, source: NATIONAL_DAY_2010 },
  { date: '2015-10-14', kind: 'open', name: `${HIJRI}: kept on 2015-10-15`, source: HIJRI_2015 },
  {
    date: '2015-10-15',
    kind: 'holiday',
    name: HIJRI,
    status: 'estimated',
    source: HIJRI_2015,
    note: 'doubt: as the government of Abu Dhabi planned it; the announcement was not read.',
  },
  { date: '2015-12-03', kind: 'holiday', name: NATIONAL, source: NATIONAL_DAY_2015 },
  { date: '2015-12-23', kind: 'open', name: `${PROPHET}: kept on 2015-12-24`, source: PROPHET_2015 },
  { date: '2015-12-24', kind: 'holiday', name: PROPHET, source: PROPHET_2015 },
  { date: '2016-05-04', kind: 'open', name: "Isra and Mi'raj: kept on 2016-05-05", source: ISRA_2016 },
  { date: '2016-05-05', kind: 'holiday', name: "Isra and Mi'raj", source: ISRA_2016 },
  ...holidays(ARAFAH, ADHA_2017, '2017-08-31'),
  ...holidays(ADHA, ADHA_2017, '2017-09-01 2017-09-02'),
  ...holidays(PROPHET, PROPHET_2016, '2016-12-11'),
  ...holidays(HIJRI, HIJRI_2017, '2017-09-21'),
  ...holidays(COMMEMORATION, NATIONAL_DAY_2017, '2017-11-30'),
  ...holidays('Mourning for the President', MOURNING_2022, '2022-05-14 2022-05-15 2022-05-16'),
  { date: '2017-04-24', kind: 'open', name: "Isra and Mi'raj: kept on 2017-04-23", source: ISRA_2017 },
  { date: '2017-04-23', kind: 'holiday', name: "Isra and Mi'raj", source: ISRA_2017 },
  { date: '2018-09-11', kind: 'open', name: `${HIJRI}: kept on 2018-09-13`, source: HIJRI_2018 },
  { date: '2018-09-13', kind: 'holiday', name: HIJRI, source: HIJRI_2018 },
  { date: '2018-11-20', kind: 'open', name: `${PROPHET}: kept on 2018-11-18`, source: PROPHET_2018 },
  { date: '2018-11-18', kind: 'holiday', name: PROPHET, source: PROPHET_2018 },
  ...holidays(ARAFAH, ADHA_2019, '2019-08-10'),
  ...holidays(ADHA, ADHA_2019, '2019-08-11 2019-08-12 2019-08-13'),
  { date: '2019-11-09', kind: 'holiday', name: PROPHET, source: LIST_2020 },
  { date: '2020-08-20', kind: 'open', name: `${HIJRI}: kept on 2020-08-23`, source: LIST_2020 },
  { date: '2020-08-23', kind: 'holiday', name: HIJRI, source: LIST_2020 },
  { date: '2020-10-29', kind: 'holiday', name: PROPHET, source: LIST_2020 },
  ...holidays(ARAFAH, ADHA_2021, '2021-07-19'),
  ...holidays(ADHA, ADHA_2021, '2021-07-20 2021-07-21 2021-07-22'),
  { date: '2021-08-09', kind: 'open', name: `${HIJRI}: kept on 2021-08-12`, source: LIST_2021_2022 },
  { date: '2021-08-12', kind: 'holiday', name: HIJRI, source: LIST_2021_2022 },
  { date: '2021-10-18', kind: 'open', name: `${PROPHET}: kept on 2021-10-21`, source: LIST_2021_2022 },
  { date: '2021-10-21', kind: 'holiday', name: PROPHET, source: LIST_2021_2022 },
  ...holidays(ARAFAH, ADHA_2022, '2022-07-08'),
  ...holidays(ADHA, ADHA_2022, '2022-07-09 2022-07-10 2022-07-11'),
  ...holidays(HIJRI, LIST_2021_2022, '2022-07-30'),
  ...holidays(PROPHET, LIST_2021_2022, '2022-10-08'),
  ...holidays(FITR, FITR_2023, '2023-04-20 2023-04-21'),
  ...holidays(ARAFAH, ADHA_2023, '2023-06-27'),
  ...holidays(ADHA, ADHA_2023, '2023-06-28 2023-06-29 2023-06-30'),
  { date: '2023-07-19', kind: 'open', name: `${HIJRI}: kept on 2023-07-21`, source: HIJRI_2023 },
  { date: '2023-07-21', kind: 'holiday', name: HIJRI, source: HIJRI_2023 },
  { date: '2023-09-27', kind: 'open', name: `${PROPHET}: kept on 2023-09-29`, source: PROPHET_2023 },
  { date: '2023-09-29', kind: 'holiday', name: PROPHET, source: PROPHET_2023 },
  ...holidays(NATIONAL, NATIONAL_DAY_2023, '2023-12-02 2023-12-03 2023-12-04'),
  ...holidays(FITR, FITR_2024, '2024-04-08 2024-04-09 2024-04-10 2024-04-11 2024-04-12'),
  ...holidays(ARAFAH, ADHA_2024, '2024-06-15'),
  ...holidays(ADHA, ADHA_2024, '2024-06-16 2024-06-17 2024-06-18'),
  ...holidays(PROPHET, PROPHET_2024, '2024-09-15'),
  ...holidays(FITR, FITR_2025, '2025-03-31 2025-04-01'),
  ...holidays(FITR, FITR_2026, '2026-03-19 2026-03-20 2026-03-21 2026-03-22'),
  ...holidays(ARAFAH, ADHA_2025, '2025-06-05'),
  ...holidays(ADHA, ADHA_2025, '2025-06-06 2025-06-07 2025-06-08'),
  ...holidays(ARAFAH, ADHA_2026, '2026-05-26'),
  ...holidays(ADHA, ADHA_2026, '2026-05-27 2026-05-28 2026-05-29'),
  { date: '2025-06-26', kind: 'open', name: `${HIJRI}: kept on 2025-06-27`, source: HIJRI_2025 },
  { date: '2025-06-27', kind: 'holiday', name: HIJRI, source: HIJRI_2025 },
  { date: '2025-09-04', kind: 'open', name: `${PROPHET}: kept on 2025-09-05`, source: PROPHET_2025 },
  { date: '2025-09-05', kind: 'holiday', name: PROPHET, source: PROPHET_2025 },
  {
    date: '2026-06-16',
    kind: 'open',
    name: `${HIJRI}: kept on 2026-06-15`,
    status: 'confirmed',
    source: HIJRI_2026,
    note: BY_A_LIST_2026,
  },
  {
    date: '2026-06-15',
    kind: 'holiday',
    name: HIJRI,
    status: 'confirmed',
    source: HIJRI_2026,
    note: BY_A_LIST_2026,
  },
  { date: '2026-08-25', kind: 'open', name: `${PROPHET}: kept on 2026-08-28`, source: PROPHET_2026 },
  { date: '2026-08-28', kind: 'holiday', name: PROPHET, source: PROPHET_2026 },
  { date: '2025-12-03', kind: 'open', name: `${NATIONAL}: kept on 2025-12-01`, source: NATIONAL_DAY_2025 },
  { date: '2025-12-01', kind: 'holiday', name: NATIONAL, source: NATIONAL_DAY_2025 },
];

export default country({
  id: 'AE',
  name: 'United Arab Emirates',
  doubts:
    'Doubts: Monday 25 May 2026, a day of the federal service alone, is not here. Commemoration Day of 2016 was not read. The Cabinet may move other days than the Eids to the beginning or end of the week, as National Day in 2025 and the two other feasts of 2026. Single emirates add days.',
  doubtful: [
    {
      years: '-2018',
      note: 'Before 2019 private and public sector had days of their own; of these only some were read.',
    },
    {
      named: ['Eid al-Adha', 'Arafat'],
      years: '-2018',
      note: 'The Day of Arafah was free then too (Labour Law 8 of 1980: three days for it and the Eid), so 12 Dhu al-Hijjah was not, in the private sector.',
    },
    { years: '2025-', note: "Resolution 27 of 2024 was read in a newspaper's account." },
  ],
  localName: 'الإمارات العربية المتحدة',
  otherNames: 'UAE, Emirates',
  cities: 'Abu Dhabi, Dubai',
  currencies: ['AED'],
  timezone: 'Asia/Dubai',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '1999-01-01', days: [4, 5] },
      { start: '2006-09-01', days: [5, 6] },
      { start: '2022-01-01', days: [6, 7] },
    ],
    source: 'https://www.khaleejtimes.com/government/uae-new-workweek-is-this-the-first-weekend-shift',
    note:
      'Friday alone until 1999, Thursday and Friday 1999 to 2006: only the year is given, 1 January 1999 stands in ' +
      'for the day; the BBC of May 2006 (http://news.bbc.co.uk/2/hi/middle_east/4991068.stm) puts Thursday and ' +
      'Friday "a decade ago". From 2022 Friday is a half working day of the federal government. Sharjah (Friday to ' +
      'Sunday since 2022) is not told apart.',
  },
  library: 'AE',
  exclusions: [
    {
      rule: '27 Rajab',
      from: 2019,
      why:
        "Al Isra'a Wal Mi'raj is no public holiday since the Cabinet's unified list of 2019-03-05; " +
        'https://www.arabianbusiness.com/culture-society/416900-no-uae-public-holiday-for-israa-wal-miraj-2019',
    },
    {
      rule: '1 Ramadan',
      why:
        'the first of Ramadan is in no list of the Cabinet (Eid Al Fitr begins on 29 Ramadan); ' +
        'https://gulfnews.com/uae/uae-cabinet-approves-national-holidays-for-public-and-private-sector-1.1572516124110',
    },
    {
      rule: '1 Shawwal P3D',
      from: 2005,
      to: 2018,
      why: 'computed, in some years a day off: see the rules',
    },
    {
      rule: '10 Dhu al-Hijjah P3D',
      from: 2005,
      to: 2018,
      why: 'computed, in some years a day off: see the rules',
    },
  ],
  rules: RULES,
  dates: DATES,
});

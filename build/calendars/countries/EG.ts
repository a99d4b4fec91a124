import { country } from '../country.js';
import { closed, feastDays, span } from '../forms/arab-feasts.js';
import { dateRows, datesNamed, excludedRules, inPeriods, rulesNamed } from '../many-rows.js';
import { type ListedDate, NOT_FOUND, type RuleRow, unsourced } from '../vocabulary.js';
import { ADHA, ADHA_NAME, FITR, FITR_NAME } from './shared/arab-feasts.js';

/**
 * Egypt. 25 January is a holiday since 2009 (Police Day; of the revolution too since 2012), 30 June since 2014, the Coptic
 * Christmas since 2003; the library has them in all years. Eid al-Fitr has three days, Eid al-Adha four, from the Day of
 * Arafah on (the library's begin and end a day late); the Prime Minister adds days in single years. Since 2020 he moves
 * holidays in the middle of the week to the Thursday; before, only from a Friday or Saturday, in some years (2014, 2017 to
 * 2019). The days of 2010 to 2026 are listed as they were kept.
 */

const EGX_2021 = 'https://egx.com.eg/en/Trading_Calendar.aspx';
const REVOLUTION_2011 =
  'https://english.ahram.org.eg/NewsContent/3/12/16827/Business/Economy/Egyptian-banks-to-close-on-Revolution-Day.aspx';
const ELECTION_2012 = 'http://qppstudio-public-holidays-news.blogspot.com/2012/05/egyptian-public-holiday-may-24.html';
const SINAI_2014 = 'https://en.amwalalghad.com/egypt-bourse-banks-official-holiday-today-on-sinai-liberation-day/';
/** The exchange, by decision of the Cabinet and the Central Bank: Sunday 19 and Monday 20 July. */
const FITR_2015 = 'https://nile.eg/?p=162854';
const JUNE_2017 = 'https://darelhilal.com/News/114437.aspx';
const OCTOBER_2017 = 'https://ahlmasrnews.com/438287/رسميا-الخميس-إجازة-رسمية-بمناسبة-أكتوبر';
const OCTOBER_2018 = 'https://en.amwalalghad.com/egypts-c-bank-unveils-6th-of-october-victory-holiday/';
/** Banks and the private sector; the public service to the 14th. */
const ADHA_2019 = 'http://cairogossip.com/the-gossip/fact-we-are-working-next-wednesday/';
const ADHA_2018 =
  'http://english.ahram.org.eg/NewsContent/1/64/309595/Egypt/Politics-/Eid-AlAdha-holiday-for-banks-starts-on-Monday--Aug.aspx';
const FITR_2019 = 'https://shbabbek.com/show/151918';
const PROPHET_2019 = 'https://www.soutalalam.com/print~6302';
/** Central Bank, 24 to 28 May, two days more than in its list of the year. */
const FITR_2020 = 'https://www.qppstudio.net/public-holidays-news/2020/egyptian-bank-holidays-may-24-28-012790.htm';
const LIST_2020 = 'https://ww1.modrsbook.com/2019/12/Bank-vacation.html';
const SPRING_2019 = 'http://egypttoday.com/Article/3/68465/Holidays%E2%80%99-season-starts-on-EGX';
const JULY_2020 =
  'https://www.egyptindependent.com/cbe-suspends-works-on-july-1st-2nd-at-banks-closing-the-budget-on-june-30/';
const HIJRI_2020 =
  'http://196.205.23.68/news/news-banking/details/2020/8/20/1856992/%D8%A7%D9%84%D9%8A%D9%88%D9%85-%D8%A5%D8%AC%D8%A7%D8%B2%D8%A9-%D8%B1%D8%B3%D9%85%D9%8A%D8%A9-%D9%81%D9%8A-%D8%A7%D9%84%D8%A8%D9%86%D9%88%D9%83-%D9%88%D8%A7%D9%84%D8%A8%D9%88%D8%B1%D8%B5%D8%A9-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D8%A7%D9%84%D8%B9%D8%A7%D9%85-%D8%A7%D9%84%D9%87%D8%AC%D8%B1%D9%8A-%D8%A7%D9%84%D8%AC%D8%AF%D9%8A%D8%AF';
const MAY_2021 =
  'https://aleqaria.com.eg/Post/details/40123/-أيام-إجازة-تنتظر-المصريين-في-شهر-رمضان-والبنوك-والبورصة-في-عطلة';
const APRIL_2023 = 'https://osoulmisrmagazine.com/347282';
const FITR_2023 = 'https://egyptindependent.com/banks-to-be-off-in-egypt-for-6-days-cbe';
const FITR_2025 = 'https://nabdelsharialmasry.com/?p=163969';
const SPRING_2025 = 'https://egypttelegraph.com/article/137086/البورصة-تعلن-مواعيد-إجازات-شم-النسيم-والعمال';
const JULY_2025 = 'https://www.bnokonline.com/print~23457';
const ADHA_2013 = 'http://expatcairo.com/egypts-banks-on-holiday-for-six-days/';

const ADHA_2020 = 'https://elaard.com/80680';
const FITR_2021 =
  'https://www.mobd3o.com/%d8%aa%d8%b9%d8%b1%d9%81-%d8%b9%d9%84%d9%89-%d9%85%d9%88%d8%b9%d8%af-%d9%88%d8%b9%d8%af%d8%af-%d8%a3%d9%8a%d8%a7%d9%85-%d8%a7%d8%ac%d8%a7%d8%b2%d8%a9-%d8%b9%d9%8a%d8%af-%d8%a7%d9%84%d9%81%d8%b7%d8%b1/';
const ADHA_2021 = 'https://elfagr.org/4244517';
const REVOLUTION_2021 = 'https://poxnel.com/?p=87116';
const PROPHET_2021 = 'https://masrwnasha.com/34958';
const PROPHET_2023 =
  'https://masrelyoum.com/%D8%AA%D8%B9%D8%B1%D9%81-%D8%B9%D9%84%D9%89-%D9%85%D9%88%D8%B9%D8%AF-%D8%A5%D8%AC%D8%A7%D8%B2%D8%A9-%D8%A7%D9%84%D9%85%D9%88%D9%84%D8%AF-%D8%A7%D9%84%D9%86%D8%A8%D9%88%D9%8A-%D8%A7%D9%84%D8%B4%D8%B1-2/';
const OCTOBER_2025 = 'https://www.elbalad.news/6714884';
const LABOUR_2023 =
  'https://morasel24.com/%D8%A7%D9%84%D8%AE%D9%85%D9%8A%D8%B3-%D8%A7%D9%84%D9%82%D8%A7%D8%AF%D9%85-%D8%A7%D8%AC%D8%A7%D8%B2%D8%A9-%D8%B1%D8%B3%D9%85%D9%8A%D8%A9-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D8%B9%D9%85%D8%A7%D9%84-%D8%A8%D8%AF%D9%84%D8%A7-%D9%85%D9%86-%D8%A7%D9%84%D8%A7%D8%AB%D9%86%D9%8A%D9%86';
const POLICE_2026 =
  'https://www.masrawy.com/news/news_egypt/details/2026/1/18/2927481/%D9%82%D8%B1%D8%A7%D8%B1-%D8%B1%D8%B3%D9%85%D9%8A-%D8%A7%D9%84%D8%AE%D9%85%D9%8A%D8%B3-29-%D9%8A%D9%86%D8%A7%D9%8A%D8%B1-%D8%A5%D8%AC%D8%A7%D8%B2%D8%A9-%D9%85%D8%AF%D9%81%D9%88%D8%B9%D8%A9-%D8%A7%D9%84%D8%A3%D8%AC%D8%B1';
const FITR_2026 = 'https://www.elbalad.news/6899168';
const HIJRI_2021 = 'https://mwatan.news/519199';
const OCTOBER_2021 = 'https://alshouranews.com/1946339';
const FITR_2022 = 'https://www.khaleejtimes.com/ramadan/eid-al-fitr-2022-9-day-holiday-announced-in-egypt';
const ADHA_2023 = 'https://www.altreeq.com/422785';
const OCTOBER_2023 = 'https://almasdar.com/132980';
const ADHA_2024 = 'https://see.news/egypt-declares-june-15-20-as-paid-eid-al-adha-holiday-for-public-sector';
const REVOLUTION_2024 =
  'https://misrelaan.com/article/39724/%D8%A7%D9%84%D8%AE%D9%85%D9%8A%D8%B3-%D8%A7%D9%84%D9%85%D9%82%D8%A8%D9%84-%D8%A7%D9%84%D9%85%D8%B1%D9%83%D8%B2%D9%8A-%D9%8A%D9%82%D8%B1%D8%B1-%D8%AA%D8%B9%D8%B7%D9%8A%D9%84-%D8%A7%D9%84%D8%B9%D9%85%D9%84-%D8%A8';
const PROPHET_2024 =
  'http://tech.masrawy.com/news/news-banking/details/2024/9/15/2642904/%D8%A7%D9%84%D8%A8%D9%86%D9%88%D9%83-%D9%88%D8%A7%D9%84%D8%A8%D9%88%D8%B1%D8%B5%D8%A9-%D8%A5%D8%AC%D8%A7%D8%B2%D8%A9-%D8%A7%D9%84%D9%8A%D9%88%D9%85-%D8%A8%D9%85%D9%86%D8%A7%D8%B3%D8%A8%D8%A9-%D8%A7%D9%84%D9%85%D9%88%D9%84%D8%AF-%D8%A7%D9%84%D9%86%D8%A8%D9%88%D9%8A-';
const ADHA_2025 = 'https://www.elbalad.news/6599199';
const HIJRI_2025 =
  'https://ahlmasrnews.com/news/economy/13407278/تعطيل-العمل-بالبنوك-الخميس-المقبل-بمناسبة-رأس-السنة-الهجرية';
const JUNE_2025 = 'https://eyonelmagles.media/archives/162186';
const ADHA_2022 = 'https://centeryosry.blogspot.com/2022/07/blog-post_74.html';
const CHRISTMAS_2022 =
  'https://bnokalyoum.com/%d8%a7%d9%84%d8%a8%d9%86%d9%83-%d8%a7%d9%84%d9%85%d8%b1%d9%83%d8%b2%d9%89-%d8%aa%d8%b9%d8%b7%d9%8a%d9%84-%d8%a7%d9%84%d8%b9%d9%85%d9%84-%d8%a8%d9%83%d8%a7%d9%81%d8%a9-%d8%a7%d9%84%d8%a8%d9%86%d9%88-2';
/** Retells decision 17 of 2023, gazette 52 bis of 2 January 2023. */
const REPORTS_2023 = 'https://eldyar.net/550953';
const HIJRI_2023 =
  'https://www.zawya.com/en/economy/north-africa/egypt-announces-long-weekend-for-islamic-new-year-july-revolution-holidays-obf7owy9';
const FITR_2024 = 'https://misrnoweg.com/archives/140111';
const LABOUR_2024 = 'https://nclawyernews.com/2024/04/23/';
const HIJRI_2024 = 'https://elaosboa.com/1670138';
/** Labour ministry, circular 16 of 2025. */
const PROPHET_2025 = 'https://dspace.id.com.eg/handle/123456789/3800';
/** Prime Minister's decree 3944 of 2025. */
const MUSEUM_2025 = 'https://www.elbalad.news/6747343';

const POLICE = 'Police Day and Revolution of 25 January';
const SINAI = 'Sinai Liberation Day';
const LABOUR = 'Labour Day';
const JUNE = '30 June Day';
const REVOLUTION = 'Revolution Day';
const OCTOBER = 'Armed Forces Day';
const HIJRI = 'Islamic New Year';
const PROPHET = "Prophet's Birthday (Mawlid)";

const AS_TOLD = 'doubt: as told of the year; no text was read.';
const TO_THURSDAY = 'if sunday,monday,tuesday,wednesday then next thursday if friday then previous thursday';

const LISTED_FITR = [2015, 2017, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
const LISTED_ADHA = [2013, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

const FEASTS: readonly ListedDate[] = [
  ...feastDays(FITR, FITR_NAME, 0, 2, LISTED_FITR),
  ...closed(FITR_NAME, FITR_2015, span('2015-07-17', '2015-07-20')),
  ...closed(FITR_NAME, JUNE_2017, span('2017-06-25', '2017-06-27')),
  ...closed(FITR_NAME, FITR_2019, span('2019-06-04', '2019-06-06')),
  ...unsourced(FITR_NAME, ['2019-06-07'], AS_TOLD),
  ...closed(FITR_NAME, FITR_2020, span('2020-05-24', '2020-05-28')),
  ...closed(FITR_NAME, MAY_2021, ['2021-05-12']),
  ...closed(FITR_NAME, FITR_2021, span('2021-05-13', '2021-05-16')),
  ...closed(FITR_NAME, FITR_2022, span('2022-05-01', '2022-05-05')),
  ...closed(FITR_NAME, FITR_2023, span('2023-04-20', '2023-04-24')),
  ...closed(FITR_NAME, FITR_2024, span('2024-04-09', '2024-04-14')),
  ...closed(FITR_NAME, FITR_2025, span('2025-03-30', '2025-04-02')),
  ...closed(FITR_NAME, FITR_2026, span('2026-03-19', '2026-03-23')),
  ...feastDays(ADHA, ADHA_NAME, -1, 2, LISTED_ADHA),
  ...closed(ADHA_NAME, ADHA_2013, span('2013-10-14', '2013-10-17')),
  ...closed(ADHA_NAME, ADHA_2018, span('2018-08-20', '2018-08-23')),
  ...closed(ADHA_NAME, ADHA_2019, span('2019-08-10', '2019-08-13')),
  ...closed(ADHA_NAME, ADHA_2020, span('2020-07-30', '2020-08-03')),
  ...closed(ADHA_NAME, ADHA_2021, span('2021-07-17', '2021-07-24')),
  ...unsourced(ADHA_NAME, ['2022-07-08'], AS_TOLD),
  ...closed(ADHA_NAME, ADHA_2022, span('2022-07-09', '2022-07-14')),
  ...closed(ADHA_NAME, ADHA_2023, span('2023-06-27', '2023-07-03')),
  ...closed(ADHA_NAME, ADHA_2024, span('2024-06-15', '2024-06-20')),
  ...closed(ADHA_NAME, ADHA_2025, span('2025-06-05', '2025-06-09')),
  ...unsourced(ADHA_NAME, span('2026-05-26', '2026-05-29'), AS_TOLD),
];

const RULES: readonly RuleRow[] = [
  ...rulesNamed(
    {
      from: 2027,
      status: 'estimated',
      source: EGX_2021,
      note: 'doubt: moved to the Thursday as in the years since 2020; announced each time.',
    },
    {
      [`01-25 ${TO_THURSDAY}`]: POLICE,
      [`04-25 ${TO_THURSDAY}`]: SINAI,
      [`05-01 ${TO_THURSDAY}`]: LABOUR,
      [`06-30 ${TO_THURSDAY}`]: JUNE,
      [`07-23 ${TO_THURSDAY}`]: REVOLUTION,
      [`10-06 ${TO_THURSDAY}`]: OCTOBER,
      [`1 Muharram ${TO_THURSDAY}`]: HIJRI,
      [`12 Rabi al-awwal ${TO_THURSDAY}`]: PROPHET,
    },
  ),
  {
    rule: 'day before 1 Shawwal',
    name: FITR_NAME,
    from: 2027,
    status: 'estimated',
    source: FITR_2023,
    note: 'doubt: given with the feast as in the years since 2021; announced each time.',
  },

  // Before and after the years whose feasts are listed.
  ...inPeriods(
    [
      { from: 1990, to: 2004, status: 'estimated', source: EGX_2021 },
      { from: 2027, status: 'estimated', source: EGX_2021 },
    ],
    [
      { rule: '1 Shawwal', name: FITR_NAME },
      { rule: '2 Shawwal', name: FITR_NAME },
      { rule: '3 Shawwal', name: FITR_NAME },
      { rule: '9 Dhu al-Hijjah', name: ADHA_NAME },
      { rule: '10 Dhu al-Hijjah', name: ADHA_NAME },
      { rule: '11 Dhu al-Hijjah', name: ADHA_NAME },
      { rule: '12 Dhu al-Hijjah', name: ADHA_NAME },
    ],
  ),
];

const DATES: readonly ListedDate[] = [
  {
    date: '2020-04-30*',
    kind: 'holiday',
    name: LABOUR,
    status: 'estimated',
    source: LIST_2020,
    note: 'doubt: so in a list of December 2019, instead of the Friday; the announcement was not read.',
  },
  ...FEASTS,

  // Holidays kept on another day than their own, or found said.
  // Labour ministry, circular 16 of 2025.
  // Prime Minister's decree 3944 of 2025.
  ...dateRows({ kind: 'holiday' }, [
    { date: '2011-07-24*', name: REVOLUTION, source: REVOLUTION_2011 },
    { date: '2014-04-24*', name: SINAI, source: SINAI_2014 },
    { date: '2012-05-24', name: 'Presidential Election', source: ELECTION_2012 },
    { date: '2014-05-27', name: 'Presidential Election', source: NOT_FOUND, note: AS_TOLD },
    { date: '2017-06-29*', name: JUNE, source: JUNE_2017 },
    { date: '2017-10-05*', name: OCTOBER, source: OCTOBER_2017 },
    { date: '2018-10-07*', name: OCTOBER, source: OCTOBER_2018 },
    { date: '2019-01-24*', name: POLICE, source: SPRING_2019 },
    { date: '2019-11-10', name: PROPHET, source: PROPHET_2019 },
    { date: '2020-07-02*', name: JUNE, source: JULY_2020 },
    { date: '2020-08-20', name: HIJRI, source: HIJRI_2020 },
    { date: '2020-10-08*', name: OCTOBER, source: NOT_FOUND, note: AS_TOLD },
    { date: '2020-10-29', name: PROPHET, source: 'https://masr11.news/tag/اجازة-المولد-النبوي' },
    { date: '2021-01-28*', name: POLICE, source: EGX_2021 },
    { date: '2021-04-29*', name: SINAI, source: EGX_2021 },
    { date: '2021-07-01*', name: JUNE, source: NOT_FOUND, note: AS_TOLD },
    { date: '2021-07-29*', name: REVOLUTION, source: REVOLUTION_2021 },
    { date: '2021-08-12*', name: HIJRI, source: HIJRI_2021 },
    { date: '2021-10-07*', name: OCTOBER, source: OCTOBER_2021 },
    { date: '2021-10-21*', name: PROPHET, source: PROPHET_2021 },
    { date: '2022-01-27*', name: POLICE, source: NOT_FOUND, note: AS_TOLD },
    { date: '2022-01-06*', name: 'Coptic Christmas', source: CHRISTMAS_2022 },
    { date: '2023-01-08*', name: 'Coptic Christmas', source: REPORTS_2023 },
    { date: '2023-01-26*', name: POLICE, source: APRIL_2023 },
    { date: '2023-05-04*', name: LABOUR, source: LABOUR_2023 },
    { date: '2023-07-20*', name: HIJRI, source: HIJRI_2023 },
    { date: '2023-09-28*', name: PROPHET, source: PROPHET_2023 },
    { date: '2023-10-05*', name: OCTOBER, source: OCTOBER_2023 },
    { date: '2024-05-05*', name: LABOUR, source: LABOUR_2024 },
    { date: '2024-07-11*', name: HIJRI, source: HIJRI_2024 },
    { date: '2024-07-25*', name: REVOLUTION, source: REVOLUTION_2024 },
    { date: '2024-09-15', name: PROPHET, source: PROPHET_2024 },
    { date: '2025-04-24*', name: SINAI, source: SPRING_2025 },
    { date: '2025-06-26', name: HIJRI, source: HIJRI_2025 },
    { date: '2025-07-03*', name: JUNE, source: JUNE_2025 },
    { date: '2025-07-24*', name: REVOLUTION, source: JULY_2025 },
    { date: '2025-09-04', name: PROPHET, source: PROPHET_2025 },
    { date: '2025-11-01', name: 'Opening of the Grand Egyptian Museum', source: MUSEUM_2025 },
    { date: '2025-10-09*', name: OCTOBER, source: OCTOBER_2025 },
    { date: '2026-01-29*', name: POLICE, source: POLICE_2026 },
  ]),
  ...datesNamed(
    { kind: 'holiday', source: NOT_FOUND, note: AS_TOLD },
    { '2026-05-07*': LABOUR, '2026-06-18': HIJRI, '2026-07-02*': JUNE, '2026-08-27': PROPHET, '2026-10-08*': OCTOBER },
  ),

  // Their own days, worked instead; where the library's date is the one kept, or on the weekend, there is none.
  ...dateRows({ kind: 'open' }, [
    { date: '2020-06-30', name: '30 June Day: kept on another day', source: JULY_2020 },
    { date: '2020-10-06', name: `${OCTOBER}: kept on another day`, source: NOT_FOUND, note: AS_TOLD },
    { date: '2021-01-25', name: `${POLICE}: kept on another day`, source: EGX_2021 },
    { date: '2021-04-25', name: `${SINAI}: kept on another day`, source: EGX_2021 },
    { date: '2021-06-30', name: '30 June Day: kept on another day', source: NOT_FOUND, note: AS_TOLD },
    { date: '2021-08-09', name: `${HIJRI}: kept on another day`, source: HIJRI_2021 },
    { date: '2021-10-06', name: `${OCTOBER}: kept on another day`, source: OCTOBER_2021 },
    { date: '2021-10-18', name: `${PROPHET}: kept on another day`, source: PROPHET_2021 },
    { date: '2022-01-25', name: `${POLICE}: kept on another day`, source: NOT_FOUND, note: AS_TOLD },
    { date: '2023-01-25', name: `${POLICE}: kept on another day`, source: APRIL_2023 },
    { date: '2023-05-01', name: 'Labour Day: kept on another day', source: LABOUR_2023 },
    { date: '2023-07-19', name: `${HIJRI}: kept on another day`, source: HIJRI_2023 },
    { date: '2023-09-27', name: `${PROPHET}: kept on another day`, source: PROPHET_2023 },
    { date: '2024-05-01', name: 'Labour Day: kept on another day', source: LABOUR_2024 },
    { date: '2024-07-07', name: `${HIJRI}: kept on another day`, source: HIJRI_2024 },
    { date: '2024-07-23', name: `${REVOLUTION}: kept on another day`, source: REVOLUTION_2024 },
    { date: '2025-06-30', name: '30 June Day: kept on another day', source: JUNE_2025 },
    { date: '2025-07-23', name: `${REVOLUTION}: kept on another day`, source: JULY_2025 },
    { date: '2025-10-06', name: `${OCTOBER}: kept on another day`, source: OCTOBER_2025 },
    { date: '2026-01-25', name: `${POLICE}: kept on another day`, source: POLICE_2026 },
  ]),
  ...datesNamed(
    { kind: 'open', source: NOT_FOUND, note: AS_TOLD },
    {
      '2026-06-16': `${HIJRI}: kept on another day`,
      '2026-06-30': '30 June Day: kept on another day',
      '2026-08-25': `${PROPHET}: kept on another day`,
      '2026-10-06': `${OCTOBER}: kept on another day`,
    },
  ),
];

export default country({
  id: 'EG',
  name: 'Egypt',
  doubts:
    'Doubts: the days without an address, one by one: all estimated. Those read are mostly announcements of the stock exchange and the banks, which keep the same days, and 1 January, 1 July (to 2021) and Coptic Easter besides.',
  doubtful: [
    {
      years: '2027-',
      note: 'From 2027 on it is taken that days are moved to the Thursday, and that the day before Eid al-Fitr is given too.',
    },
    { years: '-2009', note: 'Before 2010 moved days are not in.' },
  ],
  localName: 'مصر',
  cities: 'Cairo',
  currencies: ['EGP'],
  timezone: 'Africa/Cairo',
  weekend: {
    history: [{ start: '1990-01-01', days: [5, 6] }],
    source: 'http://weekly.ahram.org.eg/Archive/1999/459/eg7.htm',
    note:
      'Banks close on Friday and Saturday; that they did so from 1990 on is assumed, no source of that time was ' +
      'found. The page shows that civil servants still worked six days (Friday off) in 1999, with Thursday also ' +
      'off in that Ramadan; today they have Friday and Saturday ' +
      '(https://www.al-monitor.com/pulse/originals/2018/08/egypt-public-sector-employees-reduce-' +
      'working-days.html). When their second day came was not found.',
  },
  library: 'EG',
  exclusions: [
    {
      rule: '1 Shawwal P3D',
      why: 'the feast of other days, and computed: see the rules',
    },
    {
      rule: '10 Dhu al-Hijjah P4D',
      why: 'the feast of other days, and computed: see the rules',
    },
    {
      rule: '01-25 since 2011',
      to: 2011,
      why: 'one day with Police Day; the first anniversary was in 2012',
    },
    {
      rule: '01-25',
      to: 2008,
      why: 'Police Day is a holiday since 2009',
    },
    {
      rule: '06-30',
      to: 2013,
      why: 'the day of the events of 2013, a holiday since 2014',
    },
    {
      rule: 'julian 12-25',
      to: 2002,
      why: 'the Coptic Christmas is a holiday since 2003',
    },
    ...excludedRules(
      ['01-25 since 2011', '01-25', '04-25', '05-01', '06-30', '07-23', '10-06', '1 Muharram', '12 Rabi al-awwal'],
      { from: 2027, why: 'moved to a Thursday: see the rules' },
    ),
  ],
  rules: RULES,
  dates: DATES,
});

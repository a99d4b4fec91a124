import { formatDay, mustParseDay } from '../../../../server/core/civil-date.js';
import type { CalendarDefinition, ListedDate, RuleRow } from '../../definition.js';
import {
  ADHA,
  ADHA_NAME,
  closed,
  FITR_EGYPT,
  FITR_NAME,
  feastDays,
  feastRules,
  islamicRules,
  told,
} from './arab-feasts.js';

/**
 * Egyptian Exchange, Cairo time: full-day closures; weekend on Friday and Saturday, no early closes known. The data begin
 * with 2010.
 *
 * The exchange closes on the public holidays and with the banks: Coptic Christmas, 25 January, Coptic Easter Sunday and
 * Sham El-Nessim, 25 April, 1 May, 30 June (since 2014), 23 July, 6 October, the Islamic New Year, the Birthday of the
 * Prophet and the Eids, and on the banks' closing days of 1 January and 1 July. Since 2020 the Prime Minister moves
 * single days to the Thursday. It was closed for the revolution from Sunday 30 January to Tuesday 22 March 2011 (opened
 * again on Wednesday the 23rd), and cancelled its session on 8 July 2025, the day after the fire at a telephone exchange.
 *
 * Doubts: the days without an address, one by one: all estimated. Whether the exchange was closed on each 1 January and
 * 1 July rests on 2012 to 2014 and 2021. Of days of mourning and of elections only 27
 * May 2014 is in. Trading stopped early on
 * some days of the pandemic and of crashes; none is an early close here.
 */

const EGX_2021 = 'https://egx.com.eg/en/Trading_Calendar.aspx';
const FEAS_2011 = 'https://feas.org/egx-and-mcdr-announcement/';
const JULY_2012 = 'https://amwalalghad.net/sunday-official-holiday-on-egypts-new-fy-egx';
const JULY_2013 = 'https://en.amwalalghad.com/egx-july-1st-official-holiday-on-egypts-new-fy/';
const JANUARY_2014 = 'https://www.masress.com/elfagr/1491152';
const SINAI_2014 = 'https://en.amwalalghad.com/egypt-bourse-banks-official-holiday-today-on-sinai-liberation-day/';
const EASTER_2015 = 'http://www.coptsunited.com/Details.php?A=18249&I=1350';
const JUNE_2017 = 'https://darelhilal.com/News/114437.aspx';
const SPRING_2019 = 'http://egypttoday.com/Article/3/68465/Holidays%E2%80%99-season-starts-on-EGX';
const JULY_2019 = 'https://www.masress.com/elaosboa/564562';
const JULY_2020 =
  'https://www.egyptindependent.com/cbe-suspends-works-on-july-1st-2nd-at-banks-closing-the-budget-on-june-30/';
const MAY_2021 =
  'https://aleqaria.com.eg/Post/details/40123/-أيام-إجازة-تنتظر-المصريين-في-شهر-رمضان-والبنوك-والبورصة-في-عطلة';
const APRIL_2022 =
  'https://www.alamalbusiness.com/%d8%a7%d9%84%d8%a8%d9%88%d8%b1%d8%b5%d8%a9-%d8%a7%d9%84%d8%a3%d8%ad%d8%af-' +
  '%d9%88%d8%a7%d9%84%d8%a7%d8%ab%d9%86%d9%8a%d9%86-%d8%a7%d9%84%d9%85%d9%82%d8%a8%d9%84%d9%8a%d9%86-' +
  '%d8%a5%d8%ac/';
const OCTOBER_2022 = 'https://taqanews.com/132301';
const APRIL_2023 = 'https://osoulmisrmagazine.com/347282';
const FITR_2023 = 'https://egyptindependent.com/banks-to-be-off-in-egypt-for-6-days-cbe';
const CHRISTMAS_2024 = 'https://elamwal.com/239507';
const JANUARY_2024 = 'http://34.240.189.1/en/news/details/EGX--CBE-to-halt-business-on-25-January/21396402?L=EN';
const FITR_2025 = 'https://nabdelsharialmasry.com/?p=163969';
const SPRING_2025 = 'https://egypttelegraph.com/article/137086/البورصة-تعلن-مواعيد-إجازات-شم-النسيم-والعمال';
const JULY_2025 = 'https://www.bnokonline.com/print~23457';
const ADHA_2013 = 'http://expatcairo.com/egypts-banks-on-holiday-for-six-days/';
const REVOLUTION_2011 =
  'https://english.ahram.org.eg/NewsContent/3/12/16827/Business/Economy/Egyptian-banks-to-close-on-Revolution-Day.aspx';

const POLICE = 'Police Day and Revolution of 25 January';
const SINAI = 'Sinai Liberation Day';
const LABOUR = 'Labour Day';
const JUNE = 'Revolution of 30 June';
const JULY = 'Revolution Day';
const OCTOBER = 'Armed Forces Day';
const HIJRI = 'Islamic New Year';
const PROPHET = 'Birthday of Muhammad (Mawlid)';
const BANKS = 'Closing day of the banks';
const EASTER = 'Coptic Easter';
const SHAM = 'Sham El-Nessim';

const REMEMBERED = 'doubt: the day to which the Prime Minister moved it, as told; no text was read.';
const FUTURE = 'doubt: moved to the Thursday as in the years since 2020; announced each time.';
const TO_THURSDAY = 'if sunday,monday,tuesday,wednesday then next thursday if friday then previous thursday';

/** A fixed holiday: on its own date to `to`, then listed year by year, from 2027 on moved to the Thursday (estimated). */
function fixed(date: string, name: string, from: number, to: number): RuleRow[] {
  return [
    { rule: date, name, from, to, source: EGX_2021, note: 'doubt: a day on a Friday was moved in some years.' },
    { rule: `${date} ${TO_THURSDAY}`, name, from: 2027, status: 'estimated', source: EGX_2021, note: FUTURE },
  ];
}

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: BANKS, from: 2010, source: JANUARY_2014, note: 'the source: 2014; doubt: the other years.' },
  { rule: '07-01', name: BANKS, from: 2010, source: EGX_2021 },
  { rule: '01-07', name: 'Coptic Christmas', from: 2010, source: EGX_2021 },
  { rule: 'orthodox 0', name: EASTER, from: 2010, source: SPRING_2019 },
  { rule: 'orthodox 1', name: SHAM, from: 2010, source: EGX_2021 },
  ...fixed('01-25', POLICE, 2010, 2019),
  ...fixed('04-25', SINAI, 2010, 2020),
  ...fixed('05-01', LABOUR, 2010, 2022),
  ...fixed('06-30', JUNE, 2014, 2019),
  ...fixed('07-23', JULY, 2010, 2020),
  ...fixed('10-06', OCTOBER, 2010, 2019),
  ...islamicRules(
    [
      ['1 Muharram', HIJRI, 2010, 2019],
      ['12 Rabi al-awwal', PROPHET, 2010, 2019],
      [`1 Muharram ${TO_THURSDAY}`, HIJRI, 2027],
      [`12 Rabi al-awwal ${TO_THURSDAY}`, PROPHET, 2027],
    ],
    EGX_2021,
    'doubt: by the tabular calendar.',
  ),
  ...feastRules([-1, 2], [-1, 2], EGX_2021),
];

/** Every day from the first to the last, both inclusive. */
function span(first: string, last: string): string[] {
  const start = mustParseDay(first);
  return Array.from({ length: mustParseDay(last) - start + 1 }, (_, index) => formatDay(start + index));
}

const FEASTS: readonly ListedDate[] = [
  ...feastDays(FITR_EGYPT, FITR_NAME, 0, 2, [2017, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]),
  ...closed(FITR_NAME, JUNE_2017, ['2017-06-25', '2017-06-26', '2017-06-27']),
  ...told(FITR_NAME, ['2019-06-04', '2019-06-05', '2019-06-06'], REMEMBERED),
  ...told(FITR_NAME, span('2020-05-24', '2020-05-28'), REMEMBERED),
  ...closed(FITR_NAME, MAY_2021, ['2021-05-12', '2021-05-13'], 'the source has the first day.'),
  ...told(FITR_NAME, ['2021-05-16'], REMEMBERED),
  ...told(FITR_NAME, span('2022-05-01', '2022-05-05'), REMEMBERED),
  ...closed(
    FITR_NAME,
    FITR_2023,
    ['2023-04-20', '2023-04-23', '2023-04-24', '2023-04-25'],
    'the source tells of the banks; with Sinai Liberation Day.',
  ),
  ...told(FITR_NAME, ['2024-04-09', '2024-04-10', '2024-04-11', '2024-04-14'], REMEMBERED),
  ...closed(FITR_NAME, FITR_2025, span('2025-03-30', '2025-04-02'), 'the feast began on Monday 31 March.'),
  ...told(FITR_NAME, ['2026-03-19', '2026-03-22', '2026-03-23'], REMEMBERED),
  ...feastDays(ADHA, ADHA_NAME, -1, 2, [2013, 2021, 2022, 2023, 2024, 2025, 2026]),
  ...closed(ADHA_NAME, ADHA_2013, span('2013-10-14', '2013-10-17'), 'the source tells of the banks.'),
  ...told(ADHA_NAME, ['2020-08-03'], REMEMBERED),
  ...closed(ADHA_NAME, EGX_2021, span('2021-07-19', '2021-07-21'), 'the plan for the year.'),
  ...told(ADHA_NAME, ['2021-07-22'], REMEMBERED),
  ...told(ADHA_NAME, span('2022-07-10', '2022-07-13'), REMEMBERED),
  ...told(ADHA_NAME, ['2023-06-27', '2023-06-28', '2023-06-29', '2023-07-02', '2023-07-03'], REMEMBERED),
  ...told(ADHA_NAME, span('2024-06-16', '2024-06-20'), REMEMBERED),
  ...told(ADHA_NAME, ['2025-06-05', '2025-06-08', '2025-06-09'], REMEMBERED),
  ...told(ADHA_NAME, ['2026-05-26', '2026-05-27', '2026-05-28'], REMEMBERED),
];

const SINGLE_DAYS: readonly ListedDate[] = [
  ...closed(JULY, REVOLUTION_2011, ['2011-07-24'], 'the source tells of the banks; for Saturday the 23rd.'),
  ...closed(BANKS, JULY_2012, ['2012-07-01']),
  ...closed(BANKS, JULY_2013, ['2013-07-01']),
  ...closed(SINAI, SINAI_2014, ['2014-04-24']),
  ...closed(EASTER, EASTER_2015, ['2015-04-12']),
  ...closed(SHAM, EASTER_2015, ['2015-04-13']),
  ...closed(JUNE, JUNE_2017, ['2017-06-29']),
  ...closed(POLICE, SPRING_2019, ['2019-01-24']),
  ...closed(JULY, JULY_2019, ['2019-07-23']),
  ...closed(JUNE, JULY_2020, ['2020-07-02'], 'the source tells of the banks and of all employees.'),
  ...told(HIJRI, ['2020-08-20', '2021-08-12', '2023-07-20', '2024-07-07', '2025-06-26', '2026-06-18'], REMEMBERED),
  ...told(PROPHET, ['2020-10-29', '2021-10-21', '2023-09-28', '2024-09-15', '2025-09-04', '2026-08-27'], REMEMBERED),
  ...told(OCTOBER, ['2020-10-08', '2021-10-07', '2023-10-05', '2024-10-06', '2025-10-09', '2026-10-08'], REMEMBERED),
  ...told(JUNE, ['2022-06-30', '2024-06-30', '2025-07-03', '2026-07-02'], REMEMBERED),
  ...closed(POLICE, EGX_2021, ['2021-01-28']),
  ...closed(SINAI, EGX_2021, ['2021-04-29']),
  ...told(POLICE, ['2022-01-27', '2026-01-29'], REMEMBERED),
  ...closed(EASTER, APRIL_2022, ['2022-04-24']),
  ...closed(SINAI, APRIL_2022, ['2022-04-25']),
  ...closed(OCTOBER, OCTOBER_2022, ['2022-10-06']),
  ...closed(POLICE, APRIL_2023, ['2023-01-26']),
  ...closed(EASTER, APRIL_2023, ['2023-04-16']),
  ...closed(SHAM, APRIL_2023, ['2023-04-17']),
  ...told(LABOUR, ['2023-05-04', '2026-05-07'], REMEMBERED),
  ...told(JULY, ['2023-07-23', '2024-07-25', '2026-07-23'], REMEMBERED),
  ...told(
    'Closing after the clearing of the squares',
    ['2013-08-15'],
    'doubt: banks and exchange closed on the day after 14 August 2013, opened again on Sunday the 18th; no text was read.',
  ),
  ...told(
    'Presidential election',
    ['2014-05-27'],
    'doubt: the second day of voting, declared a holiday at short notice; no text was read.',
  ),
  ...told('Coptic Christmas', ['2023-01-08'], 'doubt: given for Saturday the 7th, as told; no text was read.'),
  ...closed('Coptic Christmas', CHRISTMAS_2024, ['2024-01-07']),
  ...closed(POLICE, JANUARY_2024, ['2024-01-25']),
  ...told(SINAI, ['2024-04-25'], REMEMBERED),
  ...closed(EASTER, SPRING_2025, ['2025-04-20']),
  ...closed(SHAM, SPRING_2025, ['2025-04-21']),
  ...closed(SINAI, SPRING_2025, ['2025-04-24']),
  ...closed(LABOUR, SPRING_2025, ['2025-05-01']),
  ...closed(JULY, JULY_2025, ['2025-07-24']),
];

const EXCHANGE_ONLY: readonly ListedDate[] = [
  ...closed('Revolution: trading suspended', FEAS_2011, span('2011-01-30', '2011-03-22')),
  ...closed(
    'Session cancelled (telephone exchange fire)',
    JULY_2025,
    ['2025-07-08'],
    'the source names the announcement without its date; the fire was on 7 July.',
  ),
];

export const XCAI: CalendarDefinition = {
  id: 'XCAI',
  kind: 'exchange',
  name: 'Egyptian Exchange',
  timezone: 'Africa/Cairo',
  years: [2010, 2060],
  weekend: [{ start: '2010-01-01', days: [5, 6] }],
  rules: RULES,
  dates: [...FEASTS, ...SINGLE_DAYS, ...EXCHANGE_ONLY],
};

import { country } from '../country.js';
import { dateRows } from '../many-rows.js';
import type { RuleRow } from '../vocabulary.js';
import { PHILIPPINE_PROVINCES } from './shared/PH-provinces.js';

/**
 * The Philippines since 2021: the special (non-working) days, which the library lacks altogether, and the moved days
 * of the yearly proclamations (1107 for 2021, 1236 and 115 for 2022, 42 and 90 for 2023, 368, 453 and 665 for 2024, 727 for 2025,
 * 1006 for 2026, 1427 for 2027) and of single ones. On special days government offices and banks are closed as on regular ones.
 *
 * By law, and so in all later years: Ninoy Aquino Day (RA 9256), All Saints' Day and the last day of the year
 * (RA 9492), the Immaculate Conception (RA 10966). Chinese New Year, Black Saturday, All Souls' Day and Christmas Eve
 * are declared for each year anew: estimated from 2028 on. The last day of 2021 and 2022 was a working day.
 *
 * The data begin with 2021. The library's Easter Sunday is no holiday there (excluded).
 *
 * The two Muslim feasts of a year are proclaimed some days before: those of 2027 are estimated.
 *
 * The provinces' own days by Act and the Bangsamoro's are in shared/PH-provinces.ts.
 */

const LAW = 'https://jur.ph/law/facts/declaring-the-regular-holidays-and-special-non-working-days-for-the-year-2024';
/** "Unless otherwise modified by law, order or proclamation": since 2011 the proclamations keep most of its Monday holidays on their dates. */
const ACT_9492 = 'https://www.officialgazette.gov.ph/2007/07/24/republic-act-no-9492/';
const YEAR_2021 =
  'https://phshirt.com/holidays/proclamation-no-1107-amending-proclamation-no-986-s-2020-declaring-the-regular-holidays-and-special-non-working-days-for-the-year-2021/';
const YEAR_2022 = 'https://news.abs-cbn.com/news/10/29/21/duterte-sets-2022-holidays-special-days';
const YEAR_2023 = 'https://news.abs-cbn.com/news/08/23/22/list-regular-holidays-special-days-in-2023';
const MOVED_2023 = 'http://w.lawphil.net/executive/proc/proc2022/proc_90_2022.html';
const YEAR_2024 = 'https://www.rappler.com/nation/list-holidays-philippines-2024/';
const CHINESE_2024 =
  'https://cebudailynews.inquirer.net/552113/marcos-declares-feb-9-a-special-non-working-day-for-chinese-new-year';
const NINOY_2024 =
  'https://mb.com.ph/2024/8/15/longer-weekend-ahead-marcos-moves-ninoy-aquino-day-celebration-to-aug-23';
const YEAR_2025 = 'https://filipinotimes.net/latest-news/2024/11/01/list-philippine-holidays-for-2025/';
const YEAR_2026 = 'https://cebudailynews.inquirer.net/655667/2026-holidays-palace-releases-official-list-guidelines';
const YEAR_2027 = 'https://www.officialgazette.gov.ph/nationwide-holidays/2027/';

const FITR_2022 = 'https://cebudailynews.inquirer.net/438710/duterte-declares-may-3-as-regular-holiday-for-eidl-fitr';

const NINOY = 'Ninoy Aquino Day';
const SAINTS = "All Saints' Day";
const SOULS = "All Souls' Day";
const IMMACULATE = 'Immaculate Conception';
const LAST_DAY = 'Last Day of the Year';
const CHINESE = 'Chinese New Year';
const SATURDAY = 'Black Saturday';
const EVE = 'Christmas Eve';
const EDSA = 'EDSA People Power Revolution Anniversary';
const FITR = "Eid'l Fitr";
const ADHA = "Eid'l Adha";

const EACH_YEAR = 'Declared for each year anew: expected as in 2024 to 2027.';

const BY_LAW: readonly RuleRow[] = [
  { rule: '08-21', name: NINOY, from: 2021, source: LAW },
  { rule: '11-01', name: SAINTS, from: 2021, source: ACT_9492 },
  { rule: '12-08', name: IMMACULATE, from: 2021, source: LAW },
  { rule: '12-31', name: LAST_DAY, from: 2023, source: ACT_9492 },
  { rule: 'easter -1', name: SATURDAY, from: 2021, to: 2027, source: YEAR_2026, note: 'In each proclamation.' },
  { rule: 'easter -1', name: SATURDAY, from: 2028, status: 'estimated', source: YEAR_2026, note: EACH_YEAR },
  { rule: 'chinese 01-0-01', name: CHINESE, from: 2028, status: 'estimated', source: YEAR_2026, note: EACH_YEAR },
  { rule: '11-02', name: SOULS, from: 2028, status: 'estimated', source: YEAR_2026, note: EACH_YEAR },
  { rule: '12-24', name: EVE, from: 2028, status: 'estimated', source: YEAR_2026, note: EACH_YEAR },
];

export default country({
  id: 'PH',
  name: 'Philippines',
  doubts:
    'Doubts: Later elections are not in. Of its parts: provinces whose Acts were not found have no calendar, which does not mean that they have no day. Moves by proclamations of single years were not looked for. Zamboanga Sibugay, made of a province named in the decree, is not in.',
  doubtful: [
    {
      named: ['People Power', 'EDSA'],
      years: '2023',
      note: 'The day to which the EDSA anniversary of 2023 was moved (24 February) is not told on the page that tells of the proclamation.',
    },
  ],
  localName: 'Philippines / Pilipinas',
  cities: 'Manila',
  currencies: ['PHP'],
  timezone: 'Asia/Manila',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://jur.ph/law/facts/prescribing-office-hours-government-bureaus-corporations',
    note:
      'Executive Order 251 of 1957: Monday to Friday. Four-day weeks of government offices in April and May 2005 ' +
      '(https://elibrary.judiciary.gov.ph/thebookshelf/showdocsfriendly/10/51643) and from March 2026 are not ' +
      'entered.',
  },
  years: { from: 2021, why: 'the special (non-working) days and moved days are entered from 2021 on' },
  library: 'PH',
  texts: [
    {
      // Not the days that the Act gives as "Monday nearest".
      rules: ['01-01', 'easter -3', 'easter -2', '1st monday before September', '12-25'],
      from: 2021,
      source: ACT_9492,
      what: 'Administrative Code of 1987, book I, section 26, as amended by Republic Act 9492',
    },
  ],
  englishNames: { 'Labour Day': 'Labor Day' },
  exclusions: [
    {
      rule: 'easter',
      why: 'Easter Sunday is in no proclamation of holidays; https://www.rappler.com/nation/list-holidays-philippines-2024/',
    },
  ],
  rules: BY_LAW,
  dates: [
    ...dateRows({ kind: 'holiday' }, [
      { date: '2021-02-12', name: CHINESE, source: YEAR_2021 },
      { date: '2021-02-25', name: EDSA, source: YEAR_2021 },
      {
        date: '2021-05-13',
        name: FITR,
        source: 'https://mb.com.ph/2021/5/10/duterte-declares-may-13-holiday-for-eidl-fitr',
      },
      {
        date: '2021-07-20',
        name: ADHA,
        source: 'https://www.handlebar-online.com/guidelines/is-eid-al-adha-a-holiday-in-the-philippines/',
      },
      { date: '2022-02-01', name: CHINESE, source: YEAR_2022 },
      { date: '2022-02-25', name: EDSA, source: YEAR_2022 },
      { date: '2022-05-03', name: FITR, source: FITR_2022 },
      {
        date: '2022-05-09',
        name: 'Elections day',
        source: 'https://elibrary.judiciary.gov.ph/thebookshelf/showdocs/7/95009',
      },
      {
        date: '2022-07-09',
        name: ADHA,
        source: 'https://attracttour.com/2022/07/palace-announces-july-9-a-regular-holiday-in-observance-of-eidl-adha/',
      },
      {
        date: '2022-10-31',
        name: "All Saints' Day Eve",
        source: 'https://mb.com.ph/2022/10/18/marcos-declares-oct-31-as-special-non-working-holiday',
      },
      {
        date: '2022-12-26',
        name: 'Day after Christmas Day',
        source: 'https://pco.gov.ph/news_releases/pbbm-declares-dec-26-as-special-non-working-day/',
      },
      { date: '2023-01-02', name: "Day after New Year's Day", source: MOVED_2023 },
      {
        date: '2023-02-24',
        name: EDSA,
        source:
          'https://tribune.net.ph/2024/10/31/palace-releases-dates-for-2025-holidays-and-special-non-working-days',
      },
      { date: '2023-04-10', name: 'Day of Valor', source: MOVED_2023 },
      {
        date: '2023-04-21',
        name: FITR,
        source: 'https://mb.com.ph/2023/4/14/palace-declares-april-21-a-regular-holiday-for-eid-l-fitr',
      },
      { date: '2023-06-28', name: ADHA, source: 'https://scribd.com/document/653365622/20230613-PROC-258-FRM' },
      {
        date: '2023-10-30',
        name: 'Barangay elections day',
        source:
          'https://www.philstar.com/headlines/2023/10/11/2302910/october-30-declared-special-non-working-day-barangay-sk-polls',
      },
      { date: '2023-11-02', name: SOULS, source: YEAR_2023 },
      { date: '2023-11-27', name: 'Bonifacio Day', source: MOVED_2023 },
      { date: '2023-12-26', name: 'Day after Christmas Day', source: 'https://manilastandard.net/?p=314403281' },
      { date: '2024-02-10', name: CHINESE, source: YEAR_2024 },
      {
        date: '2024-04-10',
        name: FITR,
        source: 'https://www.sunstar.com.ph/manila/april-10-declared-a-regular-holiday',
      },
      { date: '2024-06-17', name: ADHA, source: 'https://scribd.com/document/743678693/edil-adha-proclamation' },
      { date: '2024-08-23', name: NINOY, source: NINOY_2024 },
      { date: '2024-02-09', name: CHINESE, source: CHINESE_2024 },
      { date: '2024-11-02', name: SOULS, source: YEAR_2024 },
      { date: '2024-12-24', name: EVE, source: YEAR_2024 },
      { date: '2025-01-29', name: CHINESE, source: YEAR_2025 },
      {
        date: '2025-04-01',
        name: FITR,
        source: 'https://www.philstar.com/headlines/2025/03/20/2429872/eidl-fitr-april-1-declared-regular-holiday',
      },
      {
        date: '2025-05-12',
        name: 'Elections day',
        source: 'https://www.sunstar.com.ph/superbalita-cebu/special-non-working-holiday-sa-mayo-12',
      },
      {
        date: '2025-06-06',
        name: ADHA,
        source: 'https://www.philstar.com/headlines/2025/05/22/2445051/june-6-declared-regular-holiday-eidl-adha',
      },
      { date: '2025-07-27', name: 'Founding Anniversary of Iglesia ni Cristo', source: YEAR_2025 },
      { date: '2025-10-31', name: "All Saints' Day Eve", source: YEAR_2025 },
      { date: '2025-12-24', name: EVE, source: YEAR_2025 },
      { date: '2026-02-17', name: CHINESE, source: YEAR_2026 },
      { date: '2026-03-20', name: FITR, source: 'https://elibrary.judiciary.gov.ph/thebookshelf/showdocs/7/101036' },
      { date: '2026-05-27', name: ADHA, source: 'https://elibrary.judiciary.gov.ph/thebookshelf/showdocs/7/101531' },
      { date: '2026-11-02', name: SOULS, source: YEAR_2026 },
      { date: '2026-12-24', name: EVE, source: YEAR_2026 },
      { date: '2027-02-06', name: CHINESE, source: YEAR_2027 },
      { date: '2027-11-02', name: SOULS, source: YEAR_2027 },
      { date: '2027-12-24', name: EVE, source: YEAR_2027 },
    ]),
    ...dateRows({ kind: 'open' }, [
      { date: '2022-05-02', name: "Eid'l Fitr: on 3 May", source: FITR_2022 },
      {
        date: '2024-06-16',
        name: "Eid'l Adha: on 17 June",
        source: 'https://scribd.com/document/743678693/edil-adha-proclamation',
      },
      { date: '2025-03-30', name: "Eid'l Fitr: on 1 April", source: YEAR_2025 },
      { date: '2023-04-09', name: 'Day of Valor: moved to 10 April', source: MOVED_2023 },
      { date: '2023-11-30', name: 'Bonifacio Day: moved to 27 November', source: MOVED_2023 },
      { date: '2024-08-21', name: 'Ninoy Aquino Day: moved to 23 August', source: NINOY_2024 },
    ]),
  ],
  subdivisions: PHILIPPINE_PROVINCES,
});

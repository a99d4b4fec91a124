import { country } from '../country.js';
import { datesNamed, ruleRows } from '../many-rows.js';
import { holidays, type RuleRow, year } from '../vocabulary.js';

/**
 * Bangladesh: the general holidays and those by executive order in the yearly list of the Ministry of Public Administration,
 * both of which close offices and banks; the banks' own 1 July and 31 December are not in. The Muslim days depend on the moon
 * and are computed where no list was read; the two feasts have the day before and after, from 2025 on five and six days
 * as the list of that year gives them, Durga Puja two.
 *
 * 13 April (Chaitra Sankranti) is a holiday of the three hill districts alone
 * (https://kalerkantho.com/print-edition/news/2025/03/28/1497988).
 */

const LIST_2016 = 'https://mmhaqtareq84.blogspot.com/2015/11';
const JULY_2016 = 'http://archive-en.newsnextbd.com/?p=75735';
const AZHA_2016 = 'http://newagebd.net/250320/sept-11-included-eid-holiday/';
const MAWLID_2016 = 'http://bdnews24.com/bangladesh/2016/11/30/bangladesh-to-observe-eid-e-miladunnabi-on-dec-13';
const LIST_2018 = 'https://bddnews.com/?p=15706';
const LIST_2019 = 'https://dubaivisabd.com/holiday/';
const BARAT_2019 = 'https://dhalairdak24.com/?p=499';
/** The list of 2020 as the central bank told it, the whole of it at https://banking-holidays.com/bangladesh/bangladesh-bank-holidays-2020/. */
const LIST_2020 = 'https://bnpub.banglanews24.com/national/news/bd/753347.details';
const LIST_2021 = 'https://deb109342.dhakaeducationboard.gov.bd/index.php/content/index/30';
const BARAT_2021 = 'http://dailyjanomot.com/?p=3062';
const MAWLID_2021 = 'https://www.kalerkantho.com/print-edition/news/2021/10/18/1084174';
const LIST_2022 = 'https://banglatipsandtricks.com/2021/12/bd-govt-holiday-calendar-2022.html';
const BANKS_2022 =
  'https://bangladeshchronicle.net/%e0%a6%86%e0%a6%97%e0%a6%be%e0%a6%ae%e0%a7%80-%e0%a6%ac%e0%a6%9b%e0%a6%b0-' +
  '%e0%a7%a7%e0%a7%ad-%e0%a6%a6%e0%a6%bf%e0%a6%a8-%e0%a6%ac%e0%a7%8d%e0%a6%af%e0%a6%be%e0%a6%82%e0%a6%95-' +
  '%e0%a6%ac%e0%a6%a8/?noamp=mobile';
const BANKS_2023 = 'https://www.tbsnews.net/economy/banking/banks-enjoy-24-holidays-2023-bb-531086';
const BANKS_2024 = 'https://www.tbsnews.net/economy/banking/banks-will-enjoy-24-holidays-2024-bb-738254';
const NOTICES_2024 =
  'https://mopa.gov.bd/pages/public-holiday/০৫-আগস্ট-২০২৪-০৬-আগস্ট-২০২৪-ও-০৭-আগস্ট-২০২৪-তারিখ-নির্বাহী-আদেশে-58d844-694139b3a31054345f0e6400';
const PUJA_2024 = 'https://kgdarpan.com/?p=11873';
const CANCELLED = 'https://www.thedailystar.net/news/bangladesh/news/8-natl-days-including-march-7-cancelled-3728751';
const LONGER_2025 = 'https://thefinancialpostbd.com/main/article/4088';
const PUJA_2025 = 'https://bhorerbani.com.bd/news/4080';
const LIST_2025 = 'https://mobilepriceinbdt.com/2025/04/blog-post_929.html';
const MAWLID_2025 = 'https://bangla.1nojor.com/news/poi/3b1114a483bde3d7';
const AZHA_2025 = 'https://www.dhakatribune.com/bangladesh/government-affairs/380590/govt-issues-10-day-holiday-notice';

const AUGUST_2025 = 'https://www.thedailystar.net/news/bangladesh/news/govt-makes-august-5-public-holiday-3930901';
const FITR_2023 = 'https://outlookbangla.com/2023/04/10/eid-holiday-extended-by-one-day/';
const AZHA_2023 = 'https://bdnews24.com/bangladesh/uuwbbnx9jc';
const FITR_2025 = 'https://bssnews.net/news-flash/258770';
const MOURNING_2025 = 'https://en.prothomalo.com/bangladesh/oa2nx69a9p';
const ELECTION_2026 = 'https://www.bd24live.com/total-5-day-holiday-granted-for-election/';
const FITR_2026 = 'https://en.prothomalo.com/bangladesh/3bynwfh7z7';
/** The notification of 9 November 2025, with the list as https://www.banglatipsandtricks.com/2025/11/2026-govt-holiday-calendar-bangladesh.html prints it. */
const LIST_2026 = 'https://ekhon.tv/article/6911b6d3a293882965c3f96c';

const FITR = 'Eid al-Fitr';
const AZHA = 'Eid al-Adha';
const BARAT = 'Shab-e-Barat';
const QADR = 'Shab-e-Qadr';
const BUDDHA = 'Buddha Purnima';
const PUJA = 'Durga Puja (Vijaya Dashami)';

const RULES: readonly RuleRow[] = [
  ...ruleRows({ from: 2016, source: LIST_2016 }, [
    {
      rule: '02-21',
      name: 'Shaheed Day and International Mother Language Day',
      names: { bn: 'শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস' },
    },
    {
      rule: '03-17',
      name: 'Birthday of Sheikh Mujibur Rahman',
      names: { bn: 'জাতির পিতার জন্মদিবস' },
      to: 2024,
      note: `Cancelled in October 2024: ${CANCELLED}`,
    },
    { rule: '03-26', name: 'Independence and National Day', names: { bn: 'স্বাধীনতা ও জাতীয় দিবস' } },
    { rule: '04-14', name: 'Bengali New Year', names: { bn: 'নববর্ষ' } },
    { rule: '05-01', name: 'May Day', names: { bn: 'মে দিবস' } },
    {
      rule: '08-15',
      name: 'National Mourning Day',
      names: { bn: 'জাতীয় শোক দিবস' },
      to: 2023,
      note: `Cancelled in August 2024: ${NOTICES_2024}`,
    },
  ]),
  {
    rule: '08-05',
    name: 'July Mass Uprising Day',
    names: { bn: 'জুলাই গণ-অভ্যুত্থান দিবস' },
    from: 2025,
    source: AUGUST_2025,
  },
  { rule: '12-16', name: 'Victory Day', names: { bn: 'বিজয় দিবস' }, from: 2016, source: LIST_2016 },
  { rule: '12-25', name: 'Christmas Day', names: { bn: 'যিশু খ্রিস্টের জন্মদিন (বড় দিন)' }, from: 2016, source: LIST_2016 },
  ...ruleRows({ from: 2016, source: LIST_2016 }, [
    { rule: 'feast shab-e-barat at BD', name: BARAT, exceptYears: [2019, 2021, 2025] },
    { rule: 'feast laylat-al-qadr at BD', name: QADR, exceptYears: [2023] },
    { rule: 'feast jumat-ul-wida at BD', name: 'Jumat-ul-Wida' },
    { rule: 'feast eid-al-fitr at BD -1 for 3 days', name: FITR, to: 2024 },
  ]),
  { rule: 'feast eid-al-fitr at BD -2 for 5 days', name: FITR, from: 2025, source: LONGER_2025 },
  { rule: 'feast eid-al-adha at BD -1 for 3 days', name: AZHA, from: 2016, to: 2024, source: LIST_2016 },
  { rule: 'feast eid-al-adha at BD -2 for 6 days', name: AZHA, from: 2025, source: LONGER_2025 },
  ...ruleRows({ from: 2016, source: LIST_2016 }, [
    { rule: 'feast ashura at BD', name: 'Ashura' },
    { rule: 'feast mawlid at BD', name: "Prophet's Birthday (Mawlid)", exceptYears: [2021] },
    { rule: 'feast buddha-purnima at BD', name: BUDDHA, exceptYears: [2018, 2020, 2022, 2023, 2024, 2025] },
    { rule: 'feast janmashtami at BD', name: 'Janmashtami', exceptYears: [2016, 2025] },
    { rule: 'feast dussehra at BD', name: PUJA, to: 2024 },
  ]),
  { rule: 'feast dussehra at BD -1 for 2 days', name: PUJA, from: 2025, source: LONGER_2025 },
];

const ASHURA = 'Ashura';
const JUMAT = 'Jumat-ul-Wida';
const MAWLID = "Prophet's Birthday (Mawlid)";
const JANMASHTAMI = 'Janmashtami';

export default country({
  id: 'BD',
  name: 'Bangladesh',
  doubts:
    'Doubts: Days that executive orders add later are in as far as they were read (that of the election of 30 December 2018 was not); the general holiday of the epidemic (26 March to 30 May 2020) is not.',
  doubtful: [
    {
      years: '2016-2026',
      note: 'Lists read are those of 2016, 2021, 2022 and 2025 and, as reported, 2018, 2019, 2020, 2023, 2024 and 2026, all issued before the year (what the moon moved in 2016 is mended).',
    },
  ],
  localName: 'বাংলাদেশ',
  otherNames: 'Bangladesh',
  cities: 'Dhaka',
  currencies: ['BDT'],
  timezone: 'Asia/Dhaka',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '1997-05-31', days: [5, 6] },
      { start: '2001-11-05', days: [5] },
      { start: '2005-09-09', days: [5, 6] },
    ],
    source: 'http://www.thedailystar.net/2005/09/06/d5090601011.htm',
    note:
      'The page gives the 2005 decision, banks included, and the cancellation of 5 November 2001; it puts the ' +
      'first two-day weekend in June 1997, a later account on Saturday 31 May 1997 ' +
      '(https://endroar.com/sundays-weekend-is-like-friday/).',
  },
  years: { from: 2016, why: 'the list of 2016 is the oldest read' },
  rules: RULES,
  dates: [
    // The movable days of a list: Shab-e-Barat, Shab-e-Qadr, Eid al-Fitr, Eid al-Adha, Ashura, Mawlid, the Hindu and Buddhist ones.
    ...datesNamed(
      { kind: 'holiday', source: LIST_2016 },
      {
        '2016-05-23': BARAT,
        '2016-07-03': QADR,
        '2016-07-05': FITR,
        '2016-07-06': FITR,
        '2016-07-07': FITR,
        '2016-05-21': BUDDHA,
        '2016-08-25': JANMASHTAMI,
        '2016-10-11': PUJA,
      },
    ),
    year(2016, JULY_2016, {
      '07-04': `${FITR} (executive order)`,
      '07-16': { name: 'Working day for the Eid holidays', kind: 'weekend_workday' },
    }),
    year(2016, AZHA_2016, {
      '09-11': `${AZHA} (executive order)`,
      '09-12': AZHA,
      '09-13': AZHA,
      '09-14': AZHA,
      '09-24': { name: 'Working day for the Eid holidays', kind: 'weekend_workday' },
    }),
    year(2016, MAWLID_2016, { '12-13': MAWLID }),
    ...holidays(BARAT, LIST_2018, '2018-05-02'),
    ...holidays(FITR, LIST_2018, '2018-06-15 2018-06-17'),
    ...holidays(AZHA, LIST_2018, '2018-08-21 2018-08-22 2018-08-23'),
    ...holidays(ASHURA, LIST_2018, '2018-09-21'),
    ...holidays(BUDDHA, LIST_2018, '2018-04-29'),
    ...holidays(PUJA, LIST_2018, '2018-10-19'),
    ...holidays(MAWLID, LIST_2018, '2018-11-21'),
    ...holidays(QADR, LIST_2019, '2019-06-02'),
    ...holidays(FITR, LIST_2019, '2019-06-04 2019-06-05 2019-06-06'),
    ...datesNamed(
      { kind: 'holiday', source: LIST_2019 },
      {
        '2019-08-11': AZHA,
        '2019-08-12': AZHA,
        '2019-08-13': AZHA,
        '2019-09-10': ASHURA,
        '2019-11-10': MAWLID,
        '2019-05-18': BUDDHA,
        '2019-08-23': JANMASHTAMI,
        '2019-10-08': PUJA,
      },
    ),
    { date: '2019-04-22', kind: 'holiday', name: BARAT, source: BARAT_2019 },
    year(2020, LIST_2020, {
      '05-06': BUDDHA,
      '05-21': QADR,
      '05-22': JUMAT,
      '05-24': FITR,
      '05-25': FITR,
      '05-26': FITR,
      '07-31': AZHA,
      '08-01': AZHA,
      '08-02': AZHA,
      '08-11': JANMASHTAMI,
      '08-30': ASHURA,
      '10-26': PUJA,
      '10-30': MAWLID,
    }),
    year(2021, LIST_2021, {
      '05-07': JUMAT,
      '05-10': QADR,
      '05-13': FITR,
      '05-14': FITR,
      '05-15': FITR,
      '05-26': BUDDHA,
      '07-20': AZHA,
      '07-21': AZHA,
      '07-22': AZHA,
      '08-30': JANMASHTAMI,
      '10-15': PUJA,
    }),
    year(2021, BARAT_2021, { '03-30': BARAT }),
    year(2021, MAWLID_2021, { '10-20': MAWLID }),
    year(2022, BANKS_2022, {
      '03-19': BARAT,
      '05-02': FITR,
      '05-03': FITR,
      '05-04': FITR,
      '07-09': AZHA,
      '07-10': AZHA,
      '07-11': AZHA,
      '08-09': ASHURA,
      '08-18': JANMASHTAMI,
      '10-05': PUJA,
      '10-09': MAWLID,
    }),
    year(2022, LIST_2022, { '05-15': BUDDHA }),
    ...datesNamed(
      { kind: 'holiday', source: BANKS_2023 },
      {
        '2023-03-08': BARAT,
        '2023-04-19': QADR,
        '2023-04-21': FITR,
        '2023-04-22': FITR,
        '2023-04-23': FITR,
        '2023-06-28': AZHA,
        '2023-06-29': AZHA,
        '2023-06-30': AZHA,
        '2023-07-29': ASHURA,
        '2023-09-28': MAWLID,
        '2023-05-04': BUDDHA,
        '2023-09-06': JANMASHTAMI,
        '2023-10-24': PUJA,
      },
    ),
    year(2023, FITR_2023, { '04-20': `${FITR} (executive order)` }),
    year(2023, AZHA_2023, { '06-27': `${AZHA} (executive order)` }),
    ...datesNamed(
      { kind: 'holiday', source: BANKS_2024 },
      {
        '2024-02-26': BARAT,
        '2024-04-07': QADR,
        '2024-04-10': FITR,
        '2024-04-11': FITR,
        '2024-04-12': FITR,
        '2024-06-16': AZHA,
        '2024-06-17': AZHA,
        '2024-06-18': AZHA,
        '2024-07-17': ASHURA,
        '2024-09-16': MAWLID,
        '2024-05-22': BUDDHA,
        '2024-08-26': JANMASHTAMI,
        '2024-10-13': PUJA,
      },
    ),
    year(2024, NOTICES_2024, {
      '01-07': 'General election',
      '08-05': 'General holiday',
      '08-06': 'General holiday',
      '08-07': 'General holiday',
    }),
    year(2024, PUJA_2024, { '10-10': 'Durga Puja (executive order)' }),
    year(2025, FITR_2025, {
      '03-29': FITR,
      '03-30': FITR,
      '03-31': FITR,
      '04-01': FITR,
      '04-02': FITR,
      '04-03': `${FITR} (executive order)`,
    }),
    year(2025, AZHA_2025, {
      '05-17': { name: 'Working day for the Eid holidays', kind: 'weekend_workday' },
      '05-24': { name: 'Working day for the Eid holidays', kind: 'weekend_workday' },
      '06-11': `${AZHA} (executive order)`,
      '06-12': `${AZHA} (executive order)`,
    }),
    year(2025, LIST_2025, {
      '02-15': BARAT,
      '05-11': BUDDHA,
      '06-05': AZHA,
      '06-06': AZHA,
      '07-06': ASHURA,
      '08-16': JANMASHTAMI,
    }),
    year(2025, MAWLID_2025, { '09-06': MAWLID }),
    year(2025, PUJA_2025, { '10-01': 'Durga Puja (executive order)', '10-02': PUJA }),
    year(2025, MOURNING_2025, { '12-31': 'Mourning for Khaleda Zia' }),

    // The notification of 9 November 2025, with the list as https://www.banglatipsandtricks.com/2025/11/2026-govt-holiday-calendar-bangladesh.html prints it.
    ...holidays(BARAT, LIST_2026, '2026-02-04'),
    ...holidays(QADR, LIST_2026, '2026-03-17'),
    ...holidays(FITR, LIST_2026, '2026-03-19 2026-03-20 2026-03-21 2026-03-22 2026-03-23'),
    ...holidays(AZHA, LIST_2026, '2026-05-26 2026-05-27 2026-05-28 2026-05-29 2026-05-30 2026-05-31'),
    ...holidays(ASHURA, LIST_2026, '2026-06-26'),
    ...holidays(MAWLID, LIST_2026, '2026-08-26'),
    ...holidays(BUDDHA, LIST_2026, '2026-05-01'),
    ...holidays(JANMASHTAMI, LIST_2026, '2026-09-04'),
    ...holidays(PUJA, LIST_2026, '2026-10-20 2026-10-21'),
    year(2026, ELECTION_2026, { '02-11': 'Day before the general election', '02-12': 'General election' }),
    year(2026, FITR_2026, { '03-18': `${FITR} (executive order)` }),
  ],
});

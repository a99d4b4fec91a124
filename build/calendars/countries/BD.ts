import { country } from '../country.js';
import { holidays, type ListedDate, type RuleRow, year } from '../vocabulary.js';

/**
 * Bangladesh: the general holidays and those by executive order in the yearly list of the Ministry of Public Administration,
 * both of which close offices and banks; the banks' own 1 July and 31 December are not in. The Muslim days depend on the moon
 * and are computed where no list was read; the two feasts have the day before and after, from 2025 on five and six days
 * as the list of that year gives them, Durga Puja two.
 *
 * 13 April (Chaitra Sankranti) is a holiday of the three hill districts alone
 * (https://kalerkantho.com/print-edition/news/2025/03/28/1497988).
 *
 * Doubts: lists read are those of 2016 and, as reported, 2018, 2019, 2023, 2024 and 2026, all issued before the year (what
 * the moon moved in 2016 is mended). Days that executive orders add later are in as far as they were read (that of the
 * election of 30 December 2018 was not); the general holiday of the epidemic (26 March to 30 May 2020) is not.
 */

const LIST_2016 = 'https://mmhaqtareq84.blogspot.com/2015/11';
const JULY_2016 = 'http://archive-en.newsnextbd.com/?p=75735';
const AZHA_2016 = 'http://newagebd.net/250320/sept-11-included-eid-holiday/';
const MAWLID_2016 = 'http://bdnews24.com/bangladesh/2016/11/30/bangladesh-to-observe-eid-e-miladunnabi-on-dec-13';
const LIST_2018 = 'https://bddnews.com/?p=15706';
const LIST_2019 = 'https://dubaivisabd.com/holiday/';
const BARAT_2019 = 'https://dhalairdak24.com/?p=499';
const BANKS_2023 = 'https://www.tbsnews.net/economy/banking/banks-enjoy-24-holidays-2023-bb-531086';
const BANKS_2024 = 'https://www.tbsnews.net/economy/banking/banks-will-enjoy-24-holidays-2024-bb-738254';
const NOTICES_2024 =
  'https://mopa.gov.bd/pages/public-holiday/০৫-আগস্ট-২০২৪-০৬-আগস্ট-২০২৪-ও-০৭-আগস্ট-২০২৪-তারিখ-নির্বাহী-আদেশে-58d844-694139b3a31054345f0e6400';
const PUJA_2024 = 'https://kgdarpan.com/?p=11873';
const CANCELLED = 'https://www.thedailystar.net/news/bangladesh/news/8-natl-days-including-march-7-cancelled-3728751';
const LONGER_2025 = 'https://thefinancialpostbd.com/main/article/4088';
const PUJA_2025 = 'https://bhorerbani.com.bd/news/4080';
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

function fixed(rule: string, name: string, bn: string, more: Partial<RuleRow> = {}): RuleRow {
  return { rule, name, names: { bn }, from: 2016, source: LIST_2016, ...more };
}

function computed(feast: string, name: string, more: Partial<RuleRow> = {}): RuleRow {
  return { rule: `feast ${feast}`, name, from: 2016, source: LIST_2016, ...more };
}

const RULES: readonly RuleRow[] = [
  fixed('02-21', 'Shaheed Day and International Mother Language Day', 'শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস'),
  fixed('03-17', 'Birthday of Sheikh Mujibur Rahman', 'জাতির পিতার জন্মদিবস', {
    to: 2024,
    note: `Cancelled in October 2024: ${CANCELLED}`,
  }),
  fixed('03-26', 'Independence and National Day', 'স্বাধীনতা ও জাতীয় দিবস'),
  fixed('04-14', 'Bengali New Year', 'নববর্ষ'),
  fixed('05-01', 'May Day', 'মে দিবস'),
  fixed('08-15', 'National Mourning Day', 'জাতীয় শোক দিবস', {
    to: 2023,
    note: `Cancelled in August 2024: ${NOTICES_2024}`,
  }),
  fixed('08-05', 'July Mass Uprising Day', 'জুলাই গণ-অভ্যুত্থান দিবস', { from: 2025, source: AUGUST_2025 }),
  fixed('12-16', 'Victory Day', 'বিজয় দিবস'),
  fixed('12-25', 'Christmas Day', 'যিশু খ্রিস্টের জন্মদিন (বড় দিন)'),
  computed('shab-e-barat at BD', BARAT, { exceptYears: [2019] }),
  computed('laylat-al-qadr at BD', QADR, { exceptYears: [2023] }),
  computed('jumat-ul-wida at BD', 'Jumat-ul-Wida'),
  computed('eid-al-fitr at BD -1 for 3 days', FITR, { to: 2024 }),
  computed('eid-al-fitr at BD -2 for 5 days', FITR, { from: 2025, source: LONGER_2025 }),
  computed('eid-al-adha at BD -1 for 3 days', AZHA, { to: 2024 }),
  computed('eid-al-adha at BD -2 for 6 days', AZHA, { from: 2025, source: LONGER_2025 }),
  computed('ashura at BD', 'Ashura'),
  computed('mawlid at BD', "Prophet's Birthday (Mawlid)"),
  computed('buddha-purnima at BD', BUDDHA, { exceptYears: [2018, 2023, 2024] }),
  computed('janmashtami at BD', 'Janmashtami', { exceptYears: [2016] }),
  computed('dussehra at BD', PUJA, { to: 2024 }),
  computed('dussehra at BD -1 for 2 days', PUJA, { from: 2025, source: LONGER_2025 }),
];

/** The movable days of a list: Shab-e-Barat, Shab-e-Qadr, Eid al-Fitr, Eid al-Adha, Ashura, Mawlid, the Hindu and Buddhist ones. */
function listed(ofYear: number, source: string, days: Readonly<Record<string, string>>): ListedDate[] {
  return Object.entries(days).flatMap(([name, dates]) =>
    dates.split(' ').flatMap((date) => holidays(name, source, `${ofYear}-${date}`)),
  );
}

const ASHURA = 'Ashura';
const MAWLID = "Prophet's Birthday (Mawlid)";
const JANMASHTAMI = 'Janmashtami';

export default country({
  id: 'BD',
  name: 'Bangladesh',
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
    listed(2016, LIST_2016, {
      [BARAT]: '05-23',
      [QADR]: '07-03',
      [FITR]: '07-05 07-06 07-07',
      [BUDDHA]: '05-21',
      [JANMASHTAMI]: '08-25',
      [PUJA]: '10-11',
    }),
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
    listed(2018, LIST_2018, {
      [BARAT]: '05-02',
      [FITR]: '06-15 06-17',
      [AZHA]: '08-21 08-22 08-23',
      [ASHURA]: '09-21',
      [BUDDHA]: '04-29',
      [PUJA]: '10-19',
    }),
    listed(2019, LIST_2019, {
      [QADR]: '06-02',
      [FITR]: '06-04 06-05 06-06',
      [AZHA]: '08-11 08-12 08-13',
      [ASHURA]: '09-10',
      [MAWLID]: '11-10',
      [BUDDHA]: '05-18',
      [JANMASHTAMI]: '08-23',
      [PUJA]: '10-08',
    }),
    listed(2019, BARAT_2019, { [BARAT]: '04-22' }),
    listed(2023, BANKS_2023, {
      [BARAT]: '03-08',
      [QADR]: '04-19',
      [FITR]: '04-21 04-22 04-23',
      [AZHA]: '06-28 06-29 06-30',
      [ASHURA]: '07-29',
      [MAWLID]: '09-28',
      [BUDDHA]: '05-04',
      [JANMASHTAMI]: '09-06',
      [PUJA]: '10-24',
    }),
    year(2023, FITR_2023, { '04-20': `${FITR} (executive order)` }),
    year(2023, AZHA_2023, { '06-27': `${AZHA} (executive order)` }),
    listed(2024, BANKS_2024, {
      [BARAT]: '02-26',
      [QADR]: '04-07',
      [FITR]: '04-10 04-11 04-12',
      [AZHA]: '06-16 06-17 06-18',
      [ASHURA]: '07-17',
      [MAWLID]: '09-16',
      [BUDDHA]: '05-22',
      [JANMASHTAMI]: '08-26',
      [PUJA]: '10-13',
    }),
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
    year(2025, PUJA_2025, { '10-01': 'Durga Puja (executive order)', '10-02': PUJA }),
    year(2025, MOURNING_2025, { '12-31': 'Mourning for Khaleda Zia' }),
    listed(2026, LIST_2026, {
      [BARAT]: '02-04',
      [QADR]: '03-17',
      [FITR]: '03-19 03-20 03-21 03-22 03-23',
      [AZHA]: '05-26 05-27 05-28 05-29 05-30 05-31',
      [ASHURA]: '06-26',
      [MAWLID]: '08-26',
      [BUDDHA]: '05-01',
      [JANMASHTAMI]: '09-04',
      [PUJA]: '10-20 10-21',
    }),
    year(2026, ELECTION_2026, { '02-11': 'Day before the general election', '02-12': 'General election' }),
    year(2026, FITR_2026, { '03-18': `${FITR} (executive order)` }),
  ],
});

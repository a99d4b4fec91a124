import { country } from '../country.js';
import { ruleRows, rulesNamed } from '../many-rows.js';
import { type AnnouncedDays, NOT_FOUND, type RuleRow, year } from '../vocabulary.js';

/**
 * Nepal: the holidays of the whole country in the yearly notice of the Ministry of Home Affairs (years of the Vikram Samvat
 * from mid-April), of which reprints of 2079 to 2082 were read. Days of the Kathmandu valley, of women, of single communities and
 * of schools are not in. Holi is that of the hills and the capital, a day before that of the Terai.
 *
 * Later years are computed and estimated: six days of Dashain from Phulpati to Dwadashi, five of Tihar from Lakshmi Puja on.
 * Days of the Vikram Samvat (New Year, Republic, Constitution, Unity Day, Maghe Sankranti) shift by a day in some years:
 * the commoner date is taken, estimated.
 */

const LIST_2079 = 'https://gyanpark.com.np/2022/03/public-holiday-of-nepal-of-2079-bs.html';
const BANKS_2080 = 'https://english.onlinekhabar.com/bank-holiday-calendar-2080-bs.html';
const NOTICE_2081 = 'http://nepalkairan.com/news/2858';
const NOTICE_2082 =
  'https://myrepublica.nagariknetwork.com/amp/news/govt-announces-public-holidays-for-2082-bs-16-94.html';
const EMBASSY_2025 = 'https://www.np.emb-japan.go.jp/itpr_ja/11_000001_00945.html';
const EMBASSY_2026 = 'https://www.np.emb-japan.go.jp/itpr_ja/11_000001_01143.html';

const CONVERTED = { note: 'The day of the Vikram Samvat, converted; the notice was not read.' } as const;
const DASHAIN = 'feast durga-saptami at NP for 6 days';
const TIHAR = 'feast diwali at NP for 5 days';

const RULES: readonly RuleRow[] = [
  {
    rule: '01-11',
    name: 'Prithvi Jayanti and National Unity Day',
    from: 2022,
    exceptYears: [2022, 2024],
    status: 'estimated',
    source: BANKS_2080,
  },
  { rule: '01-15', name: 'Maghe Sankranti', from: 2022, exceptYears: [2025], status: 'estimated', source: BANKS_2080 },
  { rule: 'feast sonam-lhosar at NP', name: 'Sonam Lhosar', from: 2022, source: BANKS_2080 },
  { rule: '02-19', name: 'Democracy Day', from: 2022, exceptYears: [], status: 'estimated', source: BANKS_2080 },
  ...rulesNamed(
    { from: 2022, source: BANKS_2080 },
    {
      'feast maha-shivaratri at NP': 'Maha Shivaratri',
      'feast gyalpo-lhosar at NP': 'Gyalpo Lhosar',
      '03-08': "International Women's Day",
      'feast holi at NP': 'Holi (Phagu Purnima)',
    },
  ),
  { rule: '04-14', name: 'Nepali New Year', from: 2022, exceptYears: [2024], status: 'estimated', source: BANKS_2080 },
  { rule: '05-01', name: 'Labour Day', from: 2022, source: BANKS_2080 },
  { rule: 'feast buddha-purnima at NP', name: 'Buddha Purnima (Buddha Jayanti)', from: 2022, source: BANKS_2080 },
  {
    rule: '05-29',
    name: 'Republic Day',
    from: 2022,
    exceptYears: [2024, 2025],
    status: 'estimated',
    source: BANKS_2080,
  },
  { rule: 'feast raksha-bandhan at NP', name: 'Raksha Bandhan (Janai Purnima)', from: 2022, source: BANKS_2080 },
  { rule: 'feast janmashtami at NP', name: 'Janmashtami', from: 2022, source: BANKS_2080 },
  { rule: '09-19', name: 'Constitution Day', from: 2022, exceptYears: [2023], status: 'estimated', source: BANKS_2080 },
  ...ruleRows({ from: 2022, source: BANKS_2080 }, [
    { rule: 'feast navaratri-first-day at NP', name: 'Ghatasthapana' },
    { rule: DASHAIN, name: 'Dashain' },
    { rule: TIHAR, name: 'Tihar' },
    { rule: 'feast chhath at NP', name: 'Chhath' },
    { rule: 'feast udhauli at NP', name: 'Udhauli and Yomari Punhi' },
    { rule: '12-25', name: 'Christmas Day' },
    { rule: '12-30', name: 'Tamu Lhosar', exceptYears: [2023], status: 'estimated' },
    { rule: 'feast eid-al-fitr at NP', name: 'Eid al-Fitr' },
    { rule: 'feast eid-al-adha at NP', name: 'Eid al-Adha' },
  ]),
];

const ANNOUNCED: readonly AnnouncedDays[] = [
  {
    name: 'Sonam Lhosar',
    source: BANKS_2080,
    replaces: ['feast sonam-lhosar at NP'],
    years: { '2023': { days: '01-22', source: LIST_2079 }, '2024': '02-10' },
  },
  {
    name: 'Maha Shivaratri',
    source: BANKS_2080,
    replaces: ['feast maha-shivaratri at NP'],
    years: {
      '2023': { days: '02-18', source: LIST_2079 },
      '2024': '03-08',
      '2025': { days: '02-26', source: EMBASSY_2025 },
    },
  },
  {
    name: 'Gyalpo Lhosar',
    source: BANKS_2080,
    replaces: ['feast gyalpo-lhosar at NP'],
    years: { '2023': { days: '02-21', source: LIST_2079 }, '2024': '03-11' },
  },
  {
    name: 'Holi (Phagu Purnima)',
    source: BANKS_2080,
    replaces: ['feast holi at NP'],
    years: {
      '2023': { days: '03-06', source: LIST_2079 },
      '2024': '03-24',
      '2025': { days: '03-13', source: EMBASSY_2025 },
      '2026': { days: '03-02', source: EMBASSY_2026 },
    },
  },
  {
    name: 'Buddha Purnima (Buddha Jayanti)',
    source: BANKS_2080,
    replaces: ['feast buddha-purnima at NP'],
    years: {
      '2022': { days: '05-16', source: LIST_2079 },
      '2023': '05-05',
      '2025': { days: '05-12', source: EMBASSY_2025 },
      '2026': { days: '05-01', source: EMBASSY_2026 },
    },
  },
  {
    name: 'Raksha Bandhan (Janai Purnima)',
    source: BANKS_2080,
    replaces: ['feast raksha-bandhan at NP'],
    years: {
      '2022': { days: '08-12', source: LIST_2079 },
      '2023': '08-31',
      '2026': { days: '08-28', source: EMBASSY_2026 },
    },
  },
  {
    name: 'Janmashtami',
    source: BANKS_2080,
    replaces: ['feast janmashtami at NP'],
    years: {
      '2022': { days: '08-19', source: LIST_2079 },
      '2023': '09-06',
      '2026': { days: '09-04', source: EMBASSY_2026 },
    },
  },
  {
    name: 'Ghatasthapana',
    source: BANKS_2080,
    replaces: ['feast navaratri-first-day at NP'],
    years: {
      '2022': { days: '09-26', source: LIST_2079 },
      '2023': '10-15',
      '2024': { days: '10-03', source: NOTICE_2081 },
      '2025': { days: '09-22', source: EMBASSY_2025 },
    },
  },
  {
    name: 'Dashain',
    source: BANKS_2080,
    replaces: [DASHAIN],
    years: {
      '2022': { days: '10-02 10-03 10-04 10-05 10-06 10-07', source: LIST_2079 },
      '2023': '10-21 10-22 10-23 10-24 10-25 10-26',
      '2024': { days: '10-10 10-11 10-12 10-13 10-14', source: NOTICE_2081 },
      '2025': { days: '09-29 09-30 10-01 10-02 10-03 10-04', source: NOTICE_2082 },
    },
  },
  {
    name: 'Tihar',
    source: BANKS_2080,
    replaces: [TIHAR],
    years: {
      '2022': { days: '10-24 10-25 10-26 10-27', source: LIST_2079 },
      '2023': '11-12 11-13 11-14 11-15 11-16',
      '2024': { days: '10-31 11-01 11-02 11-03 11-04', source: NOTICE_2081 },
      '2025': { days: '10-20 10-21 10-22 10-23 10-24', source: NOTICE_2082 },
    },
  },
  {
    name: 'Chhath',
    source: BANKS_2080,
    replaces: ['feast chhath at NP'],
    years: { '2022': { days: '10-30', source: LIST_2079 }, '2023': '11-19' },
  },
  {
    name: 'Udhauli and Yomari Punhi',
    source: BANKS_2080,
    replaces: ['feast udhauli at NP'],
    years: { '2022': { days: '12-08', source: LIST_2079 }, '2023': '12-26' },
  },
];

export default country({
  id: 'NP',
  name: 'Nepal',
  doubts:
    'Doubts: banks stay partly open on the days that their calendar of 2080 marks. A day of mourning is in where it was declared a public holiday (17 September 2025).',
  doubtful: [
    {
      years: '2026',
      note: "The notice of 2083 (published in February 2026) was not readable: 2026 rests on an embassy's list and on computation.",
    },
    {
      named: ["People's War"],
      note: "People's War Day was a holiday in 2023 and in the list of 2080, and annulled by the Supreme Court in December 2023.",
    },
  ],
  localName: 'नेपाल',
  cities: 'Kathmandu',
  currencies: ['NPR'],
  timezone: 'Asia/Kathmandu',
  weekend: {
    history: [
      { start: '1990-01-01', days: [6] },
      { start: '2022-05-15', days: [6, 7] },
      { start: '2022-06-15', days: [6] },
    ],
    source:
      'https://www.devdiscourse.com/article/international/2063558-nepal-government-cancels-weekly-leave-of-sunday',
    note:
      'A two-day weekend was tried for some months about 2000 and 2001, its days were not found. Nothing after 2022 was ' +
      'checked but the lists of holidays, which have the Saturdays alone.',
  },
  years: { from: 2022, why: 'the notice of 2079 (from 14 April 2022) is the oldest read' },
  rules: RULES,
  announced: ANNOUNCED,
  dates: [
    year(2022, 'https://daykhabar.com/2059/', { '05-13': 'Local elections' }),
    year(2022, 'https://nepalesevoice.com/nepal/govt-grants-four-day-public-holiday-for-elections/', {
      '11-20': 'Elections',
      '11-21': 'Day after the elections',
    }),
    year(2023, BANKS_2080, { '09-20': 'Constitution Day', '12-31': 'Tamu Lhosar' }),
    year(2023, 'https://www.collegenp.com/article/list-of-public-holidays-in-nepal-2080/', {
      '02-13': { name: "People's War Day", status: 'estimated', note: 'Declared the day before, by a compilation.' },
    }),
    year(2024, BANKS_2080, { '01-12': 'Prithvi Jayanti and National Unity Day' }),
    year(2024, NOT_FOUND, { '04-13': 'Nepali New Year', '05-28': 'Republic Day' }, CONVERTED),
    year(2026, 'https://thehimalayantimes.com/ampArticle/1036921', {
      '03-04': 'Day before the election',
      '03-05': 'Election of the House of Representatives',
      '03-06': 'Day after the election',
    }),
    year(2025, 'https://english.khabarhub.com/2025/17/496786', {
      '09-17': 'Day of mourning for those who died in the protests of September 2025',
    }),
    year(2025, NOT_FOUND, { '01-14': 'Maghe Sankranti', '05-28': 'Republic Day' }, CONVERTED),
  ],
});

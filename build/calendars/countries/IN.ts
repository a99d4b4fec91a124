import { country } from '../country.js';
import { holidays, type ListedDate, NOT_FOUND, type RuleRow } from '../vocabulary.js';
import {
  JHARKHAND,
  KARNATAKA,
  KARNATAKA_LISTS,
  KERALA,
  LISTS,
  MAHARASHTRA,
  MAHARASHTRA_LISTS,
  ONAM,
  PUNJAB,
  stateRules,
  TAMIL_NADU,
  TAMIL_NADU_LISTS,
  WEST_BENGAL,
  WEST_BENGAL_LISTS,
} from './shared/india-states.js';

/**
 * India: the holidays of the Central Government's offices at Delhi and New Delhi (Annexure I of the Office Memorandum
 * of the Department of Personnel and Training), which the library lacks but for Republic Day, Independence Day, Gandhi
 * Jayanti, Good Friday and Christmas. 2016 to 2024 are listed after reprints of the memoranda, 2025 and 2026 after the
 * lists kept as publications. Offices outside Delhi keep fourteen of these days and choose three, so Holi, Ram Navami,
 * Janmashtami or Maha Shivaratri may be another day there; state governments and banks have lists of their own.
 *
 * From 2027 on the days are computed as for the almanac of the government (the central point of the Rashtriya Panchang)
 * and estimated. Of Ram Navami and Maha Shivaratri one is a holiday of Delhi's offices: in all ten years of the lists
 * Ram Navami where it falls on a working day, else Maha Shivaratri. No list of the years before 2016 was read.
 *
 * Doubts: the memoranda precede the year by half a year or more, and the days that depend on the moon (the two Ids,
 * Muharram, Milad-un-Nabi) are changed at short notice: they are marked estimated. The list found for 2017 has the
 * fourteen days of all offices only: the further three of Delhi are taken to be those of 2016 and of
 * 2018 to 2026 (Holi, Janmashtami, and Ram Navami on a working day), estimated. Ambedkar Jayanti (14 April) is no
 * day of the memoranda but declared year by year; the library has it in all years.
 *
 * States: KA, KL, MH, PB, TN, WB and JH have the days of their own lists (shared/india-states.ts); the others those of the
 * Central Government with the state's own, as far as lists or compilations tell: a state may keep fewer of the central ones.
 */

interface GazettedYear {
  readonly year: number;
  readonly source: string;
  /** MM-DD by festival. */
  readonly days: Partial<Readonly<Record<Festival, string>>>;
}

type Festival =
  | 'shivaratri'
  | 'holi'
  | 'ramNavami'
  | 'mahavir'
  | 'buddha'
  | 'fitr'
  | 'zuha'
  | 'muharram'
  | 'janmashtami'
  | 'milad'
  | 'dussehra'
  | 'diwali'
  | 'nanak';

const NAMES: Readonly<Record<Festival, string>> = {
  shivaratri: 'Maha Shivaratri',
  holi: 'Holi',
  ramNavami: 'Ram Navami',
  mahavir: 'Mahavir Jayanti',
  buddha: 'Buddha Purnima',
  fitr: 'Id-ul-Fitr',
  zuha: 'Id-ul-Zuha (Bakrid)',
  muharram: 'Muharram',
  janmashtami: 'Janmashtami',
  milad: 'Milad-un-Nabi',
  dussehra: 'Dussehra',
  diwali: 'Diwali (Deepavali)',
  nanak: "Guru Nanak's Birthday",
};

/** Announced anew when the moon has been sighted. */
const BY_THE_MOON: readonly Festival[] = ['fitr', 'zuha', 'muharram', 'milad'];
const MAY_BE_MOVED = 'As listed in advance: the day may have been moved when the moon was sighted.';

const YEARS: readonly GazettedYear[] = [
  {
    year: 2016,
    source: 'https://postalemployeesportal.blogspot.com/2015/10/dopt-released-list-of-holidays-in-2016.html',
    days: {
      holi: '03-24',
      ramNavami: '04-15',
      mahavir: '04-20',
      buddha: '05-21',
      fitr: '07-06',
      janmashtami: '08-25',
      zuha: '09-12',
      dussehra: '10-11',
      muharram: '10-12',
      diwali: '10-30',
      nanak: '11-14',
      milad: '12-13',
    },
  },
  {
    year: 2017,
    source:
      'https://www.bankingschool.co.in/knowledge-capsule/2017-public-holidays-list-for-central-government-offices-post-offices/',
    days: {
      mahavir: '04-09',
      buddha: '05-10',
      fitr: '06-26',
      zuha: '09-02',
      dussehra: '09-30',
      muharram: '10-01',
      diwali: '10-19',
      nanak: '11-04',
      milad: '12-02',
    },
  },
  {
    year: 2018,
    source: 'https://7thpaycommissionnews.in/holidays-for-central-government-offices-2018',
    days: {
      shivaratri: '02-14',
      holi: '03-02',
      mahavir: '03-29',
      buddha: '04-30',
      fitr: '06-16',
      zuha: '08-22',
      janmashtami: '09-03',
      muharram: '09-21',
      dussehra: '10-19',
      diwali: '11-07',
      milad: '11-21',
      nanak: '11-23',
    },
  },
  {
    year: 2019,
    source: 'https://www.oneindia.com/india/holiday-list-2019-for-central-government-employees-2800859.html',
    days: {
      shivaratri: '03-04',
      holi: '03-21',
      mahavir: '04-17',
      buddha: '05-18',
      fitr: '06-05',
      zuha: '08-12',
      janmashtami: '08-24',
      muharram: '09-10',
      dussehra: '10-08',
      diwali: '10-27',
      milad: '11-10',
      nanak: '11-12',
    },
  },
  {
    year: 2020,
    source: 'https://govtempdiary.com/delhi-holidays-list-2020',
    days: {
      holi: '03-10',
      ramNavami: '04-02',
      mahavir: '04-06',
      buddha: '05-07',
      fitr: '05-25',
      zuha: '08-01',
      janmashtami: '08-12',
      muharram: '08-30',
      dussehra: '10-25',
      milad: '10-30',
      diwali: '11-14',
      nanak: '11-30',
    },
  },
  {
    year: 2021,
    source:
      'https://staffnews.in/2020/06/list-of-17-closed-gazatted-holidays-during-the-year-2021-for-central-govt-offices-located-at-delhi-new-delhi.html',
    days: {
      holi: '03-29',
      ramNavami: '04-21',
      mahavir: '04-25',
      fitr: '05-14',
      buddha: '05-26',
      zuha: '07-21',
      muharram: '08-19',
      janmashtami: '08-30',
      dussehra: '10-15',
      milad: '10-19',
      diwali: '11-04',
      nanak: '11-19',
    },
  },
  {
    year: 2022,
    source: 'https://www.igecorner.com/holiday-list-2022-for-central-government-employees/',
    days: {
      shivaratri: '03-01',
      holi: '03-18',
      mahavir: '04-14',
      fitr: '05-03',
      buddha: '05-16',
      zuha: '07-10',
      muharram: '08-09',
      janmashtami: '08-19',
      dussehra: '10-05',
      milad: '10-09',
      diwali: '10-24',
      nanak: '11-08',
    },
  },
  {
    year: 2023,
    source: 'https://hrinformative.com/central-government-holidays-list-2023/',
    days: {
      holi: '03-08',
      ramNavami: '03-30',
      mahavir: '04-04',
      fitr: '04-22',
      buddha: '05-05',
      zuha: '06-29',
      muharram: '07-29',
      janmashtami: '09-07',
      milad: '09-28',
      dussehra: '10-24',
      diwali: '11-12',
      nanak: '11-27',
    },
  },
  {
    year: 2024,
    source: 'https://7thpaycommissionnews.in/government-holiday-list-2024-in-india-2',
    days: {
      holi: '03-25',
      fitr: '04-11',
      ramNavami: '04-17',
      mahavir: '04-21',
      buddha: '05-23',
      zuha: '06-17',
      muharram: '07-17',
      janmashtami: '08-26',
      milad: '09-16',
      dussehra: '10-12',
      diwali: '10-31',
      nanak: '11-15',
    },
  },
  {
    year: 2025,
    source: 'https://dopt.gov.in/',
    days: {
      shivaratri: '02-26',
      holi: '03-14',
      fitr: '03-31',
      mahavir: '04-10',
      buddha: '05-12',
      zuha: '06-07',
      muharram: '07-06',
      janmashtami: '08-16',
      milad: '09-05',
      dussehra: '10-02',
      diwali: '10-20',
      nanak: '11-05',
    },
  },
  {
    year: 2026,
    source: 'https://dopt.gov.in/',
    days: {
      holi: '03-04',
      fitr: '03-21',
      ramNavami: '03-26',
      mahavir: '03-31',
      buddha: '05-01',
      zuha: '05-27',
      muharram: '06-26',
      milad: '08-26',
      janmashtami: '09-04',
      dussehra: '10-20',
      diwali: '11-08',
      nanak: '11-24',
    },
  },
];

function listed({ year, source, days }: GazettedYear): ListedDate[] {
  return (Object.keys(days) as Festival[]).map((festival): ListedDate => {
    const moon = BY_THE_MOON.includes(festival);
    return {
      date: `${year}-${days[festival]}`,
      kind: 'holiday',
      name: NAMES[festival],
      source,
      ...(moon ? { status: 'estimated', note: MAY_BE_MOVED } : {}),
    };
  });
}

const MEMORANDUM_2026 = YEARS.at(-1)!.source;
/** Of 2027 to 2060; in the other years Ram Navami is on a working day and Maha Shivaratri no holiday. */
const RAM_NAVAMI_ON_WEEKENDS: readonly number[] = [2032, 2036, 2039, 2042, 2046, 2049, 2052, 2056];

function computed(feast: string, festival: Festival, more: Partial<RuleRow> = {}): RuleRow {
  return { rule: `feast ${feast} at IN`, name: NAMES[festival], from: 2027, source: MEMORANDUM_2026, ...more };
}

const COMPUTED: readonly RuleRow[] = [
  computed('maha-shivaratri', 'shivaratri', {
    exceptYears: Array.from({ length: 34 }, (_, index) => 2027 + index).filter(
      (year) => !RAM_NAVAMI_ON_WEEKENDS.includes(year),
    ),
  }),
  computed('holi', 'holi'),
  computed('ram-navami', 'ramNavami', { weekdays: [1, 2, 3, 4, 5] }),
  computed('mahavir-jayanti', 'mahavir'),
  computed('buddha-purnima', 'buddha'),
  computed('eid-al-fitr', 'fitr'),
  computed('eid-al-adha', 'zuha'),
  computed('ashura', 'muharram'),
  computed('mawlid', 'milad'),
  computed('janmashtami', 'janmashtami'),
  computed('dussehra', 'dussehra'),
  computed('diwali', 'diwali'),
  computed('guru-nanak-jayanti', 'nanak'),
];

/** Rests on a compilation, or on another state's list: estimated. */
const NO_LIST = NOT_FOUND;
const ASSAM_2025 = 'https://nenow.in/north-east-news/assam/assam-government-releases-holiday-list-2025.html';
const GUJARAT_2025 = 'https://www.marugujarati.in/2024/11/holidays-2025.html';
const KERALA_2026 = 'https://www.konnivartha.com/tag/public-holidays-in-kerala-for-2026-announced';
const JK_2020 =
  'https://asianage.com/india/politics/281219/in-jk-2020-holiday-list-sheikh-abdullah-birth-anniversary-dropped-accession-day-added.html';
const ODISHA_2020 =
  'https://www.gconnect.in/state-government-employees/odisha-state-government/state-government-holidays-2020-odisha.html';
const ODISHA_2025 = 'https://nirvaynews.com/odisha-govt-announces-additional-diwali-holiday-on-october-20';
const TELANGANA_2025 = 'https://gsrmaths.in/2024/11/telangana-government-holidays-list-2025.html';
const FURTHER_DAYS = {
  note: 'As in the lists before and after; that of 2017 was read without the days of Delhi.',
} as const;
const NOT_LUNAR_GOBIND = {
  rule: '01-05',
  why: `a lunar day, 17 January in 2024 and 6 January in 2025; ${LISTS.PB_2025}`,
};
const NOT_LUNAR_PRATAP = { rule: '05-09', why: `a lunar day, 29 May in 2025; ${LISTS.RJ_2025}` };

function fixedDays(source: string, days: Readonly<Record<string, string>>): RuleRow[] {
  return Object.entries(days).map(([rule, name]) => ({
    rule,
    name,
    from: 2016,
    source,
    ...(source === NOT_FOUND && { note: 'doubt: found in compilations only.' }),
  }));
}

export default country({
  id: 'IN',
  name: 'India',
  timezone: 'Asia/Kolkata',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source:
      'https://www.praja.net/t/dopt-o-m-dt-21-05-1985-introduction-of-5-day-week-in-the-administrative-' +
      'offices-of-the-government-of-india-no-13-4-85-jca/1073',
    note:
      'Central government: five-day week since 3 June 1985. Banks were open on Saturdays until August 2015, since ' +
      '1 September 2015 they close on the second and the fourth Saturday only. State governments differ (many ' +
      'close on second Saturdays).',
  },
  years: {
    from: 2016,
    why: 'Holi, Diwali, the Ids and the other movable days are listed from 2016 on, computed after 2026',
  },
  library: 'IN',
  rules: COMPUTED,
  dates: [
    YEARS.flatMap(listed),
    holidays('Holi', NOT_FOUND, '2017-03-13', FURTHER_DAYS),
    holidays('Ram Navami', NOT_FOUND, '2017-04-04', FURTHER_DAYS),
    holidays('Janmashtami', NOT_FOUND, '2017-08-14', FURTHER_DAYS),
  ],
  subdivisions: [
    { id: 'AN', name: 'Andaman and Nicobar Islands', library: 'AN' },
    {
      id: 'AP',
      name: 'Andhra Pradesh',
      library: 'AP',
      rules: stateRules('IN', 'sankranti shivaratri ugadi rama ganesh', NO_LIST),
    },
    { id: 'AR', name: 'Arunachal Pradesh', library: 'AR' },
    {
      id: 'AS',
      name: 'Assam',
      library: 'AS',
      rules: [
        ...fixedDays(ASSAM_2025, {
          '01-14': 'Magh Bihu and Tusu Puja',
          '01-15': 'Magh Bihu and Tusu Puja',
          '01-31': 'Me-Dam-Me-Phi',
          '04-14': 'Bohag Bihu',
          '04-15': 'Bohag Bihu',
          '04-16': 'Bohag Bihu',
          '11-24': 'Lachit Divas',
          '12-02': 'Asom Divas',
        }),
        ...stateRules('IN', 'saptami ashtami navami', ASSAM_2025),
      ],
    },
    { id: 'BR', name: 'Bihar', library: 'BR', rules: stateRules('IN', 'chhath', NO_LIST) },
    {
      id: 'CH',
      name: 'Chandigarh',
      library: 'CH',
      exclusions: [NOT_LUNAR_GOBIND],
      rules: stateRules('IN', 'gobind', NO_LIST),
    },
    { id: 'CG', aliases: ['IN:CT'], name: 'Chhattisgarh', library: 'CT' },
    {
      // One territory since 26 January 2020.
      id: 'DH',
      name: 'Dadra and Nagar Haveli and Daman and Diu',
      aliases: ['IN:DD', 'IN:DN'],
      library: 'DD',
      estimated: [
        {
          contains: '12-19',
          why:
            'doubt: the Liberation Day of Goa, Daman and Diu is kept in Daman and Diu; whether all of the territory has ' +
            'kept it since the two were joined was not read',
        },
      ],
    },
    { id: 'DL', name: 'Delhi', library: 'DL', rules: stateRules('IN', 'chhath', NO_LIST) },
    { id: 'GA', name: 'Goa', library: 'GA' },
    {
      id: 'GJ',
      name: 'Gujarat',
      library: 'GJ',
      rules: [
        ...fixedDays(GUJARAT_2025, { '01-14': 'Makar Sankranti (Uttarayan)' }),
        ...stateRules('IN', 'shivaratri rama parsi balipratipada', GUJARAT_2025),
      ],
    },
    {
      id: 'HP',
      name: 'Himachal Pradesh',
      library: 'HP',
      exclusions: [NOT_LUNAR_PRATAP, { rule: '10-07', why: `a lunar day, 17 October in 2024; ${LISTS.PB_2025}` }],
      rules: stateRules('IN', 'valmiki', NO_LIST),
    },
    {
      id: 'HR',
      name: 'Haryana',
      library: 'HR',
      exclusions: [
        NOT_LUNAR_GOBIND,
        { rule: '09-22', why: 'Maharaja Agrasen Jayanti is lunar, 22 September in 2025 only: see the rules' },
        {
          rule: '12-26',
          why: 'Udham Singh is remembered on 31 July, his day of birth is no holiday of the lists read',
        },
      ],
      rules: stateRules('IN', 'gobind agrasen', NO_LIST),
      dates: holidays(
        'Janmashtami',
        'https://business-standard.com/amp/article/news-ani/haryana-august-23-declared-as-gazetted-holiday-119082001112_1.html',
        '2019-08-23',
      ),
    },
    {
      id: 'JH',
      name: 'Jharkhand',
      library: null,
      inherits: false,
      rules: stateRules('IN', JHARKHAND, LISTS.JH_2021),
      dates: holidays(
        'Sarhul',
        'https://newsaroma.com/hemant-sarkar-amended-the-holiday-sarhul-will-be-held-on-march-24-earlier-on-this-day/',
        '2023-03-24',
      ),
    },
    {
      id: 'JK',
      name: 'Jammu and Kashmir',
      library: 'JK',
      exclusions: [{ rule: '07-13', from: 2020, why: `dropped from the list of 2020; ${JK_2020}` }],
      rules: [{ rule: '10-26', name: 'Accession Day', from: 2020, source: JK_2020 }],
    },
    {
      id: 'KA',
      name: 'Karnataka',
      library: null,
      inherits: false,
      rules: stateRules('IN:KA', KARNATAKA, LISTS.KA_2024, [2017, 2024, 2025]),
      dates: KARNATAKA_LISTS,
    },
    {
      // Days under the Negotiable Instruments Act; since 2026 Mannam Jayanti and Maundy Thursday too. Third and Fourth Onam close offices only.
      id: 'KL',
      name: 'Kerala',
      library: null,
      inherits: false,
      rules: [
        ...stateRules('IN:KL', KERALA, LISTS.KL_2022),
        { rule: '01-02', name: 'Mannam Jayanti', from: 2026, source: KERALA_2026 },
        { rule: 'easter -3', name: 'Maundy Thursday', from: 2026, source: KERALA_2026 },
        { rule: 'feast onam at IN:KL -1 for 2 days', name: 'Onam', from: 2027, source: LISTS.KL_2022 },
      ],
      dates: ONAM,
    },
    { id: 'LD', name: 'Lakshadweep', library: 'LD' },
    {
      id: 'MH',
      name: 'Maharashtra',
      library: null,
      inherits: false,
      rules: stateRules('IN:MH', MAHARASHTRA, LISTS.MH_2023, []).map((row) =>
        row.rule.startsWith('feast ') && !/dussehra|diwali|balipratipada|nanak/.test(row.rule)
          ? { ...row, exceptYears: [2023] }
          : row,
      ),
      dates: MAHARASHTRA_LISTS,
    },
    {
      id: 'ML',
      name: 'Meghalaya',
      library: 'ML',
      exclusions: [
        { rule: '06-15', why: 'a day of the Young Mizo Association, in Mizoram; no list of Meghalaya has it' },
        {
          rule: '07-13',
          why: 'Martyrs’ Day of Jammu and Kashmir under the name of another; no list of Meghalaya has it',
        },
      ],
    },
    { id: 'MN', name: 'Manipur', library: 'MN' },
    { id: 'MP', name: 'Madhya Pradesh', library: 'MP' },
    { id: 'MZ', name: 'Mizoram', library: 'MZ', rules: fixedDays(NOT_FOUND, { '02-20': 'Statehood Day' }) },
    { id: 'NL', name: 'Nagaland', library: 'NL' },
    {
      id: 'OD',
      aliases: ['IN:OR'],
      name: 'Odisha',
      library: 'OR',
      rules: [
        ...stateRules('IN', 'saraswati shivaratri rama janmashtami lakshmi', ODISHA_2020),
        { rule: '06-15', name: 'Raja Sankranti', from: 2016, status: 'estimated', source: ODISHA_2020 },
        { rule: 'feast rath-yatra at IN', name: 'Rath Yatra', from: 2016, exceptYears: [2020], source: ODISHA_2020 },
      ],
      dates: [
        holidays('Rath Yatra', ODISHA_2020, '2020-06-23'),
        holidays('Janmashtami', ODISHA_2020, '2020-08-11'),
        holidays('Dussehra (Vijaya Dashami)', ODISHA_2020, '2020-10-26'),
        holidays('Diwali (additional)', ODISHA_2025, '2025-10-20 2025-10-21'),
      ],
    },
    {
      id: 'PB',
      name: 'Punjab',
      library: null,
      inherits: false,
      rules: stateRules('IN', PUNJAB, LISTS.PB_2025),
    },
    { id: 'PY', name: 'Puducherry', library: 'PY', rules: fixedDays(NOT_FOUND, { '11-01': 'Liberation Day' }) },
    {
      id: 'RJ',
      name: 'Rajasthan',
      library: 'RJ',
      exclusions: [
        { rule: '05-08', why: `Tagore's birthday is none in Rajasthan; ${LISTS.RJ_2025}` },
        NOT_LUNAR_PRATAP,
      ],
      rules: [
        ...stateRules('IN', 'gobind shivaratri rama agrasen ashtami balipratipada', LISTS.RJ_2025),
        {
          rule: 'feast maharana-pratap-jayanti at IN',
          name: 'Maharana Pratap Jayanti',
          from: 2016,
          source: LISTS.RJ_2025,
        },
        { rule: 'feast raksha-bandhan at IN', name: 'Raksha Bandhan', from: 2016, source: LISTS.RJ_2025 },
        { rule: 'feast bhai-dooj at IN', name: 'Bhai Dooj', from: 2016, source: LISTS.RJ_2025 },
        ...fixedDays(LISTS.RJ_2025, { '04-11': 'Mahatma Jyotiba Phule Jayanti' }),
      ],
    },
    { id: 'SK', name: 'Sikkim', library: 'SK' },
    {
      id: 'TS',
      aliases: ['IN:TG'],
      name: 'Telangana',
      library: 'TG',
      rules: [
        ...stateRules('IN', 'new-year sankranti shivaratri ugadi rama', TELANGANA_2025),
        ...fixedDays(TELANGANA_2025, { '04-05': 'Babu Jagjivan Ram Jayanti' }),
        { rule: 'feast eid-al-fitr at IN +1', name: 'Day after Eid al-Fitr', from: 2016, source: TELANGANA_2025 },
      ],
      dates: [
        holidays('Bonalu', TELANGANA_2025, '2025-07-21'),
        { date: '2025-02-08', kind: 'weekend_workday', name: 'Working day for 1 January', source: TELANGANA_2025 },
      ],
    },
    {
      id: 'TN',
      name: 'Tamil Nadu',
      library: null,
      inherits: false,
      rules: stateRules('IN:TN', TAMIL_NADU, LISTS.TN_2025, [2025]),
      dates: [TAMIL_NADU_LISTS, holidays('Thai Poosam', LISTS.TN_2025, '2025-02-11')],
    },
    {
      id: 'TR',
      name: 'Tripura',
      library: 'TR',
      exclusions: [{ rule: '04-15', why: 'the day of Himachal Pradesh, in no list of Tripura' }],
    },
    {
      id: 'UP',
      name: 'Uttar Pradesh',
      library: 'UP',
      dates: holidays('Maharishi Valmiki Jayanti', 'https://www.rudrasamwad.com/archives/83230/', '2025-10-07'),
    },
    { id: 'UK', aliases: ['IN:UT'], name: 'Uttarakhand', library: 'UT' },
    {
      id: 'WB',
      name: 'West Bengal',
      library: null,
      inherits: false,
      rules: [
        ...stateRules('IN:WB', WEST_BENGAL, LISTS.WB_2025, [2018]),
        ...stateRules('IN:WB', 'diwali', LISTS.WB_2025, [2018]),
      ],
      dates: WEST_BENGAL_LISTS,
    },
  ],
});

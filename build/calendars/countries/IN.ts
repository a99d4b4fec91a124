import { country } from '../country.js';
import { holidays, type ListedDate, NOT_FOUND, type RuleRow } from '../vocabulary.js';
import { BY_THE_MOON, type Festival, type GazettedYear, MAY_BE_MOVED, NAMES, YEARS } from './shared/india-central.js';
import {
  ANDAMAN,
  ANDHRA_PRADESH,
  ASSAM,
  BIHAR,
  GOA,
  GUJARAT,
  HIMACHAL_PRADESH,
  MADHYA_PRADESH,
  MANIPUR,
  MIZORAM,
  NAGALAND,
  TRIPURA,
  UTTAR_PRADESH,
  UTTARAKHAND,
} from './shared/india-lists.js';
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
 * lists kept as publications, 2027 at second hand. Offices outside Delhi keep fourteen of these days and choose three, so Holi, Ram Navami,
 * Janmashtami or Maha Shivaratri may be another day there; state governments and banks have lists of their own.
 *
 * From 2028 on the days are computed as for the almanac of the government (the central point of the Rashtriya Panchang)
 * and estimated. Of Ram Navami and Maha Shivaratri one is a holiday of Delhi's offices: in all ten years of the lists
 * Ram Navami where it falls on a working day, else Maha Shivaratri. No list of the years before 2016 was read.
 *
 * Doubts: the memoranda precede the year by half a year or more, and the days that depend on the moon (the two Ids,
 * Muharram, Milad-un-Nabi) are changed at short notice: they are marked estimated where no later memorandum was read (in
 * 2026 the exchanges moved Bakrid to 28 May; whether the offices at Delhi did was not found). The list found for 2017 has the
 * fourteen days of all offices only: the further three of Delhi are taken to be those of 2016 and of
 * 2018 to 2026 (Holi, Janmashtami, and Ram Navami on a working day), estimated. Ambedkar Jayanti (14 April) is no
 * day of the memoranda but declared year by year; the library has it in all years.
 *
 * States: AN AP AS BR GA GJ HP JH KA KL MH MN MP MZ NL PB TN TR UK UP WB have the days of their own lists (shared/india-states.ts,
 * shared/india-lists.ts); the others those of the Central Government with the state's own, as far as lists or compilations
 * tell: a state may keep fewer of the central ones. Read and agreed with: AR 20 February (list of 2026), ML 23 November
 * (list of 2014); MP 1 November is in no list (2019), nor are PB 1 November and RJ 30 March (lists of 2025).
 */

function listed({ year, source, days, settled }: GazettedYear): ListedDate[] {
  return (Object.keys(days) as Festival[]).map((festival): ListedDate => {
    const moon = BY_THE_MOON.includes(festival) && !settled?.[festival];
    return {
      date: `${year}-${days[festival]}`,
      kind: 'holiday',
      name: NAMES[festival],
      source: settled?.[festival] ?? source,
      ...(moon ? { status: 'estimated', note: MAY_BE_MOVED } : {}),
    };
  });
}

const NEWEST_MEMORANDUM = YEARS.at(-1)!.source;
/** Of 2028 to 2060; in the other years Ram Navami is on a working day and Maha Shivaratri no holiday. */
const RAM_NAVAMI_ON_WEEKENDS: readonly number[] = [2032, 2036, 2039, 2042, 2046, 2049, 2052, 2056];

function computed(feast: string, festival: Festival, more: Partial<RuleRow> = {}): RuleRow {
  return { rule: `feast ${feast} at IN`, name: NAMES[festival], from: 2028, source: NEWEST_MEMORANDUM, ...more };
}

const COMPUTED: readonly RuleRow[] = [
  computed('maha-shivaratri', 'shivaratri', {
    exceptYears: Array.from({ length: 33 }, (_, index) => 2028 + index).filter(
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
const KERALA_2026 = 'https://www.konnivartha.com/tag/public-holidays-in-kerala-for-2026-announced';
const JK_2020 =
  'https://asianage.com/india/politics/281219/in-jk-2020-holiday-list-sheikh-abdullah-birth-anniversary-dropped-accession-day-added.html';
const ODISHA_2020 =
  'https://www.gconnect.in/state-government-employees/odisha-state-government/state-government-holidays-2020-odisha.html';
const ODISHA_2025 = 'https://nirvaynews.com/odisha-govt-announces-additional-diwali-holiday-on-october-20';
const TELANGANA_2025 = 'https://gsrmaths.in/2024/11/telangana-government-holidays-list-2025.html';
/** The Government of Andhra Pradesh, after the almanac of the Telugus and Kannadigas; that of the States themselves was not read. */
const UGADI_2026 = 'https://www.htsyndication.com/ht-telugu/article/95470714';
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
    { id: 'AN', name: 'Andaman and Nicobar Islands', ...ANDAMAN },
    { id: 'AP', name: 'Andhra Pradesh', ...ANDHRA_PRADESH },
    { id: 'AR', name: 'Arunachal Pradesh', library: 'AR' },
    { id: 'AS', name: 'Assam', ...ASSAM },
    { id: 'BR', name: 'Bihar', ...BIHAR },
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
    { id: 'GA', name: 'Goa', ...GOA },
    { id: 'GJ', name: 'Gujarat', ...GUJARAT },
    { id: 'HP', name: 'Himachal Pradesh', ...HIMACHAL_PRADESH },
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
      announced: [{ name: 'Ugadi', replaces: ['feast ugadi at IN:KA'], source: UGADI_2026, years: { 2026: '03-19' } }],
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
          ? { ...row, exceptYears: row.rule.includes('mawlid') ? [2023, 2024] : [2023] }
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
    { id: 'MN', name: 'Manipur', ...MANIPUR },
    { id: 'MP', name: 'Madhya Pradesh', ...MADHYA_PRADESH },
    { id: 'MZ', name: 'Mizoram', ...MIZORAM },
    { id: 'NL', name: 'Nagaland', ...NAGALAND },
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
        holidays('Dussehra', ODISHA_2020, '2020-10-26'),
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
      announced: [{ name: 'Ugadi', replaces: ['feast ugadi at IN'], source: UGADI_2026, years: { 2026: '03-19' } }],
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
    { id: 'TR', name: 'Tripura', ...TRIPURA },
    { id: 'UP', name: 'Uttar Pradesh', ...UTTAR_PRADESH },
    { id: 'UK', aliases: ['IN:UT'], name: 'Uttarakhand', ...UTTARAKHAND },
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

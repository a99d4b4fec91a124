import type { Subdivision } from '../../country.js';
import type { Home, RuleRow } from '../../vocabulary.js';

/**
 * Philippine provinces with a special (non-working) holiday of every year by Republic Act (18 March in Panay, Guimaras and
 * Romblon by proclamation 430 of 1989, for every year too), those in which the Muslim
 * holidays are officially observed, and the Bangsamoro. An Act names the day and moves nothing: one on a weekend stays
 * there. Special working holidays (Pangasinan's 5 April, Sarangani's 27 October, Cebu's 26 March) close nothing; days that the
 * President proclaims for one year are left out, as are those of single cities and towns.
 *
 * The Muslim holidays of articles 169 and 170 of Presidential Decree 1083 are days off for all who work in the provinces
 * named there, whatever their faith (Supreme Court, San Miguel Corporation v. Court of Appeals, G.R. 146775, 2002). The
 * two Eids are holidays of the whole country. Within the Bangsamoro these are working holidays since its act of 2023;
 * Sulu is no part of it since the Supreme Court's judgment of September 2024, which rests on no text read here.
 *
 * Highly urbanised cities (Davao, Bacolod, Iloilo) are no part of a province: an Act holds there where it names them, as those of
 * Cebu name Cebu City and Mandaue.
 *
 * Doubts: provinces whose Acts were not found have no calendar, which does not mean that they have no day. Moves by
 * proclamations of single years were not looked for. Zamboanga Sibugay, made of a province named in the
 * decree, is not in.
 */

const CODE_OF_MUSLIM_LAWS = 'https://tr.scribd.com/document/386785885/015-San-Miguel-Corp-v-CA-1';
const BANGSAMORO_HOLIDAYS_ACT = 'https://github.com/saimambayao/transcriptions/blob/main/docs/BAAs/BAA-39.md';
const ACTS_OF_2024 = 'https://mb.com.ph/2024/10/31/holidays-3provinces-lapse-into-law';
const JAVIER_DAY = 'https://www.iloilotoday.com/iloilo-holidays-february-11-is-evelio/';
const QUEZON_DAY = 'https://jur.ph/law/declaring-august-19-as-a-special-working-holiday-throughout-the-philippines';
const DAVAO_PROVINCES = 'https://filipinoscribe.com/?p=6438';

/** The first year of the data of the country. */
const FROM = 2021;

interface DayOfAct {
  readonly day: string;
  readonly name: string;
  /** The Act, by its number; without one the proclamation that holds for every year. */
  readonly act?: number;
  readonly proclamation?: number;
  readonly source: string;
  readonly from?: number;
}

const JAVIER = { day: '02-11', name: 'Evelio Javier Day', act: 7601, source: JAVIER_DAY };
const VICTORY = {
  day: '03-18',
  name: 'Victory Day (Liberation of Panay)',
  proclamation: 430,
  source: 'https://iloilotoday.com/march-18-liberation-of-panay-holiday',
};
const QUEZON = { day: '08-19', name: 'Birthday of Manuel Quezon', act: 6741, source: QUEZON_DAY };
const DAVAO = { day: '07-01', name: 'Foundation Day of the Davao provinces', act: 6380, source: DAVAO_PROVINCES };

const PROVINCES: readonly (readonly [id: string, name: string, ...days: readonly DayOfAct[]])[] = [
  [
    'ABR',
    'Abra',
    {
      day: '03-10',
      name: 'Abra Day',
      act: 7281,
      source:
        'https://lawlibrary.chanrobles.com/index.php?option=com_content&view=article&id=77699:republic-act-no-7281&catid=2145&Itemid=738',
    },
  ],
  ['AKL', 'Aklan', JAVIER, VICTORY],
  ['ANT', 'Antique', JAVIER, VICTORY],
  ['AUR', 'Aurora', QUEZON],
  [
    'BAN',
    'Bataan',
    {
      day: '01-11',
      name: 'Bataan Foundation Day',
      act: 11138,
      source: 'https://punto.com.ph/enero-11-special-non-working-holiday-sa-bataan',
    },
  ],
  ['BUK', 'Bukidnon', { day: '09-01', name: 'Bukidnon Day', act: 12039, source: ACTS_OF_2024, from: 2025 }],
  [
    'BUL',
    'Bulacan',
    {
      day: '08-30',
      name: 'Birthday of Marcelo H. del Pilar',
      act: 7449,
      source: 'https://radyo.inquirer.net/135937/lalawigan-ng-bulacan-walangpasok-ngayong-araw/amp',
    },
  ],
  ['CAP', 'Capiz', JAVIER, VICTORY],
  [
    'CAT',
    'Catanduanes',
    {
      day: '10-26',
      name: 'Foundation Day of Catanduanes',
      act: 11139,
      source: 'https://ldr.senate.gov.ph/legislative-issuance/republic-act-no-11139',
    },
  ],
  [
    'CEB',
    'Cebu',
    {
      day: '08-06',
      name: 'Founding Anniversary of Cebu',
      act: 8952,
      source:
        'https://cebufinest.com/august-6-of-every-year-is-a-holiday-in-cebu-to-celebrate-founding-anniversary-of-cebu-province/',
    },
    {
      day: '09-09',
      name: 'Osmeña Day',
      act: 6953,
      source: 'https://phholiday.blogspot.com/2018/09/OsmenaDay.html',
    },
  ],
  ['DAO', 'Davao Oriental', DAVAO],
  ['DAS', 'Davao del Sur', DAVAO],
  ['DAV', 'Davao del Norte', DAVAO],
  ['GUI', 'Guimaras', VICTORY],
  ['ILI', 'Iloilo', JAVIER, VICTORY],
  [
    'LEY',
    'Leyte',
    {
      day: '10-20',
      name: 'Leyte Landing Day',
      act: 1745,
      source: 'https://www.filipinoscribe.com/2021/10/05/october-20-2021-holiday-leyte/?shared=email&msg=fail',
    },
  ],
  ['LUN', 'La Union', { day: '03-02', name: 'La Union Day', act: 12037, source: ACTS_OF_2024, from: 2025 }],
  [
    'NEC',
    'Negros Occidental',
    {
      day: '11-05',
      name: 'Negros Day (Cinco de Noviembre)',
      act: 6709,
      source: 'https://batasph.thirdygayares.com/republic-acts/republic-act-no-6709',
    },
  ],
  [
    'NSA',
    'Northern Samar',
    {
      day: '06-19',
      name: 'Foundation Day of Northern Samar',
      act: 9414,
      source: 'https://batasph.thirdygayares.com/republic-acts/republic-act-no-9414',
    },
  ],
  ['QUE', 'Quezon', QUEZON],
  ['ROM', 'Romblon', VICTORY],
  ['WSA', 'Samar', { day: '08-11', name: 'Samar Day', act: 12038, source: ACTS_OF_2024, from: 2025 }],
];

function provinceOf([id, name, ...days]: (typeof PROVINCES)[number]): Subdivision {
  const rules = days.map(({ day, act, proclamation, from = FROM, ...row }): RuleRow => {
    const text = act ? `Republic Act ${act}` : `Proclamation ${proclamation}`;
    return { rule: day, ...row, from, note: `${text}: a special (non-working) holiday of every year.` };
  });
  return { id, name, ...HOMES[id], rules };
}

/**
 * Days announced by the moon: expected, as no list of those announced was read, on the days of Mecca, which the country's
 * proclamations of Eid al-Adha have followed (2023 to 2026).
 */
function expected(feast: string, name: string, from: number, source: string): RuleRow {
  return { rule: `feast ${feast} at SA`, name, from, source };
}

function muslimHolidays(from: number): RuleRow[] {
  return [
    expected('islamic-new-year', 'Islamic New Year', from, CODE_OF_MUSLIM_LAWS),
    expected('mawlid', "Prophet's Birthday (Mawlid)", from, CODE_OF_MUSLIM_LAWS),
    expected('isra-miraj', "Isra and Mi'raj", from, CODE_OF_MUSLIM_LAWS),
  ];
}

const MUSLIM_PROVINCES = [
  ['LAN', 'Lanao del Norte'],
  ['NCO', 'Cotabato'],
  ['SUK', 'Sultan Kudarat'],
  ['ZAN', 'Zamboanga del Norte'],
  ['ZAS', 'Zamboanga del Sur'],
] as const;

const SULU: Subdivision = {
  id: 'SLU',
  name: 'Sulu',
  years: { from: 2025, why: 'until September 2024 a part of the Bangsamoro: see its calendar' },
  rules: muslimHolidays(2025),
};

const BANGSAMORO_FROM = 2024;
const BANGSAMORO: Subdivision = {
  id: '14',
  name: 'Bangsamoro',
  otherNames: 'BARMM, ARMM, Bangsamoro Autonomous Region in Muslim Mindanao',
  // Its provinces: Basilan, Lanao del Sur, Maguindanao (of both names since 2022) and Tawi-Tawi.
  aliases: ['PH:BAS', 'PH:LAS', 'PH:MAG', 'PH:MGN', 'PH:MGS', 'PH:TAW'],
  years: {
    from: BANGSAMORO_FROM,
    why: 'Bangsamoro Autonomy Act 39 of 17 August 2023; older regional acts were not read',
  },
  note: 'The Chief Minister may put days of the Bangsamoro on other dates for a year: such proclamations were not read.',
  rules: [
    { rule: '01-21', name: 'Bangsamoro Foundation Day', from: BANGSAMORO_FROM, source: BANGSAMORO_HOLIDAYS_ACT },
    { rule: '03-18', name: 'Day of Shuhada', from: BANGSAMORO_FROM, source: BANGSAMORO_HOLIDAYS_ACT },
    expected('arafah', 'Arafat Day', BANGSAMORO_FROM, BANGSAMORO_HOLIDAYS_ACT),
    {
      rule: 'feast eid-al-adha at SA +1',
      name: 'Day after Eid al-Adha (Tashriq)',
      from: BANGSAMORO_FROM,
      source: BANGSAMORO_HOLIDAYS_ACT,
    },
  ],
};

/** Their common names and their cities, by the code of the province. */
const HOMES: Readonly<Record<string, Home>> = {
  BUL: { cities: 'Malolos' },
  CEB: { cities: 'Cebu City, Mandaue' },
  DAS: { cities: 'Digos' },
  DAV: { cities: 'Tagum' },
  NCO: { otherNames: 'North Cotabato' },
  WSA: { otherNames: 'Western Samar' },
};

export const PHILIPPINE_PROVINCES: readonly Subdivision[] = [
  BANGSAMORO,
  ...PROVINCES.map(provinceOf),
  ...MUSLIM_PROVINCES.map(([id, name]): Subdivision => ({ id, name, ...HOMES[id], rules: muslimHolidays(FROM) })),
  SULU,
];

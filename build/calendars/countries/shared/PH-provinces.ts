import type { Subdivision } from '../../country.js';
import { rulesNamed } from '../../many-rows.js';

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
 */

const CODE_OF_MUSLIM_LAWS = 'https://tr.scribd.com/document/386785885/015-San-Miguel-Corp-v-CA-1';
const BANGSAMORO_HOLIDAYS_ACT =
  'https://github.com/saimambayao/transcriptions/blob/c40b2e0739f83c92e5f885706c70cb94971569c8/docs/BAAs/BAA-39.md';
const ACTS_OF_2024 = 'https://mb.com.ph/2024/10/31/holidays-3provinces-lapse-into-law';
const JAVIER_DAY = 'https://www.iloilotoday.com/iloilo-holidays-february-11-is-evelio/';
const QUEZON_DAY = 'https://jur.ph/law/declaring-august-19-as-a-special-working-holiday-throughout-the-philippines';
const DAVAO_PROVINCES = 'https://filipinoscribe.com/?p=6438';

/** The first year of the data of the country. */
const FROM = 2021;

const VICTORY = {
  day: '03-18',
  name: 'Victory Day (Liberation of Panay)',
  proclamation: 430,
  source: 'https://iloilotoday.com/march-18-liberation-of-panay-holiday',
};
const QUEZON = { day: '08-19', name: 'Birthday of Manuel Quezon', act: 6741, source: QUEZON_DAY };
const DAVAO = { day: '07-01', name: 'Foundation Day of the Davao provinces', act: 6380, source: DAVAO_PROVINCES };

/** Days announced by the moon: expected, as no list of those announced was read, on the days of Mecca, which the country's
 * proclamations of Eid al-Adha have followed (2023 to 2026). */
const SULU: Subdivision = {
  id: 'SLU',
  name: 'Sulu',
  years: { from: 2025, why: 'until September 2024 a part of the Bangsamoro: see its calendar' },
  rules: rulesNamed(
    { from: 2025, source: CODE_OF_MUSLIM_LAWS },
    {
      'feast islamic-new-year at SA': 'Islamic New Year',
      'feast mawlid at SA': "Prophet's Birthday (Mawlid)",
      'feast isra-miraj at SA': "Isra and Mi'raj",
    },
  ),
};

const BANGSAMORO_FROM = 2024;
/** Its days 9 and 11 Dhu al-Hijja are special holidays. */
const SPECIAL_DAY = {
  basis: 'rule',
  note: 'The Act names the day, but by its section 9 a special holiday needs a proclamation each time; none was read.',
} as const;
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
    {
      rule: 'feast arafah at SA',
      name: 'Arafat Day',
      from: BANGSAMORO_FROM,
      source: BANGSAMORO_HOLIDAYS_ACT,
      ...SPECIAL_DAY,
    },
    {
      rule: 'feast eid-al-adha at SA +1',
      name: 'Day after Eid al-Adha (Tashriq)',
      from: BANGSAMORO_FROM,
      source: BANGSAMORO_HOLIDAYS_ACT,
      ...SPECIAL_DAY,
    },
  ],
};

export const PHILIPPINE_PROVINCES: readonly Subdivision[] = [
  BANGSAMORO,
  {
    id: 'ABR',
    name: 'Abra',
    rules: [
      {
        rule: '03-10',
        name: 'Abra Day',
        source:
          'https://lawlibrary.chanrobles.com/index.php?option=com_content&view=article&id=77699:republic-act-no-7281&catid=2145&Itemid=738',
        from: FROM,
        note: 'Republic Act 7281: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'AKL',
    name: 'Aklan',
    rules: [
      {
        rule: '02-11',
        name: 'Evelio Javier Day',
        source: JAVIER_DAY,
        from: FROM,
        note: 'Republic Act 7601: a special (non-working) holiday of every year.',
      },
      {
        rule: '03-18',
        name: VICTORY.name,
        source: VICTORY.source,
        from: FROM,
        note: 'Proclamation 430: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'ANT',
    name: 'Antique',
    rules: [
      {
        rule: '02-11',
        name: 'Evelio Javier Day',
        source: JAVIER_DAY,
        from: FROM,
        note: 'Republic Act 7601: a special (non-working) holiday of every year.',
      },
      {
        rule: '03-18',
        name: VICTORY.name,
        source: VICTORY.source,
        from: FROM,
        note: 'Proclamation 430: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'AUR',
    name: 'Aurora',
    rules: [
      {
        rule: '08-19',
        name: QUEZON.name,
        source: QUEZON_DAY,
        from: FROM,
        note: 'Republic Act 6741: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'BAN',
    name: 'Bataan',
    rules: [
      {
        rule: '01-11',
        name: 'Bataan Foundation Day',
        source: 'https://punto.com.ph/enero-11-special-non-working-holiday-sa-bataan',
        from: FROM,
        note: 'Republic Act 11138: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'BUK',
    name: 'Bukidnon',
    rules: [
      {
        rule: '09-01',
        name: 'Bukidnon Day',
        source: ACTS_OF_2024,
        from: 2025,
        note: 'Republic Act 12039: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'BUL',
    name: 'Bulacan',
    cities: 'Malolos',
    rules: [
      {
        rule: '08-30',
        name: 'Birthday of Marcelo H. del Pilar',
        source: 'https://radyo.inquirer.net/135937/lalawigan-ng-bulacan-walangpasok-ngayong-araw/amp',
        from: FROM,
        note: 'Republic Act 7449: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'CAP',
    name: 'Capiz',
    rules: [
      {
        rule: '02-11',
        name: 'Evelio Javier Day',
        source: JAVIER_DAY,
        from: FROM,
        note: 'Republic Act 7601: a special (non-working) holiday of every year.',
      },
      {
        rule: '03-18',
        name: VICTORY.name,
        source: VICTORY.source,
        from: FROM,
        note: 'Proclamation 430: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'CAT',
    name: 'Catanduanes',
    rules: [
      {
        rule: '10-26',
        name: 'Foundation Day of Catanduanes',
        source: 'https://ldr.senate.gov.ph/legislative-issuance/republic-act-no-11139',
        from: FROM,
        note: 'Republic Act 11139: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'CEB',
    name: 'Cebu',
    cities: 'Cebu City, Mandaue',
    rules: [
      {
        rule: '08-06',
        name: 'Founding Anniversary of Cebu',
        source:
          'https://cebufinest.com/august-6-of-every-year-is-a-holiday-in-cebu-to-celebrate-founding-anniversary-of-cebu-province/',
        from: FROM,
        note: 'Republic Act 8952: a special (non-working) holiday of every year.',
      },
      {
        rule: '09-09',
        name: 'Osmeña Day',
        source: 'https://phholiday.blogspot.com/2018/09/OsmenaDay.html',
        from: FROM,
        note: 'Republic Act 6953: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'DAO',
    name: 'Davao Oriental',
    rules: [
      {
        rule: '07-01',
        name: DAVAO.name,
        source: DAVAO_PROVINCES,
        from: FROM,
        note: 'Republic Act 6380: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'DAS',
    name: 'Davao del Sur',
    cities: 'Digos',
    rules: [
      {
        rule: '07-01',
        name: DAVAO.name,
        source: DAVAO_PROVINCES,
        from: FROM,
        note: 'Republic Act 6380: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'DAV',
    name: 'Davao del Norte',
    cities: 'Tagum',
    rules: [
      {
        rule: '07-01',
        name: DAVAO.name,
        source: DAVAO_PROVINCES,
        from: FROM,
        note: 'Republic Act 6380: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'GUI',
    name: 'Guimaras',
    rules: [
      {
        rule: '03-18',
        name: VICTORY.name,
        source: VICTORY.source,
        from: FROM,
        note: 'Proclamation 430: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'ILI',
    name: 'Iloilo',
    rules: [
      {
        rule: '02-11',
        name: 'Evelio Javier Day',
        source: JAVIER_DAY,
        from: FROM,
        note: 'Republic Act 7601: a special (non-working) holiday of every year.',
      },
      {
        rule: '03-18',
        name: VICTORY.name,
        source: VICTORY.source,
        from: FROM,
        note: 'Proclamation 430: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'LEY',
    name: 'Leyte',
    rules: [
      {
        rule: '10-20',
        name: 'Leyte Landing Day',
        source: 'https://www.filipinoscribe.com/2021/10/05/october-20-2021-holiday-leyte/?shared=email&msg=fail',
        from: FROM,
        note: 'Republic Act 1745: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'LUN',
    name: 'La Union',
    rules: [
      {
        rule: '03-02',
        name: 'La Union Day',
        source: ACTS_OF_2024,
        from: 2025,
        note: 'Republic Act 12037: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'NEC',
    name: 'Negros Occidental',
    rules: [
      {
        rule: '11-05',
        name: 'Negros Day (Cinco de Noviembre)',
        source: 'https://batasph.thirdygayares.com/republic-acts/republic-act-no-6709',
        from: FROM,
        note: 'Republic Act 6709: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'NSA',
    name: 'Northern Samar',
    rules: [
      {
        rule: '06-19',
        name: 'Foundation Day of Northern Samar',
        source: 'https://batasph.thirdygayares.com/republic-acts/republic-act-no-9414',
        from: FROM,
        note: 'Republic Act 9414: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'QUE',
    name: 'Quezon',
    rules: [
      {
        rule: '08-19',
        name: QUEZON.name,
        source: QUEZON_DAY,
        from: FROM,
        note: 'Republic Act 6741: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'ROM',
    name: 'Romblon',
    rules: [
      {
        rule: '03-18',
        name: VICTORY.name,
        source: VICTORY.source,
        from: FROM,
        note: 'Proclamation 430: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'WSA',
    name: 'Samar',
    otherNames: 'Western Samar',
    rules: [
      {
        rule: '08-11',
        name: 'Samar Day',
        source: ACTS_OF_2024,
        from: 2025,
        note: 'Republic Act 12038: a special (non-working) holiday of every year.',
      },
    ],
  },
  {
    id: 'LAN',
    name: 'Lanao del Norte',
    rules: [
      { rule: 'feast islamic-new-year at SA', name: 'Islamic New Year', from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast mawlid at SA', name: "Prophet's Birthday (Mawlid)", from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast isra-miraj at SA', name: "Isra and Mi'raj", from: FROM, source: CODE_OF_MUSLIM_LAWS },
    ],
  },
  {
    id: 'NCO',
    name: 'Cotabato',
    otherNames: 'North Cotabato',
    rules: [
      { rule: 'feast islamic-new-year at SA', name: 'Islamic New Year', from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast mawlid at SA', name: "Prophet's Birthday (Mawlid)", from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast isra-miraj at SA', name: "Isra and Mi'raj", from: FROM, source: CODE_OF_MUSLIM_LAWS },
    ],
  },
  {
    id: 'SUK',
    name: 'Sultan Kudarat',
    rules: [
      { rule: 'feast islamic-new-year at SA', name: 'Islamic New Year', from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast mawlid at SA', name: "Prophet's Birthday (Mawlid)", from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast isra-miraj at SA', name: "Isra and Mi'raj", from: FROM, source: CODE_OF_MUSLIM_LAWS },
    ],
  },
  {
    id: 'ZAN',
    name: 'Zamboanga del Norte',
    rules: [
      { rule: 'feast islamic-new-year at SA', name: 'Islamic New Year', from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast mawlid at SA', name: "Prophet's Birthday (Mawlid)", from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast isra-miraj at SA', name: "Isra and Mi'raj", from: FROM, source: CODE_OF_MUSLIM_LAWS },
    ],
  },
  {
    id: 'ZAS',
    name: 'Zamboanga del Sur',
    rules: [
      { rule: 'feast islamic-new-year at SA', name: 'Islamic New Year', from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast mawlid at SA', name: "Prophet's Birthday (Mawlid)", from: FROM, source: CODE_OF_MUSLIM_LAWS },
      { rule: 'feast isra-miraj at SA', name: "Isra and Mi'raj", from: FROM, source: CODE_OF_MUSLIM_LAWS },
    ],
  },
  SULU,
];

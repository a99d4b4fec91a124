import type { Subdivision } from '../../country.js';

/**
 * Days that Nigerian states declare public holidays within the state, under section 2(2) of the Public Holidays Act: Isese
 * Day (20 August, by standing approval in Osun since 2013, Ogun and Oyo since 2023) and the Islamic New Year. On Isese
 * Day of 2021 banks and state offices were closed in Osun, federal offices in part open.
 *
 * The Islamic New Year is declared each year, on the day or beside it: the declarations that were read are listed, the others
 * are expected on the day of Mecca or the Monday after a weekend, and estimated. Lagos and Yobe gave their days to
 * public servants alone, by circular of the Head of Service; they and states read of once only (Zamfara) are not in.
 */

const ISESE = { name: 'Isese Day', names: { yo: 'Ọjọ́ Ìṣẹ̀ṣe' } };

const OSUN_ISESE =
  'https://www.pulse.ng/news/local/banks-state-offices-close-for-isese-day-celebration-in-osun/dst5f7w';
const OGUN_ISESE = 'https://newtelegraphng.com/isese-day-ogun-oyo-declare-august-20-public-holidays/';
/** Of Ogun. */
const ISESE_MONDAY = 'doubt: the text has no word of a Monday in lieu; Oyo had one in 2023.';
const OYO_ISESE = 'https://www.channelstv.com/2023/08/19/makinde-declares-monday-as-public-holiday-for-isese-day/';
const OSUN_AND_KANO_2017 = 'http://allafrica.com/stories/201709210016.html';
const HIJRAH_2021 = 'https://www.legit.ng/1428275-hijrah-kano-jigawa-govt-declares-monday-work-free-day.html';
const OYO_2021 = 'https://newsdiaryonline.com/hijrah-1443-oyo-govt-declares-tuesday-as-public-holiday/';
const OSUN_AND_KANO_2022 = 'https://punchng.com/kano-osun-declare-holidays-for-new-islamic-year/';
const OYO_2022 = 'https://legit.ng/nigeria/1482860-islamic-year-prominent-southwest-governor-announces-work-free-day';
const SOKOTO_2022 = 'https://thestar.ng/tag/public-holiday/page/2';
const HIJRAH_2023 = 'https://www.legit.ng/nigeria/1544767-islamic-year-list-states-declared-public-holiday/';
const HIJRAH_2024 =
  'https://www.informationng.com/2024/07/kano-kwara-kebbi-declare-monday-public-holiday-for-new-islamic-year.html';
const OSUN_2025 = 'https://dailypost.ng/2025/06/26/hijrah-1447ah-osun-govt-declares-friday-public-holiday/';
const OYO_2025 = 'https://www.legit.ng/nigeria/1661399-breaking-nigerian-governor-declares-friday-work-free-day/';

/** The Monday after a weekend: so in Osun in 2022 and 2023, in Ogun and Oyo in 2023. */
export const NIGERIAN_STATES: readonly Subdivision[] = [
  {
    id: 'JI',
    name: 'Jigawa',
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    cities: 'Dutse',
    years: { from: 2021, why: 'the first year of which a declaration of the state was read' },
    rules: [
      {
        name: 'Islamic New Year',
        rule: 'feast islamic-new-year at SA if saturday,sunday then next monday',
        from: 2021,
        exceptYears: [2021, 2023],
        source: HIJRAH_2023,
        note: 'Declared each year; the declaration of this year was not read.',
      },
    ],
    dates: [
      [{ date: '2021-08-09', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2021 }],
      [{ date: '2023-07-19', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2023 }],
    ],
  },
  {
    id: 'KE',
    name: 'Kebbi',
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    cities: 'Birnin Kebbi',
    years: { from: 2023, why: 'the first year of which a declaration of the state was read' },
    rules: [
      {
        name: 'Islamic New Year',
        rule: 'feast islamic-new-year at SA if saturday,sunday then next monday',
        from: 2023,
        exceptYears: [2023, 2024],
        source: HIJRAH_2024,
        note: 'Declared each year; the declaration of this year was not read.',
      },
    ],
    dates: [
      [{ date: '2023-07-19', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2023 }],
      [{ date: '2024-07-08', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2024 }],
    ],
  },
  {
    id: 'KN',
    name: 'Kano',
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    years: { from: 2017, why: 'the first year of which a declaration of the state was read' },
    rules: [
      {
        name: 'Islamic New Year',
        rule: 'feast islamic-new-year at SA if saturday,sunday then next monday',
        from: 2017,
        exceptYears: [2017, 2021, 2022, 2023, 2024],
        source: HIJRAH_2024,
        note: 'Declared each year; the declaration of this year was not read.',
      },
    ],
    dates: [
      [{ date: '2017-09-22', kind: 'holiday', name: 'Islamic New Year', source: OSUN_AND_KANO_2017 }],
      [{ date: '2021-08-09', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2021 }],
      [{ date: '2022-08-01', kind: 'holiday', name: 'Islamic New Year', source: OSUN_AND_KANO_2022 }],
      [{ date: '2023-07-19', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2023 }],
      [{ date: '2024-07-08', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2024 }],
    ],
  },
  {
    id: 'KW',
    name: 'Kwara',
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    cities: 'Ilorin',
    years: { from: 2023, why: 'the first year of which a declaration of the state was read' },
    rules: [
      {
        name: 'Islamic New Year',
        rule: 'feast islamic-new-year at SA if saturday,sunday then next monday',
        from: 2023,
        exceptYears: [2023, 2024],
        source: HIJRAH_2024,
        note: 'Declared each year; the declaration of this year was not read.',
      },
    ],
    dates: [
      [{ date: '2023-07-19', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2023 }],
      [{ date: '2024-07-08', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2024 }],
    ],
  },
  {
    id: 'OG',
    name: 'Ogun',
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    cities: 'Abeokuta',
    years: { from: 2023, why: 'the first year of which a declaration of the state was read' },
    rules: [
      {
        ...ISESE,
        rule: '08-20 and if saturday,sunday then next monday',
        from: 2023,
        source: OGUN_ISESE,
        note: ISESE_MONDAY,
      },
    ],
    dates: [],
  },
  {
    id: 'OS',
    name: 'Osun',
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    cities: 'Osogbo',
    years: { from: 2013, why: 'the first year of which a declaration of the state was read' },
    rules: [
      { ...ISESE, rule: '08-20 and if saturday,sunday then next monday', from: 2013, source: OSUN_ISESE },
      {
        name: 'Islamic New Year',
        rule: 'feast islamic-new-year at SA if saturday,sunday then next monday',
        from: 2013,
        exceptYears: [2017, 2021, 2022, 2023, 2025],
        source: OSUN_2025,
        note: 'Declared each year; the declaration of this year was not read.',
      },
    ],
    dates: [
      [{ date: '2017-09-21', kind: 'holiday', name: 'Islamic New Year', source: OSUN_AND_KANO_2017 }],
      [{ date: '2021-08-09', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2021 }],
      [{ date: '2022-07-29', kind: 'holiday', name: 'Islamic New Year', source: OSUN_AND_KANO_2022 }],
      [{ date: '2023-07-19', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2023 }],
      [{ date: '2025-06-27', kind: 'holiday', name: 'Islamic New Year', source: OSUN_2025 }],
    ],
  },
  {
    id: 'OY',
    name: 'Oyo',
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    cities: 'Ibadan',
    years: { from: 2021, why: 'the first year of which a declaration of the state was read' },
    rules: [
      { ...ISESE, rule: '08-20 and if saturday,sunday then next monday', from: 2023, source: OYO_ISESE },
      {
        name: 'Islamic New Year',
        rule: 'feast islamic-new-year at SA if saturday,sunday then next monday',
        from: 2021,
        exceptYears: [2021, 2022, 2023, 2025],
        source: OYO_2025,
        note: 'Declared each year; the declaration of this year was not read.',
      },
    ],
    dates: [
      [{ date: '2021-08-10', kind: 'holiday', name: 'Islamic New Year', source: OYO_2021 }],
      [{ date: '2022-08-01', kind: 'holiday', name: 'Islamic New Year', source: OYO_2022 }],
      [{ date: '2023-07-19', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2023 }],
      [{ date: '2025-06-27', kind: 'holiday', name: 'Islamic New Year', source: OYO_2025 }],
    ],
  },
  {
    id: 'SO',
    name: 'Sokoto',
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    years: { from: 2022, why: 'the first year of which a declaration of the state was read' },
    rules: [
      {
        name: 'Islamic New Year',
        rule: 'feast islamic-new-year at SA if saturday,sunday then next monday',
        from: 2022,
        exceptYears: [2022, 2023],
        source: HIJRAH_2023,
        note: 'Declared each year; the declaration of this year was not read.',
      },
    ],
    dates: [
      [{ date: '2022-08-01', kind: 'holiday', name: 'Islamic New Year', source: SOKOTO_2022 }],
      [{ date: '2023-07-19', kind: 'holiday', name: 'Islamic New Year', source: HIJRAH_2023 }],
    ],
  },
];

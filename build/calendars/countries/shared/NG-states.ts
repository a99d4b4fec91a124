import type { Subdivision } from '../../country.js';
import { type Home, holidays, type ListedDate, type RuleRow } from '../../vocabulary.js';

/**
 * Days that Nigerian states declare public holidays within the state, under section 2(2) of the Public Holidays Act: Isese
 * Day (20 August, by standing approval in Osun since 2013, Ogun and Oyo since 2023) and the Islamic New Year. On Isese
 * Day of 2021 banks and state offices were closed in Osun, federal offices in part open.
 *
 * The Islamic New Year is declared each year, on the day or beside it: the declarations that were read are listed, the others
 * are expected on the day of Mecca or the Monday after a weekend, and estimated. Lagos and Yobe gave their days to
 * public servants alone, by circular of the Head of Service; they and states read of once only (Zamfara) are not in.
 *
 * Doubts: how far private employers follow in the northern states; days declared for one occasion (elections, deaths) were
 * not looked for. In 2025 Oyo's circular speaks of public offices.
 */

const ISESE = { name: 'Isese Day', names: { yo: 'Ọjọ́ Ìṣẹ̀ṣe' } };
const HIJRAH = { name: 'Islamic New Year' };

const OSUN_ISESE =
  'https://www.pulse.ng/news/local/banks-state-offices-close-for-isese-day-celebration-in-osun/dst5f7w';
const OGUN_ISESE = 'https://newtelegraphng.com/isese-day-ogun-oyo-declare-august-20-public-holidays/';
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

const ON_2023: readonly [string, string] = ['2023-07-19', HIJRAH_2023];
const ON_2024: readonly [string, string] = ['2024-07-08', HIJRAH_2024];

interface State extends Home {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly isese?: { readonly from: number; readonly source: string };
  /** The days of the Islamic New Year that were read, each with its report. */
  readonly hijrah?: readonly (readonly [date: string, source: string])[];
}

const STATES: readonly State[] = [
  {
    id: 'JI',
    name: 'Jigawa',
    cities: 'Dutse',
    from: 2021,
    hijrah: [['2021-08-09', HIJRAH_2021], ON_2023],
  },
  { id: 'KE', name: 'Kebbi', cities: 'Birnin Kebbi', from: 2023, hijrah: [ON_2023, ON_2024] },
  {
    id: 'KN',
    name: 'Kano',
    from: 2017,
    hijrah: [
      ['2017-09-22', OSUN_AND_KANO_2017],
      ['2021-08-09', HIJRAH_2021],
      ['2022-08-01', OSUN_AND_KANO_2022],
      ON_2023,
      ON_2024,
    ],
  },
  { id: 'KW', name: 'Kwara', cities: 'Ilorin', from: 2023, hijrah: [ON_2023, ON_2024] },
  { id: 'OG', name: 'Ogun', cities: 'Abeokuta', from: 2023, isese: { from: 2023, source: OGUN_ISESE } },
  {
    id: 'OS',
    name: 'Osun',
    cities: 'Osogbo',
    from: 2013,
    isese: { from: 2013, source: OSUN_ISESE },
    hijrah: [
      ['2017-09-21', OSUN_AND_KANO_2017],
      ['2021-08-09', HIJRAH_2021],
      ['2022-07-29', OSUN_AND_KANO_2022],
      ON_2023,
      ['2025-06-27', OSUN_2025],
    ],
  },
  {
    id: 'OY',
    name: 'Oyo',
    cities: 'Ibadan',
    from: 2021,
    isese: { from: 2023, source: OYO_ISESE },
    hijrah: [['2021-08-10', OYO_2021], ['2022-08-01', OYO_2022], ON_2023, ['2025-06-27', OYO_2025]],
  },
  { id: 'SO', name: 'Sokoto', from: 2022, hijrah: [['2022-08-01', SOKOTO_2022], ON_2023] },
];

function stateOf({ id, name, from, isese, hijrah = [], ...home }: State): Subdivision {
  return {
    id,
    name,
    ...home,
    years: { from, why: 'the first year of which a declaration of the state was read' },
    note: 'Days that the state declares anew each year are expected where no declaration was read.',
    rules: [...(isese ? [iseseDay(isese)] : []), ...(hijrah.length > 0 ? [expectedHijrah(from, hijrah)] : [])],
    dates: hijrah.map(([date, source]): ListedDate[] => holidays(HIJRAH.name, source, date)),
  };
}

/** The Monday after a weekend: so in Osun in 2022 and 2023, in Ogun and Oyo in 2023. */
function iseseDay({ from, source }: NonNullable<State['isese']>): RuleRow {
  return { ...ISESE, rule: '08-20 and if saturday,sunday then next monday', from, source };
}

function expectedHijrah(from: number, read: NonNullable<State['hijrah']>): RuleRow {
  return {
    ...HIJRAH,
    rule: 'feast islamic-new-year at SA if saturday,sunday then next monday',
    from,
    exceptYears: read.map(([date]) => Number(date.slice(0, 4))),
    source: read.at(-1)![1],
    note: 'Declared each year; the declaration of this year was not read.',
  };
}

export const NIGERIAN_STATES: readonly Subdivision[] = STATES.map(stateOf);

import { country } from '../country.js';
import { type ListedDate, NOT_FOUND } from '../vocabulary.js';
import { DEEPAVALI_DAY, FEDERAL_DAYS, inLieuOfSundays, NUZUL_DAY, THAIPUSAM_DAY } from './shared/malaysia.js';

/**
 * Malaysia. From 2027 on the movable days are computed (shared/malaysia.ts). The Islamic days of 2016 to 2026 as they were kept, in place of the library's computed ones, many
 * of which were a day off (excluded); the birthday of the Yang di-Pertuan Agong, which was a Saturday of June to 2016, on 9
 * September from 2017 to 2019, on 8 June 2020, and is the first Monday of June since 2021 (the library: in all years); and
 * the days declared for the whole country.
 *
 * Nuzul Al-Quran is kept in the states in which the library has it. A day in lieu of a Sunday is given where Sunday is a
 * day of rest: in MY itself, in Perlis, and in the states whose weekend is Malaysia's.
 *
 * Doubts: the dates rest mostly on compilations of the federal lists (rows without an address); for 2016, 2021 and 2024
 * the address of a list is given. Sabah and Sarawak declare special days themselves, and
 * not all of them. Johor, Kelantan and others had days in lieu of their own, which are not in; nor the second and third
 * days of Hari Raya Haji as they were kept in single states.
 */

const LIST_2016 = 'https://holidaystracker.com/stock-market/bursa-malaysia-stock-exchange-holidays-2016/';
const LIST_2021 = 'https://docslib.org/doc/290751/jadual-hari-kelepasan-am-persekutuan-2021';
const LIST_2024 = 'https://ecanvas.my/kalendar/2024';
const SEA_GAMES_2017 =
  'http://www.themalaymailonline.com/money/article/bursa-malaysia-closed-on-monday-for-special-public-holiday';
const ELECTION_2022 = 'https://www.nasdaq.com/articles/malaysia-markets-to-close-on-friday-ahead-of-general-election';
const UNITY_2022 =
  'https://dev-v4.freemalaysiatoday.com/category/business/2023/01/03/' +
  'bursa-malaysia-amends-rules-listing-requirements-on-surprise-holidays';
const AIDILFITRI_2023 = 'https://www.thesundaily.my/local/pm-announces-additional-public-holiday-updated-EB10884880';
const SEPTEMBER_2025 = 'https://deimos.orientaldaily.com.my/news/business/2025/08/26/757118';

type Day = Pick<ListedDate, 'name' | 'names'>;

const AIDILFITRI: Day = { name: 'End of Ramadan (Eid al-Fitr)', names: { ms: 'Hari Raya Aidilfitri' } };
const HAJI: Day = { name: 'Feast of the Sacrifice (Eid al-Adha)', names: { ms: 'Hari Raya Haji' } };
const MUHARRAM: Day = { name: 'Islamic New Year', names: { ms: 'Awal Muharam' } };
const MAWLID: Day = { name: 'Birthday of Muhammad (Mawlid)', names: { ms: 'Maulidur Rasul' } };
const NUZUL: Day = { name: 'Day of Nuzul Al-Quran', names: { ms: 'Hari Nuzul Al-Quran' } };
const KING: Day = { name: "Yang di-Pertuan Agong's Birthday", names: { ms: 'Hari Keputeraan Yang di-Pertuan Agong' } };
const SPECIAL: Day = { name: 'Special public holiday', names: { ms: 'Cuti peristiwa' } };

type Listed = readonly (readonly [day: Day, dates: string, source?: string])[];

const KEPT: Listed = [
  [
    AIDILFITRI,
    '2016-07-06 2016-07-07 2017-06-25 2017-06-26 2018-06-15 2018-06-16 2019-06-05 2019-06-06 2020-05-24 2020-05-25 ' +
      '2021-05-13 2021-05-14 2022-05-03 2022-05-04 2023-04-22 2023-04-23 2024-04-10 2024-04-11 2025-03-31 2025-04-01 ' +
      '2026-03-21 2026-03-22',
  ],
  [
    HAJI,
    '2016-09-12 2017-09-01 2018-08-22 2019-08-11 2020-07-31 2021-07-20 2022-07-10 2023-06-29 2024-06-17 2025-06-07 ' +
      '2026-05-27',
  ],
  [
    MUHARRAM,
    '2016-10-02 2017-09-22 2018-09-11 2019-09-01 2020-08-20 2021-08-10 2022-07-30 2023-07-19 2024-07-07 2025-06-27 ' +
      '2026-06-17',
  ],
  [
    MAWLID,
    '2016-12-12 2017-12-01 2018-11-20 2019-11-09 2020-10-29 2021-10-19 2022-10-09 2023-09-28 2024-09-16 2025-09-05 ' +
      '2026-08-25',
  ],
  [KING, '2016-06-04 2017-09-09 2018-09-09 2019-09-09 2020-06-08'],
  [{ name: 'Installation of the Yang di-Pertuan Agong' }, '2017-04-24 2019-07-30'],
  [SPECIAL, '2017-09-04', SEA_GAMES_2017],
  [{ name: 'General election' }, '2018-05-09'],
  [SPECIAL, '2018-05-10 2018-05-11'],
  [{ name: 'General election' }, '2022-11-18 2022-11-19', ELECTION_2022],
  [SPECIAL, '2022-11-28', UNITY_2022],
  [SPECIAL, '2023-04-21', AIDILFITRI_2023],
  [SPECIAL, '2025-09-15', SEPTEMBER_2025],
];

const KEPT_IN_SOME_STATES: Listed = [
  [
    NUZUL,
    '2016-06-22 2017-06-12 2018-06-02 2019-05-22 2020-05-10 2021-04-29 2022-04-19 2023-04-08 2024-03-28 2025-03-18 ' +
      '2026-03-07',
  ],
];

const IN_LIEU_OF_SUNDAY: Listed = [
  [AIDILFITRI, '2017-06-27 2020-05-26 2023-04-24 2026-03-23'],
  [HAJI, '2019-08-12 2022-07-11'],
  [MUHARRAM, '2016-10-03 2019-09-02 2024-07-08'],
  [MAWLID, '2022-10-10'],
  [KING, '2018-09-10'],
];

const NUZUL_IN_LIEU: Listed = [[NUZUL, '2020-05-11']];

const LISTS: Readonly<Record<string, string>> = { 2016: LIST_2016, 2021: LIST_2021, 2024: LIST_2024 };

function listed(table: Listed, more: Partial<ListedDate> = {}): ListedDate[] {
  return table.flatMap(([day, dates, source]) =>
    dates.split(' ').map(
      (date): ListedDate => ({
        ...day,
        ...more,
        date,
        kind: 'holiday',
        ...sourceOf(source ?? LISTS[date.slice(0, 4)]),
      }),
    ),
  );
}

function sourceOf(source: string | undefined): Pick<ListedDate, 'source' | 'status' | 'note'> {
  if (source) return { source };
  return {
    source: NOT_FOUND,
    note: 'doubt: compilations of the federal list agree; the list of the year was not read.',
  };
}

const OBSERVED = { observed: true };
/** Where Nuzul Al-Quran is kept. */
const NUZUL_DAYS = listed(KEPT_IN_SOME_STATES);
/** Where Sunday is a day of rest. */
const SUNDAYS = listed(IN_LIEU_OF_SUNDAY, OBSERVED);
/** Where both hold. */
const NUZUL_AND_SUNDAYS = [NUZUL_DAYS, SUNDAYS, listed(NUZUL_IN_LIEU, OBSERVED)];

const MY_SARAWAK =
  'Deepavali is no holiday in Sarawak; ' +
  'https://cilisos.my/why-is-sarawak-the-only-malaysian-state-where-deepavali-is-not-a-public-holiday/';

export default country({
  id: 'MY',
  name: 'Malaysia',
  timezone: 'Asia/Kuala_Lumpur',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2005-07-01', days: [6, 7] },
    ],
    source: 'http://pgoh13.com/5day_week.php',
    note:
      'Five-day week of civil servants since 1 July 2005, banks followed. Saturday was a half day before; shortly ' +
      'before 2005 the first and the third Saturday of the month were free ' +
      '(http://surf-my.blogspot.com/2005/06/five-day-week-from-july-1.html), since when was not settled.',
  },
  years: { from: 2016, why: "Wesak is listed from 2010 on, Deepavali and the states' Thaipusam from 2016" },
  library: 'MY',
  exclusions: [
    ...['17 Ramadan', '1 Shawwal', '2 Shawwal', '10 Dhu al-Hijjah', '1 Muharram', '12 Rabi al-awwal'].map((rule) => ({
      rule,
      from: 2016,
      why: 'as kept, from 2027 on by our rules',
    })),
    ...['2027-10-28', '2028-11-15', '2029-11-05', '2030-10-25'].map((rule) => ({
      rule,
      why: 'Deepavali from 2027 on is computed by our rule (2028: the library has an impossible date)',
    })),
    { rule: '1st Monday in June', to: 2020, why: 'so since 2021: see the rules' },
  ],
  rules: FEDERAL_DAYS,
  dates: listed(KEPT),
  notInherited: { rules: [DEEPAVALI_DAY, NUZUL_DAY, inLieuOfSundays('diwali', 'nuzul')], dates: NUZUL_AND_SUNDAYS },
  subdivisions: [
    {
      id: '10',
      name: 'Selangor',
      library: '10',
      rules: [DEEPAVALI_DAY, NUZUL_DAY, THAIPUSAM_DAY, inLieuOfSundays('diwali', 'nuzul', 'thaipusam')],
      dates: NUZUL_AND_SUNDAYS,
    },
    {
      id: '11',
      name: 'Terengganu',
      weekend: {
        history: [
          { start: '1990-01-01', days: [5] },
          { start: '2005-07-01', days: [5, 6] },
        ],
        source:
          'https://nst.com.my/amp/news/nation/2024/12/1154163/last-working-sunday-johor-state-reverts-saturday-' +
          'sunday-weekend',
        note:
          'Terengganu. That Friday and Saturday began with the five-day week of July 2005 is inferred from the federal ' +
          'change; before, Friday, with Thursday or Saturday a half day: not settled.',
      },
      library: '11',
      rules: [DEEPAVALI_DAY, NUZUL_DAY],
      dates: NUZUL_DAYS,
    },
    {
      id: '12',
      name: 'Sabah',
      timezone: 'Asia/Kuching',
      library: '12',
      rules: [DEEPAVALI_DAY, inLieuOfSundays('diwali')],
      dates: SUNDAYS,
    },
    {
      id: '13',
      name: 'Sarawak',
      timezone: 'Asia/Kuching',
      years: { from: 2010, why: 'Wesak is listed from 2010 on; Sarawak keeps neither Deepavali nor Thaipusam' },
      library: '13',
      rules: [inLieuOfSundays()],
      exclusions: [
        // Malaysia: of the dates of Deepavali, which Sarawak does not keep, the library left these three standing there
        { rule: '2019-10-28', why: MY_SARAWAK },
        { rule: '2023-11-12', why: MY_SARAWAK },
        { rule: '2026-11-08', why: MY_SARAWAK },
      ],
      dates: SUNDAYS,
    },
    {
      id: '14',
      name: 'Kuala Lumpur',
      library: '14',
      rules: [DEEPAVALI_DAY, NUZUL_DAY, THAIPUSAM_DAY, inLieuOfSundays('diwali', 'nuzul', 'thaipusam')],
      dates: NUZUL_AND_SUNDAYS,
    },
    {
      id: '15',
      name: 'Labuan',
      timezone: 'Asia/Kuching',
      library: '15',
      rules: [DEEPAVALI_DAY, NUZUL_DAY, inLieuOfSundays('diwali', 'nuzul')],
      dates: NUZUL_AND_SUNDAYS,
    },
    {
      id: '16',
      name: 'Putrajaya',
      library: '16',
      rules: [DEEPAVALI_DAY, NUZUL_DAY, THAIPUSAM_DAY, inLieuOfSundays('diwali', 'nuzul', 'thaipusam')],
      dates: NUZUL_AND_SUNDAYS,
    },
    {
      id: '01',
      name: 'Johor',
      weekend: {
        history: [
          { start: '1990-01-01', days: [5] },
          { start: '1994-01-01', days: [7] },
          { start: '2005-07-01', days: [6, 7] },
          { start: '2014-01-01', days: [5, 6] },
          { start: '2025-01-01', days: [6, 7] },
        ],
        source:
          'https://www.thestar.com.my/news/nation/2024/10/07/johor039s-weekend-to-be-saturday-sunday-from-jan-1-2025',
        note:
          'Johor. The change of 1 January 1994: ' +
          'http://www.malaysiandigest.com/opinion/480345-does-the-change-of-weekend-days-in-johor-benefit-' +
          'muslims-only.html. Before, Friday; how much of Saturday or Thursday was free then was not settled. Banks ' +
          'kept Saturday and Sunday from 2014 to 2024.',
      },
      library: '01',
      rules: [DEEPAVALI_DAY, THAIPUSAM_DAY],
    },
    {
      id: '02',
      name: 'Kedah',
      weekend: {
        history: [
          { start: '1990-01-01', days: [5] },
          { start: '2005-07-01', days: [5, 6] },
        ],
        source:
          'https://nst.com.my/amp/news/nation/2024/12/1154163/last-working-sunday-johor-state-reverts-saturday-' +
          'sunday-weekend',
        note:
          'Kedah. That Friday and Saturday began with the five-day week of July 2005 is inferred from the federal ' +
          'change; before, Friday, with Thursday or Saturday a half day: not settled.',
      },
      library: '02',
      rules: [DEEPAVALI_DAY, THAIPUSAM_DAY],
    },
    {
      id: '03',
      name: 'Kelantan',
      weekend: {
        history: [
          { start: '1990-01-01', days: [5] },
          { start: '2005-07-01', days: [5, 6] },
        ],
        source:
          'https://nst.com.my/amp/news/nation/2024/12/1154163/last-working-sunday-johor-state-reverts-saturday-' +
          'sunday-weekend',
        note:
          'Kelantan. That Friday and Saturday began with the five-day week of July 2005 is inferred from the federal ' +
          'change; before, Friday, with Thursday or Saturday a half day: not settled.',
      },
      library: '03',
      rules: [DEEPAVALI_DAY, NUZUL_DAY],
      dates: NUZUL_DAYS,
    },
    { id: '04', name: 'Malacca', library: '04', rules: [DEEPAVALI_DAY, inLieuOfSundays('diwali')], dates: SUNDAYS },
    {
      id: '05',
      name: 'Negeri Sembilan',
      library: '05',
      rules: [DEEPAVALI_DAY, THAIPUSAM_DAY, inLieuOfSundays('diwali', 'thaipusam')],
      dates: SUNDAYS,
    },
    {
      id: '06',
      name: 'Pahang',
      library: '06',
      rules: [DEEPAVALI_DAY, NUZUL_DAY, inLieuOfSundays('diwali', 'nuzul')],
      dates: NUZUL_AND_SUNDAYS,
    },
    {
      id: '07',
      name: 'Penang',
      library: '07',
      rules: [DEEPAVALI_DAY, NUZUL_DAY, THAIPUSAM_DAY, inLieuOfSundays('diwali', 'nuzul', 'thaipusam')],
      dates: NUZUL_AND_SUNDAYS,
    },
    {
      id: '08',
      name: 'Perak',
      library: '08',
      rules: [DEEPAVALI_DAY, NUZUL_DAY, THAIPUSAM_DAY, inLieuOfSundays('diwali', 'nuzul', 'thaipusam')],
      dates: NUZUL_AND_SUNDAYS,
    },
    {
      id: '09',
      name: 'Perlis',
      weekend: {
        history: [
          { start: '1990-01-01', days: [7] },
          { start: '2005-07-01', days: [6, 7] },
        ],
        source:
          'http://www.malaysiandigest.com/opinion/480345-does-the-change-of-weekend-days-in-johor-benefit-' +
          'muslims-only.html',
        note:
          'Perlis. It had Friday and went over to Saturday and Sunday some time after Johor (1994); the day was not ' +
          "found, so the country's weekend is used throughout and the years before the change are wrong.",
      },
      library: '09',
      rules: [DEEPAVALI_DAY, NUZUL_DAY, inLieuOfSundays('diwali', 'nuzul')],
      dates: NUZUL_AND_SUNDAYS,
    },
  ],
});

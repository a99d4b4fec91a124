import { country } from '../country.js';
import { datesOf, keeping, ownDay, rulesOf, year2027 } from '../forms/malaysia.js';
import { withDaysInLieu } from '../forms/malaysia-lieu.js';
import { holidays, NOT_FOUND } from '../vocabulary.js';
import {
  ARAFAT,
  ARAFAT_SINCE_2023,
  DEEPAVALI,
  FEDERAL,
  FEDERAL_TERRITORY,
  GAWAI,
  GOOD_FRIDAY,
  HAJI_ONE,
  HAJI_TWO,
  ISRA,
  ISRA_SINCE_2020,
  KAAMATAN,
  NEW_YEAR,
  NUZUL,
  RAMADAN,
  TABLE_2027,
  THAIPUSAM,
  THAIPUSAM_SINCE_2022,
} from './shared/malaysia-days.js';

/**
 * Malaysia: the days of the First Schedule of the Holidays Act 1951 and those that the states appoint (section 9), with
 * the days in lieu (forms/malaysia.ts), and the days declared for the country or a state. MY itself has the federal
 * days and New Year's Day, which all but five states keep.
 *
 * Aidilfitri of 2022 was Monday 2 May, as declared on the eve (the lists had the 3rd): Labour Day, a Sunday, was made up on
 * Wednesday. Malaysia Day and Mawlid on one day (2024) gave no further day.
 *
 * The federal table of 2027 is out (HKA 2027); its days that follow no sighting of the moon are confirmed. Islamic New Year
 * is a Sunday before the King's birthday: made up on Tuesday 8 June (section 3 (2) of the Act).
 */

const SEA_GAMES_2017 =
  'http://www.themalaymailonline.com/money/article/bursa-malaysia-closed-on-monday-for-special-public-holiday';
const ELECTION_2018 =
  'https://samarahan.sarawak.gov.my/modules/web/pages.php?mod=news&sub=news_view&menu_id=&sub_id=&nid=611';
const INSTALLATION_2019 =
  'https://dev-v4.freemalaysiatoday.com/category/bahasa/2019/06/28/30-julai-cuti-am-sempena-pertabalan-agong';
const CUP_2021 = 'https://themalaysianreserve.com/2021/12/02/bursa-malaysia-will-be-closed-tomorrow/';
const ELECTION_2022 = 'https://www.nasdaq.com/articles/malaysia-markets-to-close-on-friday-ahead-of-general-election';
const KELANTAN_2022 = 'https://www.samudera.my/pru-15-kerajaan-kelantan-umum-cuti-ahad-ini/';
const UNITY_2022 =
  'https://dev-v4.freemalaysiatoday.com/category/business/2023/01/03/' +
  'bursa-malaysia-amends-rules-listing-requirements-on-surprise-holidays';
const AIDILFITRI_2022 =
  'https://www.malaymail.com/news/money/2022/05/02/bursa-malaysia-to-remain-closed-on-wednesday/2056725';
const AIDILFITRI_2023 = 'https://www.thesundaily.my/local/pm-announces-additional-public-holiday-updated-EB10884880';
const KELANTAN_2023 =
  'https://malaymail.com/amp/news/malaysia/2023/04/20/kelantan-declares-april-25-as-state-public-holiday-for-aidilfitri/65734';
const JOHOR_2023 = 'https://rojaklah.com/2023/03/09/johor-march-26-replacement-holiday-if-yl-090323/amp/';
const PAHANG_2020 = 'https://online.anyflip.com/eywx/cbct/files/basic-html/page21.html';
const PAHANG_2022 =
  'https://my-tv.online/2024/04/04/15-tahun-beraya-di-pusat-kebajikan-ibu-teruja-anak-beli-rumah/?random-post=1';
const PERLIS_2025 =
  'https://thestar.com.my/news/nation/2024/12/31/business-as-usual-on-new-year039s-day-for-residents-in-five-states-across-malaysia';
const SEPTEMBER_2025 = 'https://www.utusan.com.my/terkini/2025/07/15-september-diumum-hari-kelepasan-tambahan';
const AIDILFITRI_2026 = 'https://www.kosmo.com.my/?p=917020';
const TERRITORIES_2026 = 'https://web11.bernama.com/bm/am/news.php?id=2510258';
const HKA_2027 = 'https://www.kabinet.gov.my/hari-kelepasan-am/';
const KELANTAN_TO_2010 =
  'https://www.qppstudio.net/public-holidays-news/2010/malaysia-to-change-march-state-public-holidays-004263.htm';
const PERAK_2015 = 'http://zonfiniti.blogspot.my/2015/02/hari-hari-kelepasan-am-bagi-negeri.html';

const SPECIAL = 'Special public holiday';
const LEAD = { note: 'doubt: found in another compilation only.' } as const;
const ELECTION = 'General election';

/** Declared for the whole country. */
const DECLARED = [
  holidays('Installation of the Yang di-Pertuan Agong', NOT_FOUND, '2017-04-24', LEAD),
  holidays(SPECIAL, SEA_GAMES_2017, '2017-09-04'),
  holidays(ELECTION, ELECTION_2018, '2018-05-09', {
    basis: 'rule',
    note: 'The day of the election, which the source tells of; the declaration of its holiday was not read.',
  }),
  holidays('Installation of the Yang di-Pertuan Agong', INSTALLATION_2019, '2019-07-30'),
  holidays('Eid al-Fitr', AIDILFITRI_2022, '2022-05-02 2022-05-03'),
  holidays(ELECTION, ELECTION_2022, '2022-11-18 2022-11-19'),
  holidays(SPECIAL, UNITY_2022, '2022-11-28'),
  holidays(SPECIAL, AIDILFITRI_2023, '2023-04-21'),
  holidays(SPECIAL, SEPTEMBER_2025, '2025-09-15'),
  holidays(SPECIAL, AIDILFITRI_2026, '2026-03-20', {
    note: 'Announced for the case that Aidilfitri was a Saturday, as it was; the exchange traded.',
  }),
];
/** After the election of 2018: section 8 of the Act, Peninsular Malaysia and Labuan; the Friday given on the Sunday. */
const AFTER_ELECTION = holidays(SPECIAL, ELECTION_2018, '2018-05-10 2018-05-11');
const AFTER_ELECTION_FRIDAY_STATES = holidays(SPECIAL, ELECTION_2018, '2018-05-10 2018-05-13');
const CUP = holidays('Special holiday of the Federal Territories (Malaysia Cup)', CUP_2021, '2021-12-03');

const PENINSULA = [...FEDERAL, ...HAJI_ONE, DEEPAVALI];

const NUZUL_2027 = holidays(NUZUL.name, HKA_2027, '2027-02-24', { names: { ms: NUZUL.ms }, ...TABLE_2027 });
const CENTRE_2027 = [
  ...NUZUL_2027,
  ...holidays(THAIPUSAM.name, HKA_2027, '2027-01-22', { names: { ms: THAIPUSAM.ms }, ...TABLE_2027 }),
];

const TERRITORY = [...PENINSULA, NEW_YEAR, NUZUL, FEDERAL_TERRITORY];
const JOHOR = [
  ...PENINSULA,
  THAIPUSAM,
  RAMADAN,
  ownDay("Sultan of Johor's Birthday", 'Hari Keputeraan Sultan Johor', '03-23'),
];
const HOL_OF_JOHOR = ownDay('Hol of Sultan Iskandar of Johor', 'Hari Hol Almarhum Sultan Iskandar', '6 Safar', {
  dates:
    '2016-11-07 2017-10-27 2018-10-15 2019-10-05 2020-09-24 2021-09-13 2022-09-03 2023-08-23 2024-08-11 2025-07-31 2026-07-21',
  source: NOT_FOUND,
});
const KELANTAN_BIRTHDAY = ["Sultan of Kelantan's Birthday", 'Hari Keputeraan Sultan Kelantan'] as const;
const PAHANG_BIRTHDAY = ["Sultan of Pahang's Birthday", 'Hari Keputeraan Sultan Pahang'] as const;
const HOL_OF_PAHANG = ['Hol of Pahang', 'Hari Hol Pahang'] as const;
const GOVERNOR_OF_SABAH = ["Governor of Sabah's Birthday", 'Hari Jadi Yang di-Pertua Negeri Sabah'] as const;
const SARAWAK = [
  ...FEDERAL,
  ...HAJI_ONE,
  NEW_YEAR,
  GOOD_FRIDAY,
  ...GAWAI,
  ownDay('Sarawak Day', 'Hari Sarawak', '07-22', { from: 2016 }),
  ownDay("Governor of Sarawak's Birthday", 'Hari Jadi Yang di-Pertua Negeri Sarawak', '2nd saturday in October'),
];

const FILE = country({
  id: 'MY',
  name: 'Malaysia',
  doubts:
    "Doubts: The federal schedule gives Kelantan and Terengganu one day of Chinese New Year, lists of the states of 2024 two: two are in. Since when Terengganu keeps Isra and Mi'raj and Kedah Thaipusam is a compilation's; a list of 2019 has the former in Kedah, Negeri Sembilan and Perlis only. The Sultan of Kedah's birthday before 2018 was not found. Sabah and Sarawak declare special days themselves, and not all of them are in.",
  doubtful: [
    {
      years: '2021 2024 2026',
      note: 'For 2021 and 2024 the address of a list is given, for the federal days of 2026 a table at second hand; dates that no text tells rest on compilations and are estimated, as are days in lieu in the states of the Friday.',
    },
  ],
  cities: 'Kuala Lumpur',
  currencies: ['MYR'],
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
  years: { from: 2016, why: 'the days of the states as they were kept are listed from 2016 on' },
  dates: DECLARED,
  notInherited: keeping([...PENINSULA, NEW_YEAR], 'sunday', AFTER_ELECTION),
  subdivisions: [
    {
      id: '10',
      name: 'Selangor',
      ...keeping(
        [
          ...PENINSULA,
          NEW_YEAR,
          NUZUL,
          THAIPUSAM,
          ownDay("Sultan of Selangor's Birthday", 'Hari Keputeraan Sultan Selangor', '12-11'),
        ],
        'sunday',
        AFTER_ELECTION,
        CENTRE_2027,
      ),
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
      ...keeping(
        [
          ...FEDERAL,
          ...HAJI_TWO,
          ARAFAT,
          DEEPAVALI,
          NUZUL,
          ISRA_SINCE_2020,
          ownDay('Installation of the Sultan of Terengganu', 'Hari Ulang Tahun Pertabalan Sultan Terengganu', '03-04'),
          ownDay("Sultan of Terengganu's Birthday", 'Hari Keputeraan Sultan Terengganu', '04-26'),
        ],
        'saturday',
        AFTER_ELECTION_FRIDAY_STATES,
      ),
    },
    {
      id: '12',
      name: 'Sabah',
      timezone: 'Asia/Kuching',
      ...keeping([
        ...PENINSULA,
        NEW_YEAR,
        GOOD_FRIDAY,
        ...KAAMATAN,
        ownDay(...GOVERNOR_OF_SABAH, '1st saturday in October', { to: 2025 }),
        ownDay(...GOVERNOR_OF_SABAH, '03-30', { from: 2026, source: NOT_FOUND }),
        ownDay('Christmas Eve', 'Sehari sebelum Hari Krismas', '12-24', { from: 2019 }),
      ]),
    },
    {
      id: '13',
      name: 'Sarawak',
      timezone: 'Asia/Kuching',
      years: { from: 2010, why: 'its few days are computed back to the first year of Malaysia Day' },
      rules: [rulesOf(SARAWAK), rulesOf(SARAWAK, 'sunday', [2010, 2015])],
      dates: [datesOf(SARAWAK), holidays(SPECIAL, ELECTION_2018, '2018-05-17 2018-05-18')],
    },
    {
      id: '14',
      name: 'Kuala Lumpur',
      ...keeping(
        [...TERRITORY, THAIPUSAM],
        'sunday',
        AFTER_ELECTION,
        CUP,
        CENTRE_2027,
        holidays('Federal Territory Day and Thaipusam (in lieu)', TERRITORIES_2026, '2026-02-02', { observed: true }),
      ),
    },
    {
      id: '15',
      name: 'Labuan',
      timezone: 'Asia/Kuching',
      ...keeping(
        [...TERRITORY, ...KAAMATAN],
        'sunday',
        AFTER_ELECTION,
        CUP,
        NUZUL_2027,
        holidays('Federal Territory Day (in lieu)', TERRITORIES_2026, '2026-02-02', { observed: true }),
      ),
    },
    {
      id: '16',
      name: 'Putrajaya',
      ...keeping(
        [...TERRITORY, THAIPUSAM],
        'sunday',
        AFTER_ELECTION,
        CUP,
        CENTRE_2027,
        holidays('Federal Territory Day and Thaipusam (in lieu)', TERRITORIES_2026, '2026-02-02', { observed: true }),
      ),
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
      rules: [
        rulesOf(JOHOR),
        {
          rule: '6 Safar',
          name: HOL_OF_JOHOR.name,
          names: { ms: HOL_OF_JOHOR.ms },
          from: 2027,
          status: 'estimated',
          source: NOT_FOUND,
          ...LEAD,
        },
      ],
      dates: [
        datesOf(JOHOR, 'friday', [2016, 2024]),
        datesOf(JOHOR, 'sunday', [2025, 2026]),
        year2027('sunday'),
        holidays(HOL_OF_JOHOR.name, NOT_FOUND, HOL_OF_JOHOR.dates!, { names: { ms: HOL_OF_JOHOR.ms }, ...LEAD }),
        AFTER_ELECTION_FRIDAY_STATES,
        holidays('First day of Ramadan (in lieu)', JOHOR_2023, '2023-03-26', { observed: true }),
      ],
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
      ...keeping(
        [
          ...FEDERAL,
          ...HAJI_TWO,
          DEEPAVALI,
          RAMADAN,
          ISRA,
          THAIPUSAM_SINCE_2022,
          ownDay("Sultan of Kedah's Birthday", 'Hari Keputeraan Sultan Kedah', '3rd sunday in June', {
            dates: '2018-06-17 2019-06-16 2020-06-21 2021-06-20 2022-06-19 2023-06-18 2024-06-30 2025-06-15 2026-06-21',
          }),
        ],
        'friday',
        AFTER_ELECTION_FRIDAY_STATES,
      ),
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
      ...keeping(
        [
          ...FEDERAL,
          ...HAJI_TWO,
          ARAFAT_SINCE_2023,
          DEEPAVALI,
          NUZUL,
          ownDay(...KELANTAN_BIRTHDAY, '11-11', { to: 2023, followedBy: 1, source: KELANTAN_TO_2010 }),
          ownDay(...KELANTAN_BIRTHDAY, '11-12', { to: 2023, source: KELANTAN_TO_2010 }),
          ownDay(...KELANTAN_BIRTHDAY, '09-29', { from: 2024, followedBy: 1 }),
          ownDay(...KELANTAN_BIRTHDAY, '09-30', { from: 2024 }),
        ],
        'saturday',
        AFTER_ELECTION_FRIDAY_STATES,
        holidays(ELECTION, KELANTAN_2022, '2022-11-20'),
        holidays('Eid al-Fitr (special holiday)', KELANTAN_2023, '2023-04-25'),
      ),
    },
    {
      id: '04',
      name: 'Malacca',
      localName: 'Melaka',
      otherNames: 'Melaka',
      ...keeping(
        [
          ...PENINSULA,
          NEW_YEAR,
          RAMADAN,
          ownDay(
            'Declaration of Malacca as a Historical City',
            'Hari Perisytiharan Melaka Bandaraya Bersejarah',
            '04-15',
            { to: 2023 },
          ),
          ownDay('Declaration of Independence', 'Hari Pengisytiharan Tarikh Kemerdekaan', '02-20', { from: 2024 }),
          ownDay("Governor of Malacca's Birthday", 'Hari Jadi Yang di-Pertua Negeri Melaka', '08-24', {
            dates:
              '2016-10-14 2017-10-13 2018-10-12 2019-10-11 2020-08-24 2021-08-24 2022-08-24 2023-08-24 2024-08-24 2025-08-24 2026-08-24',
          }),
        ],
        'sunday',
        AFTER_ELECTION,
        holidays('Eid al-Fitr (special holiday)', NOT_FOUND, '2025-04-02 2026-03-24', LEAD),
      ),
    },
    {
      id: '05',
      name: 'Negeri Sembilan',
      ...keeping(
        [
          ...PENINSULA,
          NEW_YEAR,
          THAIPUSAM,
          ISRA,
          ownDay(
            "Yang di-Pertuan Besar of Negeri Sembilan's Birthday",
            'Hari Keputeraan Yang di-Pertuan Besar Negeri Sembilan',
            '01-14',
          ),
        ],
        'sunday',
        AFTER_ELECTION,
      ),
    },
    {
      id: '06',
      name: 'Pahang',
      ...keeping(
        [
          ...PENINSULA,
          NEW_YEAR,
          NUZUL,
          ownDay(...HOL_OF_PAHANG, '05-07', { to: 2020, source: PAHANG_2020 }),
          ownDay(...HOL_OF_PAHANG, '05-22', { from: 2021 }),
          ownDay(...PAHANG_BIRTHDAY, '10-24', { to: 2018, source: NOT_FOUND }),
          ownDay(...PAHANG_BIRTHDAY, '07-30', { from: 2019 }),
        ],
        'sunday',
        AFTER_ELECTION,
        holidays(PAHANG_BIRTHDAY[0], PAHANG_2022, '2022-08-01', { observed: true }),
      ),
    },
    {
      id: '07',
      name: 'Penang',
      localName: 'Pulau Pinang',
      ...keeping(
        [
          ...PENINSULA,
          NEW_YEAR,
          NUZUL,
          THAIPUSAM,
          ownDay('George Town World Heritage Day', 'Hari Ulang Tahun Perisytiharan Tapak Warisan Dunia', '07-07'),
          ownDay(
            "Governor of Penang's Birthday",
            'Hari Jadi Yang di-Pertua Negeri Pulau Pinang',
            '2nd saturday in July',
          ),
        ],
        'sunday',
        AFTER_ELECTION,
      ),
    },
    {
      id: '08',
      name: 'Perak',
      ...keeping(
        [
          ...PENINSULA,
          NEW_YEAR,
          NUZUL,
          THAIPUSAM,
          ownDay("Sultan of Perak's Birthday", 'Hari Keputeraan Sultan Perak', '11-27', {
            to: 2017,
            source: PERAK_2015,
          }),
          ownDay("Sultan of Perak's Birthday", 'Hari Keputeraan Sultan Perak', '1st friday in November', {
            from: 2018,
          }),
        ],
        'sunday',
        AFTER_ELECTION,
      ),
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
      ...keeping(
        [
          ...FEDERAL,
          ...HAJI_TWO,
          DEEPAVALI,
          NUZUL,
          ISRA,
          ownDay("Raja of Perlis's Birthday", 'Hari Keputeraan Raja Perlis', '05-17', {
            dates:
              '2016-05-17 2017-05-17 2018-07-17 2019-07-17 2020-07-17 2021-07-17 2022-05-17 2023-05-17 2024-05-17 2025-05-17 2026-05-17',
          }),
        ],
        'sunday',
        AFTER_ELECTION,
        holidays("New Year's Day", PERLIS_2025, '2025-01-01'),
      ),
    },
  ],
});

export default withDaysInLieu(FILE);

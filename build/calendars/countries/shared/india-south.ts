import { byLists } from '../../forms/india-banks.js';
import { holidays, type ListedDate, NOT_FOUND } from '../../vocabulary.js';
import { RBI_TABLE } from './india-rbi-table.js';

/** States and union territories of the west, the middle and the south: the days that they keep, and what was read. */

const BANKING_SCHOOL = 'https://bankingschool.co.in/bank-news';

const AN_2026 = `${BANKING_SCHOOL}/bank-holidays-2026-andaman-and-nicobar-islands-ut`;
/** Onam is Thiruvonam, as in the lists of 2021 and 2026. */
export const ANDAMAN = byLists({
  id: 'AN',
  keys:
    'republic holi rama friday ambedkar buddha fitr adha muharram independence onam mawlid gandhi dussehra diwali nanak ' +
    'christmas',
  source: AN_2026,
  lists: {
    2021: {
      source: 'http://www.idbi.com/statewise-holiday.asp',
      days:
        '01-14 sankranti, 01-26 republic, 03-29 holi, 04-02 friday, 04-14 ambedkar, 05-14 fitr, 05-26 buddha, 07-21 adha, ' +
        '08-15 independence, 08-19 muharram, 08-21 onam, 10-02 gandhi, 10-15 dussehra, 10-19 mawlid, 11-04 diwali, ' +
        '11-19 nanak, 12-25 christmas',
    },
    // Bakrid is printed "07.05.2026, Wednesday": the Wednesday of the central list.
    2026: {
      source: AN_2026,
      days:
        '01-26 republic, 03-04 holi, 03-21 fitr, 03-26 rama, 04-03 friday, 05-01 buddha, 05-27 adha, 06-26 muharram, ' +
        '08-15 independence, 08-26 mawlid onam, 10-02 gandhi, 10-20 dussehra, 11-08 diwali, 11-24 nanak, 12-25 christmas',
    },
  },
});

/**
 * Ugadi of 2017: the 29th of March, as in Karnataka's list. The list of 2022 leaves out May Day, Bakrid, Gandhi Jayanti
 * and Christmas, which were Sundays; Ugadi was a Saturday. The order for banks of 2021, read to April, has no Holi.
 */
const AP_2016 = 'https://govtempdiary.com/?p=17885';
export const ANDHRA_PRADESH = byLists({
  id: 'AP',
  keys:
    'sankranti republic shivaratri holi ugadi ambedkar rama friday may fitr adha muharram independence janmashtami ' +
    'ganesh gandhi dussehra mawlid diwali christmas',
  source: AP_2016,
  lists: {
    2022: {
      source: `${BANKING_SCHOOL}/bank-holidays-2022-under-ni-acts-andhra-pradesh-state/amp`,
      days:
        '01-15 sankranti, 01-26 republic, 03-01 shivaratri, 04-02 ugadi, 04-14 ambedkar, 04-15 friday, 05-01 may, 05-03 fitr, ' +
        '07-10 adha, 08-09 muharram, 08-15 independence, 08-19 janmashtami, 10-02 gandhi, 10-05 dussehra, 10-25 diwali, ' +
        '12-25 christmas',
    },
  },
  orders: {
    [AP_2016]: '2016-01-15 sankranti, 2016-03-07 shivaratri, 2016-03-23 holi, 2016-04-08 ugadi, 2016-07-06 fitr',
    'https://10tv.in/telugu-news/andhra-pradesh/andhra-pradesh-government-released-2021-holidays-list-161963.html/amp':
      '2021-01-14 sankranti, 2021-03-11 shivaratri, 2021-04-13 ugadi',
    'https://www.ntvtelugu.com/post/ap-government-has-announced-festive-holidays-next-year':
      '2021-05-14 fitr, 2021-07-21 adha',
  },
});

/** Neither 1 November nor 18 December, which close offices alone; the day after Diwali by an order each year. */
const CG_2018 = 'https://holidays.bankstracker.com/india/2018-bank-holidays-in-chhattisgarh/';
export const CHHATTISGARH = byLists({
  id: 'CG',
  keys:
    'republic shivaratri holi mahavir friday ambedkar buddha fitr adha muharram independence janmashtami gandhi dussehra ' +
    'diwali mawlid nanak christmas',
  source: CG_2018,
  lists: {
    2018: {
      source: CG_2018,
      days:
        '01-26 republic, 02-14 shivaratri, 03-02 holi, 03-29 mahavir, 03-30 friday, 04-14 ambedkar, 04-30 buddha, 06-16 fitr, ' +
        '08-15 independence, 08-22 adha, 09-03 janmashtami, 09-21 muharram, 10-02 gandhi, 10-19 dussehra, 11-07 diwali, ' +
        '11-21 mawlid, 11-23 nanak, 12-25 christmas',
    },
  },
  orders: {
    'https://navpradesh.com/chhattisgarh-government-govardhan-pooja-holiday-navpradesh': '2019-10-28 govardhan',
    'https://rajdhanitimescg.in/holiday-declared-government-holiday-order-issued-on-this-day-in-chhattisgarh/':
      '2024-04-17 rama',
    'https://livekhabar24x7.com/cg-news-there-will-be-holiday-in-banks-and-trea': '2024-11-01 govardhan',
    'https://currentnewstv.com/chhattisgarh-government-issues-notification-for-a-public-holiday-on-govardhan-puja':
      '2025-10-21 govardhan',
  },
});

/**
 * One territory since 26 January 2020. The Liberation Day of Daman and Diu (19 December) is in the list of Daman and
 * Diu of 2017, in none of those of the whole territory (2023, 2024).
 */
const DH_2023 = `${BANKING_SCHOOL}/bank-holidays-2023-for-ut-of-dadra-nagar-haveli-diu-and-daman/amp`;
const DH_2024 = 'https://rhdays.in/holidays-in-dadra-and-nagar-haveli-daman-and-diu';
export const DADRA_DAMAN = byLists({
  id: 'DH',
  keys:
    'republic shivaratri holi gudi:2023- rama friday ambedkar fitr independence parsi:2023- raksha janmashtami ganesh mawlid ' +
    'gandhi dussehra diwali govardhan:-2023 chhath:2023- goa-liberation:-2019 christmas',
  source: DH_2024,
  lists: {
    2017: {
      source: 'http://holidaystracker.com/state-holidays/india-daman-and-diu-public-holidays-2017/',
      days:
        '01-26 republic, 02-24 shivaratri, 03-13 holi, 04-04 rama, 04-14 friday ambedkar, 06-26 fitr, 08-07 raksha, ' +
        '08-15 independence janmashtami, 08-25 ganesh, 09-30 dussehra, 10-02 gandhi, 10-19 diwali, 10-20 govardhan, ' +
        '12-02 mawlid, 12-19 goa-liberation, 12-25 christmas',
    },
    2023: {
      source: DH_2023,
      days:
        '01-26 republic, 03-08 holi, 03-22 gudi, 03-30 rama, 04-07 friday, 04-14 ambedkar, 04-22 fitr, 08-15 independence, ' +
        '08-16 parsi, 08-30 raksha, 09-07 janmashtami, 09-19 ganesh, 09-28 mawlid, 10-02 gandhi, 10-24 dussehra, ' +
        '11-12 diwali, 11-13 govardhan, 11-19 chhath, 12-25 christmas',
    },
    2024: {
      source: DH_2024,
      days:
        '01-26 republic, 03-08 shivaratri, 03-25 holi, 03-29 friday, 04-09 gudi, 04-11 fitr, 04-14 ambedkar, 04-17 rama, ' +
        '08-15 independence parsi, 08-19 raksha, 08-26 janmashtami, 09-07 ganesh, 09-16 mawlid, 10-02 gandhi, ' +
        '10-11 dussehra, 10-31 diwali, 11-07 chhath, 12-25 christmas',
    },
  },
});

/** 3 December is shown in 2021 and 2025; that of 2023, the first Sunday of Advent, was kept on the 4th. */
const GA_2026 = 'https://ippbonline.bank.in/hi/web/ippb/goa';
export const GOA = byLists({
  id: 'GA',
  keys:
    'republic holi gudi friday ambedkar fitr may adha independence ganesh after-ganesh gandhi dussehra diwali xavier ' +
    'goa-liberation christmas',
  source: GA_2026,
  lists: {
    2023: {
      source: `${BANKING_SCHOOL}/bank-holidays-of-2023-goa-state/amp`,
      days:
        '01-26 republic, 03-07 holi, 03-22 gudi, 04-07 friday, 04-14 ambedkar, 04-22 fitr, 05-01 may, 06-29 adha, ' +
        '08-15 independence, 09-19 ganesh, 09-20 after-ganesh, 10-02 gandhi, 10-24 dussehra, 11-12 diwali, 12-04 xavier, ' +
        '12-19 goa-liberation, 12-25 christmas',
    },
    2026: {
      source: GA_2026,
      days:
        '01-26 republic, 03-03 holi, 03-19 gudi, 03-21 fitr, 04-03 friday, 04-14 ambedkar, 05-01 may, 05-28 adha, ' +
        '08-15 independence, 09-14 ganesh, 09-15 after-ganesh, 10-02 gandhi, 10-20 dussehra, 11-08 diwali, 12-03 xavier, ' +
        '12-19 goa-liberation, 12-25 christmas',
    },
  },
});

/**
 * Banks; offices have the Parsi New Year too, which is shown for Mumbai alone. Uttarayan is 14 January (2022, 2025,
 * 2026).
 */
export const GUJARAT = byLists({
  id: 'GJ',
  keys:
    'uttarayan republic shivaratri holi ambedkar mahavir rama friday fitr adha muharram raksha independence janmashtami ' +
    'samvatsari gandhi dussehra mawlid diwali vikram-new-year patel christmas',
  source: 'https://www.scribd.com/document/562175478/bank-holiday-eng-2022',
  lists: {
    2022: {
      source: 'https://www.scribd.com/document/562175478/bank-holiday-eng-2022',
      days:
        '01-14 uttarayan, 01-26 republic, 03-01 shivaratri, 03-18 holi, 04-10 rama, 04-14 ambedkar mahavir, 04-15 friday, ' +
        '05-03 fitr, 07-10 adha, 08-09 muharram, 08-11 raksha, 08-15 independence, 08-19 janmashtami, 08-31 samvatsari, ' +
        '10-02 gandhi, 10-05 dussehra, 10-09 mawlid, 10-24 diwali, 10-26 vikram-new-year, 10-31 patel, 12-25 christmas',
    },
  },
});

/**
 * Ugadi of 2017 is the 29th of March in the State's list. Mahalaya of 2020 and Basava Jayanti of 2025 are shown by the
 * Reserve Bank too.
 */
const KA_2017 = 'https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017';
const KA_2024 = 'https://scribd.com/document/738515067/Holidays-List-2024';
const KA_2025 =
  'https://www.kannadaprabha.in/karnataka-news/bengaluru-news/the-state-government-has-approved-a-list-of-19-public-holidays-for-the-year-2025/articleshow-ez1ruz1';
export const KARNATAKA = byLists({
  id: 'KA',
  place: 'IN:KA',
  keys:
    'sankranti republic shivaratri ugadi mahavir ambedkar friday may basava fitr adha muharram independence ganesh ' +
    'mahalaya gandhi navami dussehra valmiki naraka balipratipada rajyotsava kanakadasa mawlid christmas',
  source: KA_2024,
  lists: {
    2017: {
      source: KA_2017,
      days:
        '01-14 sankranti, 01-26 republic, 02-24 shivaratri, 03-29 ugadi, 04-14 friday ambedkar, 04-29 basava, 05-01 may, ' +
        '06-26 fitr, 08-15 independence, 08-25 ganesh, 09-02 adha, 09-19 mahalaya, 09-29 navami, 09-30 dussehra, ' +
        '10-02 gandhi, 10-05 valmiki, 10-18 naraka, 10-20 balipratipada, 11-01 rajyotsava, 11-06 kanakadasa, ' +
        '12-01 mawlid, 12-25 christmas',
    },
    2024: {
      source: KA_2024,
      days:
        '01-15 sankranti, 01-26 republic, 03-08 shivaratri, 03-29 friday, 04-09 ugadi, 04-11 fitr, 05-01 may, 05-10 basava, ' +
        '06-17 adha, 07-17 muharram, 08-15 independence, 09-07 ganesh, 09-16 mawlid, 10-02 gandhi mahalaya, 10-11 navami, ' +
        '10-17 valmiki, 10-31 naraka, 11-01 rajyotsava, 11-02 balipratipada, 11-18 kanakadasa, 12-25 christmas',
    },
    2025: {
      source: KA_2025,
      days:
        '01-14 sankranti, 02-26 shivaratri, 03-31 fitr, 04-10 mahavir, 04-14 ambedkar, 04-18 friday, 04-30 basava, 05-01 may, ' +
        '06-07 adha, 08-15 independence, 08-27 ganesh, 09-05 mawlid, 10-01 navami, 10-02 gandhi, 10-07 valmiki, ' +
        '10-20 naraka, 10-22 balipratipada, 11-01 rajyotsava, 12-25 christmas',
    },
    2026: {
      source: 'https://hrinformative.com/karnataka-holidays-list-2026',
      days:
        '01-15 sankranti, 01-26 republic, 03-19 ugadi, 03-21 fitr, 04-03 friday, 04-14 ambedkar, 04-20 basava, ' +
        '05-01 may, 05-28 adha, 06-26 muharram, 08-15 independence, 08-26 mawlid, 09-14 ganesh, 10-02 gandhi, 10-20 navami, ' +
        '10-21 dussehra, 11-10 balipratipada, 11-27 kanakadasa, 12-25 christmas',
    },
  },
  dates: holidays('Mahavir Jayanti', RBI_TABLE, '2026-03-30', {
    note: 'On the 31st in the list made before the year.',
  }),
});

const KL_2022 =
  'https://www.onmanorama.com/news/kerala/2021/10/21/here-are-the-public-holidays-announced-by-kerala-govt-for-2022.html';
const KL_2025 =
  'https://www.onmanorama.com/content/mm/en/kerala/top-news/2024/10/11/kerala-public-holidays-government-banks-schools.amp.html';
const ONAM_DOUBT = { note: 'doubt: found in compilations, which differ by a day.' } as const;
/** Thiruvonam, of which the first day of Onam is the day before, in the years without a list or report of it. */
const ONAM: readonly ListedDate[] = [
  ...holidays('First Onam', NOT_FOUND, '2016-09-13 2017-09-03 2018-08-24 2019-09-10', ONAM_DOUBT),
  ...holidays('Thiruvonam', NOT_FOUND, '2016-09-14 2017-09-04 2018-08-25 2019-09-11 2024-09-15', ONAM_DOUBT),
];

/**
 * Since 2026 Mannam Jayanti and Maundy Thursday close banks too. Third and Fourth Onam close offices only; the fourth
 * is the Guru's birthday, most years. May Day is shown in 2024 and 2025. The State moves the Ids shortly before. Bakrid
 * of 2025 was moved to the 7th of June.
 */
export const KERALA = byLists({
  id: 'KL',
  place: 'IN:KL',
  keys:
    'mannam:2026- republic shivaratri ambedkar maundy:2026- friday vishu fitr may adha independence first-onam:2027- ' +
    'thiruvonam:2027- guru-jayanti:2020- samadhi gandhi navami dussehra mawlid diwali christmas',
  source: KL_2022,
  orders: {
    'https://telugu.asianetnews.com/amp/gallery/national/no-national-holiday-on-june-6-clarifies-indian-government-in-telugu-rma-eqp96lu':
      '2025-06-07 adha',
    [KL_2022]: '2022-09-07 first-onam, 2022-09-08 thiruvonam',
    'https://wayanadvision.in/?p=97130': '2023-08-28 first-onam, 2023-08-29 thiruvonam',
    [KL_2025]: '2025-09-04 first-onam, 2025-09-05 thiruvonam',
    'https://www.business-standard.com/amp/finance/personal-finance/kerala-government-holiday-list-2026-key-dates-of-bank-and-office-closures-125121000771_1.html':
      '2026-03-20 fitr, 2026-04-15 vishu, 2026-05-27 adha, 2026-08-25 first-onam mawlid, 2026-08-26 thiruvonam, ' +
      '2026-08-28 guru-jayanti, 2026-09-21 samadhi',
  },
  dates: [...ONAM, ...holidays('Eid al-Adha', RBI_TABLE, '2026-05-28', { note: 'Banks were closed on both days.' })],
});

/**
 * Offices; banks have a list of their own. Bakrid and the days of the moon are settled island by
 * island.
 */
const LD_2026 =
  'https://www.praansconsultech.com/holidays-details/chhattisgarh-2025-20251205130655-20251206114742-20251206142830-20251227044114-20251229171139-20251231050934';
const LD_2023 = 'https://allschooladmission.in/lakshadweep-school-holiday-list-2023';
export const LAKSHADWEEP = byLists({
  id: 'LD',
  keys:
    'republic holi ambedkar fitr adha muharram independence onam janmashtami ganesh mawlid gandhi dussehra diwali nanak ' +
    'christmas',
  source: LD_2026,
  lists: {
    2026: {
      source: LD_2026,
      days:
        '01-14 pongal, 01-26 republic, 03-04 holi, 03-21 fitr, 03-26 rama, 03-31 mahavir, 04-14 ambedkar, 05-27 adha, ' +
        '06-26 muharram, 08-15 independence, 08-26 mawlid onam, 09-04 janmashtami, 09-14 ganesh, 10-02 gandhi, ' +
        '10-20 dussehra, 11-08 diwali, 11-24 nanak, 12-25 christmas',
    },
  },
  orders: {
    'https://www.qppstudio.net/public-holidays-news/2021/lakshadweep-muharram-public-holiday-august-20-014137.htm':
      '2021-08-20 muharram',
    [LD_2023]:
      '2023-02-18 shivaratri, 2023-03-08 holi, 2023-04-07 friday, 2023-04-22 fitr, 2023-06-29 adha, 2023-07-29 muharram, ' +
      '2023-08-29 onam, 2023-08-30 raksha, 2023-09-07 janmashtami, 2023-09-19 ganesh, 2023-09-28 mawlid',
  },
});

/**
 * 1 November is in no list (2017, 2019) and not shown; Raksha Bandhan and the days after Diwali by orders of the year.
 */
const MP_2019 = 'http://bankingnewslatest.blogspot.com/2019/01/madhya-pradesh-bank-holidays-under-ni.html';
export const MADHYA_PRADESH = byLists({
  id: 'MP',
  keys:
    'republic shivaratri holi rama mahavir ambedkar friday buddha fitr muharram:2021- adha raksha independence janmashtami ' +
    'gandhi dussehra diwali mawlid nanak christmas',
  source: MP_2019,
  orders: {
    [MP_2019]:
      '2019-03-04 shivaratri, 2019-03-21 holi, 2019-04-17 mahavir, 2019-05-18 buddha, 2019-06-05 fitr, 2019-08-12 adha, ' +
      '2019-08-15 raksha, 2019-08-24 janmashtami, 2019-10-08 dussehra, 2019-10-27 diwali, 2019-11-10 mawlid',
    'https://www.thetodaytimes.in/2023/03/4-3.html': '2023-04-03 mahavir',
    'https://www.scnnewsindia.com/archives/171744': '2023-08-30 raksha',
    'https://mediawala.in/public-holidays-public-holiday-on-rakshabandhan-and-janmashtami-in-mp-order-issued':
      '2024-08-19 raksha, 2024-08-26 janmashtami',
    'https://mediawala.in/public-holidays-november-1-and-november-3-declared-as':
      '2024-11-01 govardhan, 2024-11-03 bhai',
    'https://bankingschool.co.in/news/page/12': '2026-03-04 holi, 2026-03-21 fitr',
  },
});

/**
 * Bakri Id and Id-E-Milad of 2023 and Id-E-Milad of 2024 as the State moved them afterwards; that of 2025 in Mumbai
 * alone.
 */
const MH_2023 =
  'https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html';
export const MAHARASHTRA = byLists({
  id: 'MH',
  place: 'IN:MH',
  keys:
    'republic shivaji shivaratri holi gudi rama mahavir friday ambedkar fitr may buddha adha muharram independence parsi ' +
    'ganesh mawlid gandhi dussehra diwali balipratipada nanak christmas',
  source: MH_2023,
  // Notification PHD.1125/C.R.199 of 5 December 2025. Bhaubeej (11 November) is for offices alone.
  lists: {
    2026: {
      source: 'https://bankingschool.co.in/bank-news/maharashtra-state-bank-holidays-2026/',
      days:
        '01-26 republic, 02-15 shivaratri, 02-19 shivaji, 03-03 holi, 03-19 gudi, 03-21 fitr, 03-26 rama, 03-31 mahavir, ' +
        '04-03 friday, 04-14 ambedkar, 05-01 may buddha, 05-28 adha, 06-26 muharram, 08-15 independence parsi, 08-26 mawlid, ' +
        '09-14 ganesh, 10-02 gandhi, 10-20 dussehra, 11-08 diwali, 11-10 balipratipada, 11-24 nanak, 12-25 christmas',
    },
  },
  orders: {
    [MH_2023]:
      '2023-02-18 shivaratri, 2023-03-07 holi, 2023-03-22 gudi, 2023-03-30 rama, 2023-04-04 mahavir, 2023-04-07 friday, ' +
      '2023-04-22 fitr, 2023-05-05 buddha, 2023-07-29 muharram, 2023-08-16 parsi, 2023-09-19 ganesh',
    'https://www.cnbctv18.com/personal-finance/banks-to-remain-shut-on-june-29-instead-of-june-28-due-to-bakrid-banks-holiday-schedule-17051091.htm':
      '2023-06-29 adha',
    'https://www.greythr.com/notifications/holiday-date-change-for-eid-e-milad-in-maharashtra/': '2023-09-29 mawlid',
    'https://www.hindustantimes.com/business/bank-holiday-in-maharashtra-are-banks-closed-or-open-today-september-18-in-mumbai-101726627197844.html':
      '2024-09-18 mawlid',
  },
});

/** Puducherry and Karaikal; Mahe and Yanam differ by some days. 14 April is the Tamil New Year's Day too. */
const PY_2026 =
  'https://www.dinamani.com/all-editions/edition-villupuram/puducherry/2025/Nov/16/2026-%E0%AE%87%E0%AE%B2%E0%AF%8D-17-%E0%AE%A8%E0%AE%BE%E0%AE%B3%E0%AF%8D%E0%AE%95%E0%AE%B3%E0%AF%8D-%E0%AE%AA%E0%AF%8A%E0%AE%A4%E0%AF%81-%E0%AE%B5%E0%AE%BF%E0%AE%9F%E0%AF%81%E0%AE%AE%E0%AF%81%E0%AE%B1%E0%AF%88-%E0%AE%AA%E0%AF%81%E0%AE%A4%E0%AF%81%E0%AE%9A%E0%AF%8D%E0%AE%9A%E0%AF%87%E0%AE%B0%E0%AE%BF-%E0%AE%85%E0%AE%B0%E0%AE%9A%E0%AF%81-%E0%AE%85%E0%AE%B1%E0%AE%BF%E0%AE%B5%E0%AE%BF%E0%AE%AA%E0%AF%8D%E0%AE%AA%E0%AF%81';
const PY_2025_DIWALI =
  'https://www.devdiscourse.com/article/education/3667166-govt-offices-banks-in-puducherry-to-remain-closed-on-oct-21-after-deepavali';
export const PUDUCHERRY = byLists({
  id: 'PY',
  place: 'IN:TN',
  keys:
    'new-year pongal after-pongal republic friday ambedkar may fitr adha independence dejure ganesh mawlid gandhi navami ' +
    'liberation-day diwali christmas',
  source: PY_2026,
  lists: {
    2021: {
      source: 'https://99employee.com/puducherry-bank-holidays/',
      days:
        '01-01 new-year, 01-14 pongal, 01-15 after-pongal, 01-26 republic, 04-02 friday, 04-14 ambedkar, 05-14 fitr, ' +
        '07-21 adha, 08-15 independence, 08-16 dejure, 09-10 ganesh, 10-02 gandhi, 10-14 navami, 10-19 mawlid, ' +
        '11-01 liberation-day, 11-04 diwali, 12-25 christmas',
    },
    2025: {
      source: 'https://namathukalam.com/?p=3973',
      days:
        '01-01 new-year, 01-14 pongal, 01-15 after-pongal, 01-26 republic, 03-31 fitr, 04-14 ambedkar, 04-18 friday, 05-01 may, ' +
        '06-07 adha, 08-15 independence, 08-16 dejure, 08-27 ganesh, 09-05 mawlid, 10-01 navami, 10-02 gandhi, ' +
        '10-20 diwali, 11-01 liberation-day, 12-25 christmas',
    },
    2026: {
      source: PY_2026,
      days:
        '01-01 new-year, 01-15 pongal, 01-16 after-pongal, 01-26 republic, 03-20 fitr, 04-03 friday, 04-14 ambedkar, 05-01 may, ' +
        '05-28 adha, 08-15 independence, 08-26 mawlid, 09-14 ganesh, 10-02 gandhi, 10-19 navami, 11-01 liberation-day, ' +
        '11-08 diwali, 12-25 christmas',
    },
  },
  orders: { [PY_2025_DIWALI]: '2025-10-21 diwali' },
  dates: [{ date: '2025-11-15', kind: 'weekend_workday', name: 'Working day for 21 October', source: PY_2025_DIWALI }],
});

/**
 * Days of banks by the Government's order of 2025, which has May Day. Thai Poosam came in 2021; Pongal of 2026 is the
 * 15th (shown).
 */
const TN_2025 =
  'https://www.thehindu.com/news/national/tamil-nadu/tamil-nadu-government-announces-list-of-public-holidays-for-2025/article68897959.ece';
export const TAMIL_NADU = byLists({
  id: 'TN',
  place: 'IN:TN',
  keys:
    'new-year pongal after-pongal uzhavar thaipusam:2021- republic ugadi fitr mahavir ambedkar friday may adha muharram ' +
    'independence janmashtami ganesh mawlid navami dussehra gandhi diwali christmas',
  source: TN_2025,
  orders: {
    'https://www.newindianexpress.com/states/tamil-nadu/2025/Nov/13/tamil-nadu-govt-announces-24-public-holidays-for-2026':
      '2026-10-19 navami, 2026-10-20 dussehra',
  },
  lists: {
    2025: {
      source: TN_2025,
      days:
        '01-01 new-year, 01-14 pongal, 01-15 after-pongal, 01-16 uzhavar, 01-26 republic, 02-11 thaipusam, 03-30 ugadi, ' +
        '03-31 fitr, 04-10 mahavir, 04-14 ambedkar, 04-18 friday, 05-01 may, 06-07 adha, 07-06 muharram, ' +
        '08-15 independence, 08-16 janmashtami, 08-27 ganesh, 09-05 mawlid, 10-01 navami, 10-02 dussehra gandhi, ' +
        '10-20 diwali, 12-25 christmas',
    },
  },
});

/**
 * Not New Year's Day, Bonalu, the day after Eid al-Fitr or 2 June: offices alone have them, and pay with a Saturday.
 * Cities of 2021 to 2025 show Hyderabad on none of them.
 */
const TS_2018 = 'https://www.bankingschool.co.in/bank-news/bank-holidays-2018-declared-by-telangana-government/';
export const TELANGANA = byLists({
  id: 'TS',
  keys:
    'sankranti republic shivaratri holi ugadi jagjivan rama ambedkar friday may fitr adha muharram independence janmashtami ' +
    'ganesh gandhi dussehra mawlid diwali nanak:2021- christmas',
  source: TS_2018,
  lists: {
    2018: {
      source: TS_2018,
      days:
        '01-15 sankranti, 01-26 republic, 02-13 shivaratri, 03-01 holi, 03-18 ugadi, 03-26 rama, 03-30 friday, 04-05 jagjivan, ' +
        '04-14 ambedkar, 05-01 may, 06-16 fitr, 08-15 independence, 08-22 adha, 09-03 janmashtami, 09-13 ganesh, ' +
        '10-02 gandhi, 10-17 ashtami, 10-18 dussehra, 11-07 diwali, 11-21 mawlid, 12-25 christmas',
    },
  },
});

import { byLists } from '../../forms/india-banks.js';
import { holidays } from '../../vocabulary.js';
import { RBI_TABLE } from './india-rbi-table.js';

/** States of the east and the north-east: the days that they keep, and the lists and orders that were read. */

const BANKING_SCHOOL = 'https://bankingschool.co.in/bank-news';
const RBI_DECEMBER_2025 =
  'https://www.hindustantimes.com/india-news/bank-holidays-in-december-2025-check-full-list-of-public-and-state-wise-holiday-dates-101764758931962.html';

/**
 * No Eid al-Adha. 20 February is in the list, and shown in 2024 and 2025; Nyokum (26 February) is of the capital alone.
 */
const AR_2024 = `${BANKING_SCHOOL}/bank-holidays-2024-under-n-i-act-arunachal-pradesh/amp`;
export const ARUNACHAL_PRADESH = byLists({
  id: 'AR',
  keys:
    'new-year sankranti republic state-day holi friday ambedkar fitr buddha independence gandhi ashtami dussehra diwali ' +
    'nanak indigenous christmas',
  source: AR_2024,
  lists: {
    2024: {
      source: AR_2024,
      days:
        '01-01 new-year, 01-14 sankranti, 01-26 republic, 02-20 state-day, 03-25 holi, 03-29 friday, 04-11 fitr, ' +
        '04-14 ambedkar, 05-23 buddha, 08-15 independence, 10-02 gandhi, 10-11 ashtami, 10-12 dussehra, 10-31 diwali, ' +
        '11-15 nanak, 12-01 indigenous, 12-25 christmas',
    },
  },
  orders: {
    'https://zeenews.india.com/personal-finance/bank-holidays-alert-these-are-the-days-banks-will-be-closed-in-april-2025-check-full-list-2879682.html':
      '2025-04-15 bohag-2',
  },
});

/**
 * Banks; offices have further days (Me-Dam-Me-Phi, Asom Divas on 2 December and others): those are in no list for
 * banks. No Good Friday: Guwahati's banks are open in every report. 23 January is in the list of 2024 alone, and not
 * shown in other years. Magh Bihu is now the 14th, now the 15th of January; Bohag Bihu begins a day sooner in leap
 * years.
 */
const AS_2024 = `${BANKING_SCHOOL}/bank-holidays-2024-under-n-i-act-assam-state/amp`;
export const ASSAM = byLists({
  id: 'AS',
  keys:
    'magh-bihu republic holi fitr bohag-leap bohag-1 bohag-2 bohag-3 ambedkar may adha independence sankardeva gandhi ' +
    'saptami:2023- ashtami navami dussehra kati-leap kati-bihu diwali christmas',
  source: AS_2024,
  lists: {
    2017: {
      source: 'https://bankersclub.in/bank-holidays-2017/bank-holidays-assam-2017/amp',
      days:
        '01-14 magh-bihu, 01-26 republic, 03-12 holi, 04-14 friday bohag-1, 04-15 bohag-2, 05-01 may, 06-26 fitr, ' +
        '08-15 independence, 09-02 adha, 09-29 navami, 09-30 dussehra, 10-02 gandhi, 10-18 kati-bihu, 10-19 diwali, ' +
        '11-04 nanak, 12-25 christmas',
    },
    // As the Reserve Bank shows it.
    2021: {
      source: 'https://northeastlivetv.com/?p=28460',
      days:
        '01-15 magh-bihu, 01-26 republic, 04-14 bohag-1, 04-15 bohag-2, 04-16 bohag-3, 05-01 may, 05-14 fitr, 07-21 adha, ' +
        '08-15 independence, 09-08 sankardeva, 10-02 gandhi, 10-13 ashtami, 10-14 navami, 10-15 dussehra, 10-18 kati-bihu, ' +
        '11-04 diwali, 12-25 christmas',
    },
    2024: {
      source: AS_2024,
      days:
        '01-15 magh-bihu, 01-23 netaji, 01-26 republic, 03-25 holi, 04-11 fitr, 04-13 bohag-leap, 04-14 bohag-1, 04-15 bohag-2, ' +
        '05-01 may, 06-17 adha, 08-15 independence, 09-04 sankardeva, 10-02 gandhi, 10-10 saptami, 10-11 ashtami, ' +
        '10-12 navami, 10-13 dussehra, 10-17 kati-leap, 10-31 diwali, 12-25 christmas',
    },
  },
  orders: {
    'https://www.pratidintime.com/assam-declares-public-holiday-on-srimanta-sankardevas-tithi/':
      '2018-09-11 sankardeva',
    'https://bankingschool.co.in/category/bank-news/page/20': '2022-01-15 magh-bihu',
  },
});

/** Patna is not among the cities of 20 October 2025 (Diwali). May Day is shown in 2024 and 2025. No Buddha Purnima. */
const BR_2022 = `${BANKING_SCHOOL}/bank-holidays-2022-under-ni-act-bihar-state/amp`;
const BR_2026 =
  'https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572';
export const BIHAR = byLists({
  id: 'BR',
  keys:
    'republic holi after-holi bihar rama ambedkar friday may fitr adha muharram independence janmashtami gandhi ashtami ' +
    'navami dussehra diwali chhath after-chhath christmas',
  source: BR_2022,
  lists: {
    2022: {
      source: BR_2022,
      days:
        '01-26 republic, 03-18 holi, 03-19 after-holi, 03-22 bihar, 04-10 rama, 04-14 ambedkar, 04-15 friday, 05-01 may, 05-03 fitr, ' +
        '07-10 adha, 08-09 muharram, 08-15 independence, 08-19 janmashtami, 10-02 gandhi, 10-03 ashtami, 10-04 navami, ' +
        '10-05 dussehra, 10-24 diwali, 10-30 chhath, 10-31 after-chhath, 12-25 christmas',
    },
  },
  orders: { [BR_2026]: '2026-03-03 holi, 2026-03-04 after-holi, 2026-11-15 chhath, 2026-11-16 after-chhath' },
});

const JH_2023 = `${BANKING_SCHOOL}/bank-holidays-2023-jharkhand-state/amp`;
export const JHARKHAND = byLists({
  id: 'JH',
  keys:
    'republic shivaratri holika holi sarhul rama mahavir friday ambedkar fitr buddha adha muharram independence ' +
    'janmashtami karma gandhi ashtami navami dussehra mawlid diwali chhath after-chhath:2023- nanak christmas',
  source: JH_2023,
  lists: {
    2023: {
      source: JH_2023,
      days:
        '01-26 republic, 02-18 shivaratri, 03-07 holika, 03-08 holi, 03-30 rama, 04-04 mahavir, 04-07 friday, 04-14 ambedkar, ' +
        '04-22 fitr, 05-05 buddha, 06-29 adha, 07-29 muharram, 08-15 independence, 09-07 janmashtami, 09-28 mawlid, ' +
        '10-02 gandhi, 10-22 ashtami, 10-23 navami, 10-24 dussehra, 11-12 diwali, 11-19 chhath, 11-20 after-chhath, ' +
        '11-27 nanak, 12-25 christmas',
    },
  },
  orders: {
    'https://newsaroma.com/hemant-sarkar-amended-the-holiday-sarhul-will-be-held-on-march-24-earlier-on-this-day/':
      '2023-03-24 sarhul',
    'https://www.indiatvnews.com/business/personal-finance/bank-holidays-2025-is-today-bank-holiday-31-march-ramazan-eid-today-bank-open-close-full-list-of-cities-april-list-2025-03-31-983129':
      '2025-04-01 sarhul',
  },
});

/**
 * 23 November is shown in 2021 to 2024. Wangala: the Friday of 7 to 13 November, as in 2021 to 2025. Nongkrem is local.
 * Shad Suk Mynsiem is shown for Shillong in 2022 and since 2024.
 */
export const MEGHALAYA = byLists({
  id: 'ML',
  keys:
    'new-year republic holi friday ambedkar fitr tirot adha independence janmashtami gandhi navami dussehra diwali ' +
    'wangala seng-kut pa-togan soso-tham christmas-eve christmas christmas-2 nangbah',
  source: RBI_DECEMBER_2025,
});

/**
 * 13 August is in both lists and shown since. Left to the years that were read: Imoinu Iratpa, Gaan-Ngai, Kang, Mera
 * Chaoren Houba, of the Meitei and the Kabui calendars.
 */
const MN_2021 = 'http://m.indiacustomercare.com/category/company-names/bank?page=9';
export const MANIPUR = byLists({
  id: 'MN',
  keys:
    'new-year republic lui-ngai holi cheiraoba-lunar cheiraoba-solar ambedkar friday may fitr adha patriots independence ' +
    'mawlid:2021- gandhi ashtami kut diwali ningol christmas',
  source: MN_2021,
  lists: {
    2020: {
      source: `${BANKING_SCHOOL}/bank-holidays-2020manipur/amp`,
      days:
        '01-01 new-year, 01-07 imoinu, 01-08 gaan-ngai, 01-26 republic, 02-15 lui-ngai, 03-10 holi, 03-25 cheiraoba-lunar, ' +
        '04-10 friday, 04-13 cheiraoba-solar, 05-01 may, 05-25 fitr, 08-01 adha, 08-13 patriots, 08-15 independence, ' +
        '10-02 gandhi, 10-24 ashtami, 11-01 kut, 11-15 diwali, 11-17 ningol, 12-25 christmas',
    },
    2021: {
      source: MN_2021,
      days:
        '01-01 new-year, 01-25 imoinu, 01-26 republic, 02-15 lui-ngai, 03-29 holi, 04-02 friday, 04-13 cheiraoba-lunar, ' +
        '04-14 cheiraoba-solar, 05-01 may, 05-14 fitr, 07-12 kang, 07-21 adha, 08-13 patriots, 08-15 independence, 10-02 gandhi, ' +
        '10-07 mera, 10-13 ashtami, 10-19 mawlid, 11-01 kut, 11-04 diwali, 11-06 ningol, 12-25 christmas',
    },
  },
  orders: {
    'https://bankingschool.co.in/category/bank-news/page/20': '2022-01-14 imoinu, 2022-01-15 gaan-ngai',
  },
});

/**
 * The list of 2012 is the Government's own page; the further days are shown for Aizawl's banks, with their first years;
 * 30 June in 2021, 2023 and 2025.
 */
const MZ_2012 = 'https://gad.mizoram.gov.in/page/bank-holidays-2012';
export const MIZORAM = byLists({
  id: 'MZ',
  keys:
    'new-year new-year-2 missionary republic state-day chapchar holi mahavir:2023- friday ambedkar yma remna mhip:2023- ' +
    'buddha:2023- muharram:2022- independence fitr gandhi mawlid:2023- dussehra adha diwali nanak:2021- christmas-eve ' +
    'christmas christmas-2 new-year-eve:2021-',
  source: MZ_2012,
});

const NL_2024 = `${BANKING_SCHOOL}/bank-holidays-2024-nagaland-state/amp`;
export const NAGALAND = byLists({
  id: 'NL',
  keys:
    'new-year republic friday ambedkar fitr adha independence gandhi saptami ashtami navami:2025- dussehra:2025- diwali ' +
    'nanak nagaland christmas-eve christmas christmas-2 christmas-3',
  source: NL_2024,
  lists: {
    2024: {
      source: NL_2024,
      days:
        '01-01 new-year, 01-26 republic, 03-29 friday, 04-11 fitr, 06-17 adha, 08-15 independence, 10-02 gandhi, ' +
        '10-10 saptami, 10-11 ashtami, 10-31 diwali, 11-15 nanak, 12-01 nagaland, 12-24 christmas-eve, 12-25 christmas, ' +
        '12-26 christmas-2, 12-27 christmas-3',
    },
  },
});

/**
 * Banks; offices close on more days (Dola Purnima, Chhatha and others). Kumar Purnima is shown or ordered in some years
 * only.
 */
const OD_2016 = 'http://www.allbankingsolutions.com/Holidays/2016/Orissa.htm';
const OD_2020 =
  'https://www.gconnect.in/state-government-employees/odisha-state-government/state-government-holidays-2020-odisha.html';
export const ODISHA = byLists({
  id: 'OD',
  keys:
    'sankranti:2024- surendra-sai:2025- republic saraswati shivaratri holi utkal friday rama ambedkar raja rath fitr adha ' +
    'raksha:2024- independence janmashtami ganesh nuakhai gandhi ashtami navami:2022- dussehra diwali nanak:2020- christmas',
  source: OD_2020,
  lists: {
    2016: {
      source: OD_2016,
      days:
        '01-26 republic, 02-12 saraswati, 03-07 shivaratri, 03-24 holi, 03-25 friday, 04-14 ambedkar, 04-15 rama, 06-15 raja, ' +
        '07-06 rath, 07-07 fitr, 08-15 independence, 08-25 janmashtami, 09-05 ganesh, 09-06 nuakhai, 10-02 gandhi, ' +
        '10-09 ashtami, 10-11 dussehra, 10-12 muharram, 12-25 christmas',
    },
  },
  orders: {
    [OD_2020]:
      '2020-01-30 saraswati, 2020-02-21 shivaratri, 2020-03-10 holi, 2020-04-02 rama, 2020-04-10 friday, 2020-05-25 fitr, ' +
      '2020-06-23 rath, 2020-08-01 adha, 2020-08-11 janmashtami, 2020-10-26 dussehra, 2020-10-31 kumar',
    'https://pragativadi.com/banks-to-remain-closed-in-odisha-on-19th-20th-oct-for-eid-milad-gajalaxmi-puja/':
      '2021-10-19 mawlid, 2021-10-20 kumar',
    'https://kalingatv.com/state/banks-in-odisha-to-remain-closed-on-nuakhai/': '2022-09-01 nuakhai',
    'https://pragativadi.com/banks-in-odisha-to-remain-closed-on-monday-for-nuakhai/':
      '2024-09-08 nuakhai, 2024-09-09 nuakhai',
    'https://nirvaynews.com/odisha-govt-announces-additional-diwali-holiday-on-october-20':
      '2025-10-20 diwali, 2025-10-21 diwali',
    'https://sambadenglish.com/latest-news/odisha-government-issues-list-of-holidays-and-calendar-for-2026-check-details-10649240':
      '2026-03-27 rama',
  },
});

/** Days of the Buddhists by the Tibetan calendar; Teej and Indra Jatra are left to the years that were read. */
export const SIKKIM = byLists({
  id: 'SK',
  keys:
    'new-year maghe sonam-losar republic sikkim-losar holi rama friday ambedkar fitr sikkim-state saga-dawa bhanu drukpa ' +
    'tendong independence janmashtami lhabsol gandhi navami dussehra after-dussehra diwali govardhan bhai losoong ' +
    'after-losoong christmas',
  source: RBI_DECEMBER_2025,
  dates: holidays('Losoong', RBI_TABLE, '2022-12-26'),
});

/**
 * Neither Good Friday nor, since the list of 2022, May Day. Ker Puja, a fortnight after Kharchi, is left to the years
 * that were read.
 */
const TR_2025 = 'https://bankingschool.co.in/?p=29350';
export const TRIPURA = byLists({
  id: 'TR',
  keys:
    'netaji republic saraswati holi:2023- biju bengali-leap bengali ambedkar garia-leap garia may:-2018 fitr buddha ' +
    'nazrul-leap:2023- nazrul:2023- kharchi independence bir-bikram:2024- adha gandhi mahalaya saptami ashtami navami ' +
    'dussehra muharram lakshmi diwali christmas',
  source: TR_2025,
  lists: {
    2018: {
      source: 'https://www.askbankifsccode.com/amp/holidays/2018/TRIPURA',
      days:
        '01-22 saraswati, 01-23 netaji, 01-26 republic, 04-14 ambedkar, 04-21 garia, 05-01 may, 06-16 fitr, 07-20 kharchi, ' +
        '08-04 ker, 08-15 independence, 08-22 adha, 09-21 muharram, 10-02 gandhi, 10-08 mahalaya, 10-16 saptami, ' +
        '10-17 ashtami, 10-18 navami, 10-19 dussehra, 10-24 lakshmi, 11-07 diwali, 12-25 christmas',
    },
    2022: {
      source: `${BANKING_SCHOOL}/bank-holidays-2022-under-ni-act-tripura-state/amp`,
      days:
        '01-23 netaji, 01-26 republic, 02-05 saraswati, 04-13 biju, 04-14 ambedkar, 04-15 bengali, 04-21 garia, 05-03 fitr, ' +
        '05-16 buddha, 07-07 kharchi, 07-10 adha, 07-26 ker, 08-09 muharram, 08-15 independence, 09-25 mahalaya, ' +
        '10-02 gandhi saptami, 10-03 ashtami, 10-04 navami, 10-05 dussehra, 10-09 lakshmi, 10-24 diwali, 12-25 christmas',
    },
    2025: {
      source: TR_2025,
      days:
        '01-23 netaji, 01-26 republic, 02-03 saraswati, 03-15 holi, 03-31 fitr, 04-14 ambedkar, 04-15 bengali, 04-21 garia, ' +
        '05-12 buddha, 05-26 nazrul, 06-07 adha, 07-03 kharchi, 07-06 muharram, 07-19 ker, 08-15 independence, ' +
        '08-19 bir-bikram, 09-29 saptami, 09-30 ashtami, 10-01 navami, 10-02 gandhi dussehra, 10-06 lakshmi, 10-20 diwali, ' +
        '12-25 christmas',
    },
  },
});

/**
 * 12 and 23 January and May Day are in the lists of 2018 and 2022 and shown since. New Year's Day, Janmashtami and
 * Chhath of 2024 came by an order of their own.
 */
const WB_2018 = 'https://docslib.org/doc/7568382/holiday-list-for-west-bengal-govt-employees-2018';
const WB_2025 = 'https://reflectu.in/west-bengal-government-holiday-list-2025-calender-pdf-download';
export const WEST_BENGAL = byLists({
  id: 'WB',
  place: 'IN:WB',
  keys:
    'new-year:2024- vivekananda netaji republic saraswati holi rama:2026- mahavir:2022- friday ambedkar bengali-leap bengali may ' +
    'tagore-leap tagore buddha fitr adha muharram independence janmashtami:2024- mahalaya gandhi saptami ashtami navami ' +
    'dussehra lakshmi diwali bhai:2023- chhath:2022- nanak christmas',
  source: WB_2025,
  lists: {
    2016: {
      source: 'https://holidayslist.in/west-bengal-govt-holidays-2016',
      days:
        '01-12 vivekananda, 01-23 netaji, 01-26 republic, 02-13 saraswati, 03-23 holi, 03-25 friday, ' +
        '04-14 ambedkar bengali-leap, 05-01 may, 05-08 tagore-leap, 07-06 fitr, 08-15 independence, 09-12 adha, ' +
        '09-30 mahalaya, 10-02 gandhi, 10-08 saptami, 10-09 ashtami, 10-10 navami, 10-11 dussehra, 10-12 muharram, ' +
        '10-15 lakshmi, 10-29 diwali, 11-14 nanak, 12-25 christmas',
    },
    2018: {
      source: WB_2018,
      days:
        '01-12 vivekananda, 01-22 saraswati, 01-23 netaji, 01-26 republic, 03-02 holi, 03-30 friday, 04-14 ambedkar, ' +
        '04-30 buddha, 05-01 may, 05-09 tagore, 06-16 fitr, 08-15 independence, 08-22 adha, 09-21 muharram, 10-02 gandhi, ' +
        '10-08 mahalaya, 10-16 saptami, 10-17 ashtami, 10-18 navami, 10-19 dussehra, 10-24 lakshmi, 11-06 diwali, ' +
        '11-23 nanak, 12-25 christmas',
    },
    // 3640-F(P2) of 26 November 2021.
    2022: {
      source: 'https://ubkgb.org/holiday_list.php',
      days:
        '01-12 vivekananda, 01-23 netaji, 01-26 republic, 02-05 saraswati, 03-18 holi, 04-10 harichand, 04-14 ambedkar mahavir, ' +
        '04-15 friday bengali, 05-01 may, 05-03 fitr, 05-09 tagore, 05-16 buddha, 07-10 adha, 08-09 muharram, ' +
        '08-15 independence, 09-25 mahalaya, 10-02 gandhi saptami, 10-03 ashtami, 10-04 navami, 10-05 dussehra, ' +
        '10-09 lakshmi, 10-24 diwali, 10-30 chhath, 11-08 nanak, 12-25 christmas',
    },
  },
  orders: {
    'https://school.banglarshiksha.gov.in/ws/website/school_calender/19220402503':
      '2020-01-30 saraswati, 2020-03-09 holi, 2020-05-07 buddha, 2020-05-25 fitr, 2020-08-01 adha, 2020-09-17 mahalaya, ' +
      '2020-10-23 saptami, 2020-10-24 ashtami, 2020-10-26 dussehra, 2020-10-30 lakshmi, 2020-11-14 diwali, 2020-11-30 nanak',
    'https://www.millenniumpost.in/bengal/state-declares-three-holidays-under-ni-act-545761':
      '2024-01-01 new-year, 2024-08-26 janmashtami, 2024-11-07 chhath',
    // 4188-F(P2) of 27 November 2025, read to August.
    'https://wbxpress.com/holiday-list-west-bengal-government-employees-2026':
      '2026-01-01 new-year, 2026-01-23 netaji saraswati, 2026-03-03 holi, 2026-03-21 fitr, 2026-03-26 rama, ' +
      '2026-03-31 mahavir, 2026-05-01 may buddha, 2026-06-26 muharram',
    [WB_2025]: '2025-01-01 new-year, 2025-04-10 mahavir, 2025-08-15 independence janmashtami',
  },
});

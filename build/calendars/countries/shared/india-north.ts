import { byLists } from '../../forms/india-banks.js';

/** States and union territories of the north: the days that they keep, and the lists and orders that were read. */

const BANKING_SCHOOL = 'https://bankingschool.co.in/bank-news';

/** Guru Ravidas, Mahavir and Valmiki are shown in some years only; no Buddha Purnima in 2025. */
export const CHANDIGARH = byLists({
  id: 'CH',
  keys:
    'gobind republic shivaratri holi rama friday ambedkar fitr buddha adha independence janmashtami gandhi dussehra ' +
    'diwali nanak christmas',
  source: `${BANKING_SCHOOL}/bank-holidays-2024-under-ni-act-chandigarh-ut/amp`,
  lists: {
    2024: {
      source: `${BANKING_SCHOOL}/bank-holidays-2024-under-ni-act-chandigarh-ut/amp`,
      days:
        '01-17 gobind, 01-26 republic, 03-08 shivaratri, 03-25 holi, 03-29 friday, 04-14 ambedkar, 04-17 rama, 05-23 buddha, ' +
        '06-17 adha, 08-15 independence, 08-26 janmashtami, 10-02 gandhi, 10-12 dussehra, 10-31 diwali, 11-15 nanak, ' +
        '12-25 christmas',
    },
  },
});

/**
 * Not Chhath: it closes Delhi's government offices and schools, banks were closed in Kolkata, Patna and Ranchi alone
 * (https://www.freepressjournal.in/business/bank-holiday-banks-to-remain-closed-for-two-days-on-chhath-puja-check-if-your-city-is-on-the-list);
 * nor Maha Shivaratri and Ram Navami, nor Janmashtami since 2020, of which no report names New Delhi.
 */
export const DELHI = byLists({
  id: 'DL',
  keys:
    'republic holi mahavir friday ambedkar fitr buddha adha muharram independence janmashtami:-2019 gandhi dussehra mawlid ' +
    'diwali nanak christmas',
  source:
    'https://www.indiatvnews.com/business/news/buddha-purnima-bank-holiday-today-banks-to-remain-shut-in-these-cities-check-full-list-here-2025-05-12-989887',
});

/**
 * Raksha Bandhan, Karva Chauth and Bhai Dooj are for women employees alone (lists of 2018 and 2021). Good Friday is shown
 * no more since 2023. 25 January is in the lists of 2018 and 2021, neither in that of 2022 nor shown in 2023 and 2024.
 */
const HP_2018 = `${BANKING_SCHOOL}/bank-holidays-2018-declared-by-himachal-pradesh-h-p-government/amp`;
const HP_2021 =
  'https://bankingschool.co.in/bank-staff/bank-holidays-2021-in-the-state-of-himachal-pradesh-under-ni-act/amp/';
export const HIMACHAL_PRADESH = byLists({
  id: 'HP',
  keys:
    'himachal-statehood:-2021 republic ravidas shivaratri holi rama friday:-2022 ambedkar himachal fitr buddha pratap kabir adha ' +
    'muharram independence janmashtami gandhi dussehra valmiki diwali nanak christmas',
  source: HP_2021,
  lists: {
    2018: {
      source: HP_2018,
      days:
        '01-25 himachal-statehood, 01-26 republic, 01-31 ravidas, 02-14 shivaratri, 03-02 holi, 03-25 rama, 03-30 friday, ' +
        '04-14 ambedkar, 04-15 himachal, 04-18 parashuram, 04-30 buddha, 06-16 fitr, 06-28 kabir, 08-15 independence, ' +
        '08-22 adha, 09-03 janmashtami, 09-21 muharram, 10-02 gandhi, 10-19 dussehra, 10-24 valmiki, 11-07 diwali, ' +
        '11-23 nanak, 12-25 christmas',
    },
    2021: {
      source: HP_2021,
      days:
        '01-25 himachal-statehood, 01-26 republic, 02-27 ravidas, 03-11 shivaratri, 03-29 holi, 04-02 friday, 04-14 ambedkar, ' +
        '04-15 himachal, 04-21 rama, 05-14 fitr, 05-26 buddha, 06-13 pratap, 06-24 kabir, 07-21 adha, 08-15 independence, ' +
        '08-19 muharram, 08-30 janmashtami, 10-02 gandhi, 10-15 dussehra, 10-20 valmiki, 11-04 diwali, 11-19 nanak, ' +
        '12-25 christmas',
    },
    2022: {
      source: 'https://www.cgstaffportal.in/bank-holidays-in-himachal-pradesh/',
      days:
        '01-26 republic, 03-01 shivaratri, 03-18 holi, 04-10 rama, 04-14 ambedkar, 04-15 friday himachal, 05-03 fitr, 05-16 buddha, ' +
        '06-02 pratap, 07-10 adha, 08-15 independence, 08-19 janmashtami, 10-02 gandhi, 10-05 dussehra, 10-09 valmiki, ' +
        '10-24 diwali, 11-08 nanak, 12-25 christmas',
    },
  },
});

/** No Good Friday, Agrasen, Udham Singh or 1 November: none of these is in the list of 2025. */
const HR_2025 = `${BANKING_SCHOOL}/bank-holidays-2025-haryana-state/amp`;
export const HARYANA = byLists({
  id: 'HR',
  keys:
    'republic ravidas shivaratri holi fitr rama mahavir ambedkar adha independence janmashtami gandhi dussehra valmiki ' +
    'diwali nanak christmas',
  source: HR_2025,
  lists: {
    2025: {
      source: HR_2025,
      days:
        '01-26 republic, 02-12 ravidas, 02-26 shivaratri, 03-14 holi, 03-31 fitr, 04-10 mahavir, 04-14 ambedkar, 06-07 adha, ' +
        '08-15 independence, 08-16 janmashtami, 10-02 gandhi dussehra, 10-07 valmiki, 10-20 diwali, 11-05 nanak, 12-25 christmas',
    },
  },
  orders: {
    'https://business-standard.com/amp/article/news-ani/haryana-august-23-declared-as-gazetted-holiday-119082001112_1.html':
      '2019-08-23 janmashtami',
    'https://www.thestatesman.com/india/haryana-declares-diwali-holiday-on-31st-october-1503356499.html':
      '2024-10-31 diwali',
  },
});

/**
 * Holi is a holiday of the province of Jammu alone, so left out but in 2022 and 2025, when it is shown for Srinagar too. 13 July and 5 December were in the lists to 2019 (of
 * 2014: http://www.allbankingsolutions.com/Holidays/2014/Jammu-Kashmir.htm; of July 2016:
 * https://innovationinbanking.blogspot.com/2016/04/bank-holidays-in-july-2016.html) and dropped from that of 2020; 26
 * October came with it, 23 September with that of 2023.
 */
const JK_2023 = 'https://www.greaterkashmir.com/todays-paper/state/jk-govt-issues-list-of-holidays-for-2023';
const JK_2026 = `${BANKING_SCHOOL}/jammu-kashmir-2026-bank-holidays`;
export const JAMMU_AND_KASHMIR = byLists({
  id: 'JK',
  keys:
    'republic shivaratri navratra ambedkar qadr jumat fitr buddha adha after-adha muharram hargobind:2020- martyrs-jk:-2019 ' +
    'independence janmashtami mawlid friday-after hari-singh:2023- gandhi dussehra accession:2020- diwali nanak ' +
    'sheikh:-2019 christmas',
  source: JK_2026,
  lists: {
    2023: {
      source: JK_2023,
      days:
        '01-26 republic, 02-18 shivaratri, 03-22 navratra, 04-14 ambedkar, 04-18 qadr, 04-21 jumat, 04-22 fitr, 05-05 buddha, ' +
        '06-28 adha, 06-29 after-adha, 07-05 hargobind, 07-28 muharram, 08-15 independence, 09-07 janmashtami, ' +
        '09-23 hari-singh, 09-27 mawlid, 09-29 friday-after, 10-02 gandhi, 10-24 dussehra, 10-26 accession, 11-12 diwali, ' +
        '11-27 nanak, 12-25 christmas',
    },
    2026: {
      source: JK_2026,
      days:
        '01-26 republic, 02-15 shivaratri, 03-17 qadr, 03-19 navratra, 03-20 jumat, 03-21 fitr, 04-14 ambedkar, 05-01 buddha, ' +
        '05-27 adha, 05-28 after-adha, 06-26 muharram, 07-05 hargobind, 08-15 independence, 08-26 mawlid, 08-28 friday-after, ' +
        '09-04 janmashtami, 09-23 hari-singh, 10-02 gandhi, 10-20 dussehra, 10-26 accession, 11-08 diwali, 11-24 nanak, ' +
        '12-25 christmas',
    },
  },
  orders: {
    'https://innovationinbanking.blogspot.com/2016/04/bank-holidays-in-july-2016.html':
      '2016-07-01 jumat, 2016-07-05 hargobind, 2016-07-13 martyrs-jk',
  },
});

/** A territory of its own since 31 October 2019, with a list since 2020; before, a part of Jammu and Kashmir. */
const LA_2025 = 'https://www.sakshipost.com/news/national/ladakh-public-holidays-2025-complete-list-351735';
const LA_2026 =
  'https://www.praansconsultech.com/holidays-details/chhattisgarh-2025-20251205130655-20251206114742-20251206142830-20251206151851-20251216082848-20251218053142';
export const LADAKH = byLists({
  id: 'LA',
  keys:
    'republic holi nauroz ambedkar fitr buddha adha muharram independence mawlid gandhi dussehra diwali nanak ' +
    'ladakhi-losar christmas',
  source: LA_2026,
  lists: {
    2025: {
      source: LA_2025,
      days:
        '01-26 republic, 03-14 holi, 03-21 nauroz, 03-31 fitr, 04-14 ambedkar, 05-12 buddha, 06-07 adha, 07-06 muharram, ' +
        '08-15 independence, 09-05 mawlid, 10-02 gandhi dussehra, 10-20 diwali, 11-05 nanak, 12-20 ladakhi-losar, ' +
        '12-25 christmas',
    },
    2026: {
      source: LA_2026,
      days:
        '01-26 republic, 03-04 holi, 03-21 nauroz fitr, 04-14 ambedkar, 05-01 buddha, 05-27 adha, 06-26 muharram, ' +
        '08-15 independence, 08-26 mawlid, 10-02 gandhi, 10-20 dussehra, 11-08 diwali, 11-24 nanak, 12-09 ladakhi-losar, ' +
        '12-25 christmas',
    },
  },
});

/**
 * Under the Act the State declares a dozen days, fewer than its offices keep; more since 2019. 1 November is neither in
 * the order of 2018 nor in the list of 2022. The lists for offices of 2016 to 2023 tell the date of a feast. A list of 2018 printed before the order has other days and is not
 * followed.
 */
const PB_2018 = 'https://potools.blogspot.com/2018/02/punjab-public-holiday-list-2018.html';
const PB_2022 = `${BANKING_SCHOOL}/bank-holidays-2022-under-ni-act-1881-punjab-state/amp`;
export const PUNJAB = byLists({
  id: 'PB',
  keys:
    'gobind:2019- republic shivaratri:2019- holi rama friday ambedkar fitr adha:2019- kabir:2019- independence ' +
    'janmashtami:2019- agrasen:2019- gandhi dussehra diwali nanak christmas',
  source: PB_2022,
  lists: {
    2018: {
      source: PB_2018,
      days:
        '01-26 republic, 03-02 holi, 03-25 rama, 03-30 friday, 04-14 ambedkar, 06-16 fitr, 08-15 independence, 10-02 gandhi, ' +
        '10-19 dussehra, 11-07 diwali, 11-23 nanak, 12-25 christmas',
    },
    2022: {
      source: PB_2022,
      days:
        '01-26 republic, 03-01 shivaratri, 03-18 holi, 04-10 rama, 04-14 ambedkar, 04-15 friday, 05-03 fitr, 06-14 kabir, ' +
        '07-10 adha, 08-15 independence, 08-19 janmashtami, 09-26 agrasen, 10-02 gandhi, 10-05 dussehra, 10-24 diwali, ' +
        '11-08 nanak, 12-25 christmas, 12-29 gobind',
    },
  },
  orders: {
    'https://royalpatiala.in/?p=14873': '2019-08-23 janmashtami',
    'https://www.tribuneindia.com/news/archive/governance/govt-releases-list-of-holidays-for-2016-171419':
      '2016-03-24 holi, 2016-04-15 rama, 2016-10-11 dussehra, 2016-10-30 diwali, 2016-11-14 nanak',
    'https://www.rozanaspokesman.com/amp/news/punjab/191218/punjab-government-announces-gazetted-and-restricted-holidays-for-2019.html':
      '2019-01-13 gobind, 2019-03-04 shivaratri, 2019-03-21 holi, 2019-04-13 rama, 2019-06-05 fitr, 2019-06-17 kabir, ' +
      '2019-08-12 adha, 2019-09-29 agrasen, 2019-10-08 dussehra, 2019-10-27 diwali, 2019-11-12 nanak',
    'https://www.indiatoday.in/information/story/punjab-government-holiday-list-2021-1771484-2021-02-21':
      '2021-01-20 gobind, 2021-03-11 shivaratri, 2021-03-29 holi, 2021-04-21 rama, 2021-05-14 fitr, 2021-06-24 kabir, ' +
      '2021-07-21 adha, 2021-08-30 janmashtami, 2021-10-07 agrasen, 2021-10-15 dussehra, 2021-11-04 diwali',
    'http://samacharabhiyan.com/announcement-of-holidays-for-2023-in-punjab-the-state-government-released-the-list':
      '2023-02-18 shivaratri, 2023-03-08 holi, 2023-03-30 rama, 2023-04-22 fitr',
    'https://smznews.com/2024/04/10/%e0%a4%aa%e0%a4%82%e0%a4%9c%e0%a4%be%e0%a4%ac-%e0%a4%ae%e0%a5%87%e0%a4%82-%e0%a4%95%e0%a4%b2-%e0%a4%b8%e0%a4%be%e0%a4%b0%e0%a5%8d%e0%a4%b5%e0%a4%9c%e0%a4%a8%e0%a4%bf%e0%a4%95-%e0%a4%85%e0%a4%b5':
      '2024-04-11 fitr',
  },
});

/**
 * No Good Friday; none of 30 March (till 2024), Pratap, Phule, Agrasen and Guru Gobind, which are of offices, is shown
 * for Jaipur's banks in 2021 to 2025. Shivaratri is not shown in 2023 and 2024.
 */
export const RAJASTHAN = byLists({
  id: 'RJ',
  keys:
    'republic shivaratri holi rama mahavir ambedkar fitr adha muharram raksha independence janmashtami navratra-autumn:2022- ' +
    'gandhi dussehra diwali govardhan nanak christmas',
  source:
    'https://www.hindustantimes.com/business/bank-holiday-for-mahashivratri-2025-are-banks-open-or-closed-on-february-26-see-full-list-101740450554587.html',
});

const UTTAR_PRADESH_2018 = 'https://bankingnewslatest.blogspot.com/2017/12/uttar-pradesh-bank-holidays-2018-under.html';
/**
 * Neither Chhath nor 24 January is shown for its banks; Valmiki Jayanti of 2025 was for offices alone
 * (https://www.100newsup.in/?p=125110).
 */
export const UTTAR_PRADESH = byLists({
  id: 'UP',
  keys:
    'hazrat-ali republic shivaratri holika holi rama mahavir friday ambedkar buddha fitr adha raksha independence ' +
    'janmashtami muharram gandhi navami dussehra diwali govardhan bhai mawlid nanak christmas',
  source: UTTAR_PRADESH_2018,
  lists: {
    2018: {
      source: UTTAR_PRADESH_2018,
      days:
        '01-26 republic, 02-14 shivaratri, 03-01 holika, 03-02 holi, 03-21 hazrat-ali, 03-25 rama, 03-29 mahavir, 03-30 friday, ' +
        '04-14 ambedkar, 04-30 buddha, 06-16 fitr, 08-15 independence, 08-22 adha, 08-26 raksha, 09-03 janmashtami, ' +
        '09-21 muharram, 10-02 gandhi, 10-18 navami, 10-19 dussehra, 10-24 valmiki, 11-07 diwali, 11-08 govardhan, 11-09 bhai, ' +
        '11-21 mawlid, 11-23 nanak, 12-25 christmas',
    },
  },
  orders: {
    'https://www.sakshipost.com/news/national/october-31-november-1-government-declares-public-holidays-diwali-2024-345524':
      '2024-10-31 diwali, 2024-11-01 diwali',
  },
});

/**
 * The list of 2018 prints weekdays that are not the dates' own for Holi and Dussehra: the days are taken, the dates are
 * not.
 */
export const UTTARAKHAND = byLists({
  id: 'UK',
  keys:
    'republic shivaratri holika holi rama friday ambedkar buddha fitr adha harela:2021- raksha independence janmashtami gandhi ' +
    'dussehra diwali govardhan bhai:-2020 mawlid igas:2023- nanak christmas',
  source: 'http://bankingnewslatest.blogspot.com/2017/12/uttarakhand-bank-holidays-under-ni-act.html',
  orders: {
    'https://www.patrika.com/dehradun-2/holiday-calendar-for-2026-released-find-out-how-many-government-holidays-are-in-the-new-year-and-when-are-holidays-for-which-festivals-20203318':
      '2026-11-20 igas',
  },
});

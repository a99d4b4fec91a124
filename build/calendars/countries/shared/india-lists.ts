import type { AnnouncedDays, ListedDate, Rows, RuleRow } from '../../vocabulary.js';
import { BY_THE_MOON, type Festival, YEARS } from './india-central.js';
import { type StateDay, stateList, stateRules } from './india-states.js';

/**
 * States and union territories by their lists under section 25 of the Negotiable Instruments Act, which close banks (and
 * offices, but for the closing of the banks' year on 1 April): the days that a state keeps, and the lists that were read.
 * In other years the days that the central list has too are taken from it, the others computed; all estimated.
 */

interface State {
  /** Keys of the days that it keeps, separated by spaces. */
  readonly keys: string;
  /** The newest list that names them. */
  readonly source: string;
  /** Lists that were read in full, in place of the rules: year -> address and `MM-DD key` each. */
  readonly lists: Readonly<Record<number, { readonly source: string; readonly days: string }>>;
  /** Days of the central list that the State moved: date -> day, key and address. */
  readonly moved?: Readonly<Record<string, { readonly to: string; readonly key: StateDay; readonly source: string }>>;
  /** Days that a year's notice settles, where its list was not read in full. */
  readonly announced?: readonly AnnouncedDays[];
}

/** Key of a state's day -> festival of the central list. */
const CENTRAL: Readonly<Partial<Record<StateDay, Festival>>> = {
  shivaratri: 'shivaratri',
  holi: 'holi',
  rama: 'ramNavami',
  mahavir: 'mahavir',
  buddha: 'buddha',
  fitr: 'fitr',
  adha: 'zuha',
  muharram: 'muharram',
  janmashtami: 'janmashtami',
  mawlid: 'milad',
  dussehra: 'dussehra',
  diwali: 'diwali',
  nanak: 'nanak',
};

/** Rules, dates and announced days of a state that starts from nothing but its lists. */
export function byLists({ keys, source, lists, moved = {}, announced }: State): {
  readonly library: null;
  readonly inherits: false;
  readonly rules: Rows<RuleRow>;
  readonly dates: Rows<ListedDate>;
  readonly announced: readonly AnnouncedDays[];
} {
  const read = Object.keys(lists).map(Number);
  const rules = keys.split(' ').map((key) => {
    const central = YEARS.filter(({ year, days }) => !read.includes(year) && centralDay(key, days)).map(
      ({ year }) => year,
    );
    return stateRules('IN', key, source, [...read, ...central]);
  });
  const central = YEARS.filter(({ year }) => !read.includes(year)).map(({ year, days, source: memorandum }) =>
    keys.split(' ').flatMap((key) => {
      const day = centralDay(key, days);
      if (!day) return [];
      const other = moved[`${year}-${day}`];
      if (other) return stateList(year, other.source, `${other.to} ${other.key}`);
      const note = BY_THE_MOON.includes(CENTRAL[key as StateDay]!) ? MOON : AS_IN_THE_CENTRAL_LIST;
      return stateList(year, memorandum, `${day} ${key}`).map((row) => ({
        ...row,
        status: 'estimated' as const,
        note,
      }));
    }),
  );
  const listed = read.map((year) => stateList(year, lists[year]!.source, lists[year]!.days));
  return { library: null, inherits: false, rules, dates: [...central, ...listed].flat(), announced: announced ?? [] };
}

const AS_IN_THE_CENTRAL_LIST = "The day of the Central Government's list; the state's own of that year was not read.";
const MOON = `${AS_IN_THE_CENTRAL_LIST} States move it when the moon has been sighted.`;

function centralDay(key: string, days: Partial<Readonly<Record<Festival, string>>>): string | undefined {
  const festival = CENTRAL[key as StateDay];
  return festival && days[festival];
}

const BANKING_SCHOOL = 'https://bankingschool.co.in/bank-news';

/** The list of 2022 leaves out May Day, Bakrid, Gandhi Jayanti and Christmas, which were Sundays; Ugadi was a Saturday. */
const AP_2026 = 'https://www.htsyndication.com/ht-telugu/article/95470714';
export const ANDHRA_PRADESH = byLists({
  keys:
    'sankranti republic shivaratri holi ugadi ambedkar rama friday may fitr adha muharram independence janmashtami ' +
    'ganesh gandhi dussehra mawlid diwali christmas',
  source: 'https://govtempdiary.com/?p=17885',
  lists: {
    2022: {
      source: `${BANKING_SCHOOL}/bank-holidays-2022-under-ni-acts-andhra-pradesh-state/amp`,
      days:
        '01-15 sankranti, 01-26 republic, 03-01 shivaratri, 04-14 ambedkar, 04-15 friday, 05-01 may, 05-03 fitr, 07-10 adha, ' +
        '08-09 muharram, 08-15 independence, 08-19 janmashtami, 10-02 gandhi, 10-05 dussehra, 10-25 diwali, 12-25 christmas',
    },
  },
  announced: [
    { name: 'Ugadi', replaces: ['feast ugadi at IN'], source: AP_2026, years: { 2026: '03-19' } },
    {
      name: 'Makar Sankranti',
      replaces: ['feast makar-sankranti at IN'],
      source: 'https://govtempdiary.com/?p=17885',
      years: { 2016: '01-15', 2026: { days: '01-15', source: AP_2026 } },
    },
  ],
});

export const ANDAMAN = byLists({
  keys: 'republic holi rama friday buddha fitr adha muharram independence onam mawlid gandhi dussehra diwali nanak christmas',
  source: `${BANKING_SCHOOL}/bank-holidays-2026-andaman-and-nicobar-islands-ut`,
  lists: {
    2021: {
      source: 'http://www.idbi.com/statewise-holiday.asp',
      days:
        '01-14 sankranti, 01-26 republic, 03-29 holi, 04-02 friday, 05-14 fitr, 05-26 buddha, 07-21 adha, 08-15 independence, ' +
        '08-19 muharram, 08-21 onam, 10-02 gandhi, 10-15 dussehra, 10-19 mawlid, 11-04 diwali, 11-19 nanak, 12-25 christmas',
    },
    // Bakrid is printed "07.05.2026, Wednesday": the Wednesday of the central list.
    2026: {
      source: `${BANKING_SCHOOL}/bank-holidays-2026-andaman-and-nicobar-islands-ut`,
      days:
        '01-26 republic, 03-04 holi, 03-21 fitr, 03-26 rama, 04-03 friday, 05-01 buddha, 05-27 adha, 06-26 muharram, ' +
        '08-15 independence, 08-26 mawlid onam, 10-02 gandhi, 10-20 dussehra, 11-08 diwali, 11-24 nanak, 12-25 christmas',
    },
  },
});

/**
 * The feast of Srimanta Sankardeva's death is computed; in 2024 it was a day before. Magh Bihu is now the 14th, now the
 * 15th of January. Offices have further days (Me-Dam-Me-Phi, Lachit Divas and others): those are in no list for banks.
 */
export const ASSAM = byLists({
  keys:
    'magh-bihu netaji republic holi friday fitr bohag-1 bohag-2 bohag-3 may adha independence sankardeva gandhi ashtami ' +
    'navami dussehra kati-bihu diwali christmas',
  source: `${BANKING_SCHOOL}/bank-holidays-2024-under-n-i-act-assam-state/amp`,
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
      source: `${BANKING_SCHOOL}/bank-holidays-2024-under-n-i-act-assam-state/amp`,
      days:
        '01-15 magh-bihu, 01-23 netaji, 01-26 republic, 03-25 holi, 04-11 fitr, 04-13 bohag-1, 04-14 bohag-2, 04-15 bohag-3, ' +
        '05-01 may, 06-17 adha, 08-15 independence, 09-04 sankardeva, 10-02 gandhi, 10-10 saptami, 10-11 ashtami, ' +
        '10-12 navami, 10-13 dussehra, 10-17 kati-bihu, 10-31 diwali, 12-25 christmas',
    },
  },
  announced: [
    {
      name: 'Tithi of Srimanta Sankardeva',
      replaces: ['feast sankardeva-tithi at IN'],
      source: 'https://www.pratidintime.com/assam-declares-public-holiday-on-srimanta-sankardevas-tithi/',
      years: {
        2018: '09-11',
        2025: {
          days: '08-25',
          source: 'https://nenow.in/north-east-news/assam/assam-government-releases-holiday-list-2025.html',
        },
      },
    },
  ],
});

const BIHAR_2026 =
  'https://www.thedailyjagran.com/bihar/bihar-govt-holiday-calendar-2026-check-full-list-of-holidays-for-state-govt-employees-10261572';
export const BIHAR = byLists({
  keys:
    'republic holika holi bihar rama ambedkar friday may buddha fitr adha muharram independence janmashtami gandhi ' +
    'ashtami navami dussehra diwali chhath after-chhath christmas',
  source: 'https://greythr.com/wiki/acts/st-bihar/holidays/2023',
  lists: {
    2022: {
      source: `${BANKING_SCHOOL}/bank-holidays-2022-under-ni-act-bihar-state/amp`,
      days:
        '01-26 republic, 03-18 holika, 03-19 holi, 03-22 bihar, 04-10 rama, 04-14 ambedkar, 04-15 friday, 05-01 may, 05-03 fitr, ' +
        '07-10 adha, 08-09 muharram, 08-15 independence, 08-19 janmashtami, 10-02 gandhi, 10-03 ashtami, 10-04 navami, ' +
        '10-05 dussehra, 10-24 diwali, 10-30 chhath, 10-31 after-chhath, 12-25 christmas',
    },
    2023: {
      source: 'https://greythr.com/wiki/acts/st-bihar/holidays/2023',
      days:
        '01-26 republic, 03-08 holi, 03-09 holi, 03-22 bihar, 03-30 rama, 04-07 friday, 04-14 ambedkar, 04-23 fitr, 05-01 may, ' +
        '05-05 buddha, 06-30 adha, 07-29 muharram, 08-15 independence, 09-06 janmashtami, 10-02 gandhi, 10-22 ashtami, ' +
        '10-23 navami, 10-24 dussehra, 11-12 diwali, 11-19 chhath, 11-20 after-chhath, 12-25 christmas',
    },
  },
  announced: [
    { name: 'Holi', replaces: ['feast holika-dahan at IN'], source: BIHAR_2026, years: { 2026: '03-03' } },
    {
      name: 'Chhath Puja',
      replaces: ['feast chhath at IN:DL', 'feast chhath at IN:DL +1'],
      source: BIHAR_2026,
      years: { 2026: '11-15 11-16' },
    },
  ],
});

/** 3 December 2023, the first Sunday of Advent: kept on the 4th. */
export const GOA = byLists({
  keys:
    'republic holi gudi friday ambedkar fitr may adha independence ganesh after-ganesh gandhi dussehra diwali xavier ' +
    'goa-liberation christmas',
  source: 'https://ippbonline.bank.in/hi/web/ippb/goa',
  lists: {
    2023: {
      source: `${BANKING_SCHOOL}/bank-holidays-of-2023-goa-state/amp`,
      days:
        '01-26 republic, 03-07 holi, 03-22 gudi, 04-07 friday, 04-14 ambedkar, 04-22 fitr, 05-01 may, 06-29 adha, ' +
        '08-15 independence, 09-19 ganesh, 09-20 after-ganesh, 10-02 gandhi, 10-24 dussehra, 11-12 diwali, 12-04 xavier, ' +
        '12-19 goa-liberation, 12-25 christmas',
    },
    2026: {
      source: 'https://ippbonline.bank.in/hi/web/ippb/goa',
      days:
        '01-26 republic, 03-03 holi, 03-19 gudi, 03-21 fitr, 04-03 friday, 04-14 ambedkar, 05-01 may, 05-28 adha, ' +
        '08-15 independence, 09-14 ganesh, 09-15 after-ganesh, 10-02 gandhi, 10-20 dussehra, 11-08 diwali, 12-03 xavier, ' +
        '12-19 goa-liberation, 12-25 christmas',
    },
  },
});

/** Banks; offices have the Parsi New Year too. */
export const GUJARAT = byLists({
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

export const HIMACHAL_PRADESH = byLists({
  keys:
    'himachal-statehood republic ravidas shivaratri holi rama friday ambedkar himachal fitr buddha pratap kabir adha ' +
    'muharram independence janmashtami gandhi dussehra valmiki diwali nanak christmas',
  source:
    'https://bankingschool.co.in/bank-staff/bank-holidays-2021-in-the-state-of-himachal-pradesh-under-ni-act/amp/',
  lists: {
    2021: {
      source:
        'https://bankingschool.co.in/bank-staff/bank-holidays-2021-in-the-state-of-himachal-pradesh-under-ni-act/amp/',
      days:
        '01-25 himachal-statehood, 01-26 republic, 02-27 ravidas, 03-11 shivaratri, 03-29 holi, 04-02 friday, 04-14 ambedkar, ' +
        '04-15 himachal, 04-21 rama, 05-14 fitr, 05-26 buddha, 06-13 pratap, 06-24 kabir, 07-21 adha, 08-15 independence, ' +
        '08-19 muharram, 08-30 janmashtami, 10-02 gandhi, 10-15 dussehra, 10-20 valmiki, 11-04 diwali, 11-19 nanak, ' +
        '12-25 christmas',
    },
    2022: {
      source: 'https://www.cgstaffportal.in/bank-holidays-in-himachal-pradesh/',
      days:
        '01-26 republic, 03-01 shivaratri, 03-18 holi, 04-10 rama, 04-15 friday himachal, 05-03 fitr, 05-16 buddha, ' +
        '06-02 pratap, 07-10 adha, 08-15 independence, 08-19 janmashtami, 10-02 gandhi, 10-05 dussehra, 10-09 valmiki, ' +
        '10-24 diwali, 11-08 nanak, 12-25 christmas',
    },
  },
});

/** Left out but in the lists read: Imoinu Iratpa, Gaan-Ngai, Kang, Mera Chaoren Houba, of the Meitei and the Kabui calendars. */
export const MANIPUR = byLists({
  keys:
    'new-year republic lui-ngai holi cheiraoba-lunar cheiraoba-solar friday may fitr adha patriots independence gandhi ' +
    'ashtami kut diwali ningol christmas',
  source: 'http://m.indiacustomercare.com/category/company-names/bank?page=9',
  lists: {
    2020: {
      source: `${BANKING_SCHOOL}/bank-holidays-2020manipur/amp`,
      days:
        '01-01 new-year, 01-07 imoinu, 01-08 gaan-ngai, 01-26 republic, 02-15 lui-ngai, 03-10 holi, 03-25 cheiraoba-lunar, ' +
        '04-10 friday, 04-13 cheiraoba-solar, 05-01 may, 05-25 fitr, 08-01 adha, 08-13 patriots, 08-15 independence, ' +
        '10-02 gandhi, 10-24 ashtami, 11-01 kut, 11-15 diwali, 11-17 ningol, 12-25 christmas',
    },
    2021: {
      source: 'http://m.indiacustomercare.com/category/company-names/bank?page=9',
      days:
        '01-01 new-year, 01-25 imoinu, 01-26 republic, 02-15 lui-ngai, 03-29 holi, 04-02 friday, 04-13 cheiraoba-lunar, ' +
        '04-14 cheiraoba-solar, 05-01 may, 05-14 fitr, 07-12 kang, 07-21 adha, 08-13 patriots, 08-15 independence, 10-02 gandhi, ' +
        '10-07 mera, 10-13 ashtami, 10-19 mawlid, 11-01 kut, 11-04 diwali, 11-06 ningol, 12-25 christmas',
    },
  },
  announced: [
    {
      name: 'Cheiraoba',
      replaces: ['feast ugadi at IN'],
      source: 'https://bankingschool.co.in/news/page/12',
      years: { 2026: '03-19' },
    },
  ],
});

/**
 * The list of 2012 is the Government's own page; days of faiths but Eid al-Fitr, Eid al-Adha, Holi, Dussehra and Diwali
 * are none there. Minority and MHIP days (6 July) came later: not read.
 */
const MZ_2012 = 'https://gad.mizoram.gov.in/page/bank-holidays-2012';
export const MIZORAM = byLists({
  keys:
    'new-year new-year-2 missionary republic mizo-state chapchar holi friday yma remna independence fitr gandhi dussehra adha ' +
    'diwali christmas-eve christmas christmas-2',
  source: MZ_2012,
  lists: {},
});

export const NAGALAND = byLists({
  keys:
    'new-year republic friday fitr adha independence gandhi saptami ashtami diwali nanak nagaland christmas-eve christmas ' +
    'christmas-2 christmas-3',
  source: `${BANKING_SCHOOL}/bank-holidays-2024-nagaland-state/amp`,
  lists: {
    2024: {
      source: `${BANKING_SCHOOL}/bank-holidays-2024-nagaland-state/amp`,
      days:
        '01-01 new-year, 01-26 republic, 03-29 friday, 04-11 fitr, 06-17 adha, 08-15 independence, 10-02 gandhi, ' +
        '10-10 saptami, 10-11 ashtami, 10-31 diwali, 11-15 nanak, 12-01 nagaland, 12-24 christmas-eve, 12-25 christmas, ' +
        '12-26 christmas-2, 12-27 christmas-3',
    },
  },
});

/** The list of 2019 has neither Muharram nor the day of the State's foundation. Mahavir Jayanti of 2023 was moved by a day. */
const MP_2019 = 'http://bankingnewslatest.blogspot.com/2019/01/madhya-pradesh-bank-holidays-under-ni.html';
export const MADHYA_PRADESH = byLists({
  keys:
    'republic shivaratri holi rama mahavir ambedkar friday buddha fitr adha independence janmashtami gandhi dussehra diwali ' +
    'mawlid christmas',
  source: MP_2019,
  lists: {
    2019: {
      source: MP_2019,
      days:
        '01-26 republic, 03-04 shivaratri, 03-21 holi, 04-17 mahavir, 04-19 friday, 05-18 buddha, 06-05 fitr, 08-12 adha, ' +
        '08-15 independence, 08-24 janmashtami, 10-02 gandhi, 10-08 dussehra, 10-27 diwali, 11-10 mawlid, 12-25 christmas',
    },
  },
  moved: { '2023-04-04': { to: '04-03', key: 'mahavir', source: 'https://www.thetodaytimes.in/2023/03/4-3.html' } },
});

/** Days of banks by the list of 2015, Good Friday by that of 2023. Ker Puja, a fortnight after Kharchi, is not computed. */
export const TRIPURA = byLists({
  keys:
    'netaji republic biju bengali garia friday may fitr kharchi independence adha gandhi mahalaya saptami ashtami navami ' +
    'dussehra muharram lakshmi diwali christmas',
  source: 'http://list.ind.in/2015-tripura-state-calendar-holidays-for-hindus-muslims-christians-festivals/',
  lists: {},
});

/**
 * Hazrat Ali's birthday (13 Rajab) is in the lists of 2013 and 2018 and not computed. Neither Chhath nor 24 January is in
 * them; Valmiki Jayanti of 2025 was for offices alone (https://www.100newsup.in/?p=125110).
 */
export const UTTAR_PRADESH = byLists({
  keys:
    'republic shivaratri holika holi rama mahavir friday ambedkar buddha fitr adha raksha independence janmashtami muharram ' +
    'gandhi navami dussehra diwali govardhan bhai mawlid nanak christmas',
  source: 'https://bankingnewslatest.blogspot.com/2017/12/uttar-pradesh-bank-holidays-2018-under.html',
  lists: {
    2018: {
      source: 'https://bankingnewslatest.blogspot.com/2017/12/uttar-pradesh-bank-holidays-2018-under.html',
      days:
        '01-26 republic, 02-14 shivaratri, 03-01 holika, 03-02 holi, 03-21 hazrat-ali, 03-25 rama, 03-29 mahavir, 03-30 friday, ' +
        '04-14 ambedkar, 04-30 buddha, 06-16 fitr, 08-15 independence, 08-22 adha, 08-26 raksha, 09-03 janmashtami, ' +
        '09-21 muharram, 10-02 gandhi, 10-18 navami, 10-19 dussehra, 10-24 valmiki, 11-07 diwali, 11-08 govardhan, 11-09 bhai, ' +
        '11-21 mawlid, 11-23 nanak, 12-25 christmas',
    },
  },
});

/** The list of 2018 prints weekdays that are not the dates' own for Holi and Dussehra: the days are taken, the dates are not. */
export const UTTARAKHAND = byLists({
  keys:
    'republic shivaratri holi rama friday ambedkar buddha fitr adha raksha independence janmashtami gandhi dussehra diwali ' +
    'govardhan bhai mawlid nanak christmas',
  source: 'http://bankingnewslatest.blogspot.com/2017/12/uttarakhand-bank-holidays-under-ni-act.html',
  lists: {},
});

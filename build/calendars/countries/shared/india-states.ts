import { holidays, type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Holidays of Indian states, as their lists have them under the Negotiable Instruments Act or for offices: which days a
 * state keeps, by the keys below, and the lists that were read. In years without one the days are computed at the
 * state's own place or, as the Ids, for the central almanac, and estimated; states move them shortly before.
 */

export const LISTS = {
  KA_2017: 'https://it.scribd.com/document/333590845/Karnataka-Holidays-List-2017',
  KA_2024: 'https://scribd.com/document/738515067/Holidays-List-2024',
  KA_2025:
    'https://www.kannadaprabha.in/karnataka-news/bengaluru-news/the-state-government-has-approved-a-list-of-19-public-holidays-for-the-year-2025/articleshow-ez1ruz1',
  KL_2022:
    'https://www.onmanorama.com/news/kerala/2021/10/21/here-are-the-public-holidays-announced-by-kerala-govt-for-2022.html',
  KL_2025:
    'https://www.onmanorama.com/content/mm/en/kerala/top-news/2024/10/11/kerala-public-holidays-government-banks-schools.amp.html',
  MH_2023:
    'https://taxguru.in/corporate-law/public-holidays-year-2023-negotiable-instruments-act-1881-maharashtra.html',
  TN_2025:
    'https://www.thehindu.com/news/national/tamil-nadu/tamil-nadu-government-announces-list-of-public-holidays-for-2025/article68897959.ece',
  WB_2018: 'https://docslib.org/doc/7568382/holiday-list-for-west-bengal-govt-employees-2018',
  WB_2025: 'https://reflectu.in/west-bengal-government-holiday-list-2025-calender-pdf-download',
  PB_2025: 'https://punjabsarokarnews.com/news/3037',
  JH_2021: 'https://www.indiatoday.in/information/story/jharkhand-government-holiday-list-2021-1773057-2021-02-25',
  RJ_2025: 'https://reflectu.in/rajasthan-government-calendar-2025-pdf-download-with-all-holidays-list',
} as const;

/** Key -> name and rule; `@` stands for the place. */
const DAYS = {
  'new-year': ["New Year's Day", '01-01'],
  pongal: ['Pongal', 'feast pongal at @'],
  'after-pongal': ['Thiruvalluvar Day', 'feast pongal at @ +1'],
  uzhavar: ['Uzhavar Thirunal', 'feast pongal at @ +2'],
  sankranti: ['Makar Sankranti', 'feast makar-sankranti at @'],
  vivekananda: ['Birthday of Swami Vivekananda', '01-12'],
  netaji: ['Birthday of Netaji Subhas Chandra Bose', '01-23'],
  republic: ['Republic Day', '01-26'],
  gobind: ["Guru Gobind Singh's Birthday", 'feast guru-gobind-jayanti at @'],
  saraswati: ['Sree Panchami', 'feast vasant-panchami at @'],
  ravidas: ["Guru Ravidas's Birthday", 'feast ravidas-jayanti at @'],
  shivaji: ['Chhatrapati Shivaji Maharaj Jayanti', '02-19'],
  shivaratri: ['Maha Shivaratri', 'feast maha-shivaratri at @'],
  bhagat: ['Shaheed Diwas', '03-23'],
  holi: ['Holi', 'feast holi at @'],
  gudi: ['Gudi Padwa', 'feast gudi-padwa at @'],
  ugadi: ['Ugadi', 'feast ugadi at @'],
  sarhul: ['Sarhul', 'feast sarhul at @'],
  rama: ['Ram Navami', 'feast ram-navami at @'],
  mahavir: ['Mahavir Jayanti', 'feast mahavir-jayanti at @'],
  vaisakhi: ['Vaisakhi', '04-13'],
  ambedkar: ['Ambedkar Jayanti', '04-14'],
  vishu: ['Vishu', 'feast vishu at @'],
  bengali: ['Bengali New Year', '04-15'],
  friday: ['Good Friday', 'easter -2'],
  basava: ['Basava Jayanti and Akshaya Tritiya', 'feast akshaya-tritiya at @'],
  may: ['May Day', '05-01'],
  tagore: ['Birthday of Rabindranath Tagore', '05-09'],
  buddha: ['Buddha Purnima', 'feast buddha-purnima at @'],
  kabir: ['Kabir Jayanti', 'feast kabir-jayanti at @'],
  fitr: ['Eid al-Fitr', 'feast eid-al-fitr at IN'],
  adha: ['Eid al-Adha', 'feast eid-al-adha at IN'],
  muharram: ['Ashura', 'feast ashura at IN'],
  mawlid: ["Prophet's Birthday (Mawlid)", 'feast mawlid at IN'],
  independence: ['Independence Day', '08-15'],
  parsi: ['Parsi New Year', 'feast parsi-new-year at @'],
  janmashtami: ['Janmashtami', 'feast janmashtami at @'],
  ganesh: ['Ganesh Chaturthi', 'feast ganesh-chaturthi at @'],
  samadhi: ['Sree Narayana Guru Samadhi', '09-21'],
  agrasen: ['Maharaja Agrasen Jayanti', 'feast navaratri-first-day at @'],
  mahalaya: ['Mahalaya', 'feast mahalaya at @'],
  gandhi: ['Gandhi Jayanti', '10-02'],
  saptami: ['Durga Puja (Maha Saptami)', 'feast durga-saptami at @'],
  ashtami: ['Durga Puja (Maha Ashtami)', 'feast durga-ashtami at @'],
  navami: ['Maha Navami', 'feast maha-navami at @'],
  dussehra: ['Dussehra', 'feast dussehra at @'],
  lakshmi: ['Lakshmi Puja', 'feast lakshmi-puja at @'],
  valmiki: ['Maharishi Valmiki Jayanti', 'feast valmiki-jayanti at @'],
  naraka: ['Naraka Chaturdashi', 'feast naraka-chaturdashi at @'],
  diwali: ['Diwali (Deepavali)', 'feast diwali at @'],
  balipratipada: ['Diwali (Balipratipada)', 'feast balipratipada at @'],
  rajyotsava: ['Kannada Rajyotsava', '11-01'],
  // Delhi's sunrise: that of the almanac's own place is a minute too early for 2025.
  chhath: ['Chhath Puja', 'feast chhath at IN:DL'],
  birsa: ['Birsa Munda Jayanti and Foundation Day', '11-15'],
  kanakadasa: ['Kanakadasa Jayanti', 'feast kanakadasa-jayanti at @'],
  nanak: ["Guru Nanak's Birthday", 'feast guru-nanak-jayanti at @'],
  christmas: ['Christmas Day', '12-25'],
  'magh-bihu': ['Magh Bihu', 'feast makar-sankranti at @'],
  uttarayan: ['Makar Sankranti (Uttarayan)', '01-14'],
  'new-year-2': ["New Year's Festival", '01-02'],
  missionary: ['Missionary Day', '01-11'],
  'himachal-statehood': ['Statehood Day', '01-25'],
  'lui-ngai': ['Lui-Ngai-Ni', '02-15'],
  'mizo-state': ['State Day', '02-20'],
  chapchar: ['Chapchar Kut', '1st friday in March'],
  holika: ['Holika Dahan', 'feast holika-dahan at @'],
  bihar: ['Bihar Day', '03-22'],
  'cheiraoba-lunar': ['Cheiraoba', 'feast ugadi at @'],
  'cheiraoba-solar': ['Cheiraoba', 'feast baisakhi at @'],
  'bohag-1': ['Bohag Bihu', '04-14'],
  'bohag-2': ['Bohag Bihu', '04-15'],
  'bohag-3': ['Bohag Bihu', '04-16'],
  himachal: ['Himachal Day', '04-15'],
  pratap: ['Maharana Pratap Jayanti', 'feast maharana-pratap-jayanti at @'],
  yma: ['YMA Day', '06-15'],
  remna: ['Remna Ni', '06-30'],
  patriots: ["Patriots' Day", '08-13'],
  raksha: ['Raksha Bandhan', 'feast raksha-bandhan at @'],
  samvatsari: ['Samvatsari', 'feast ganesh-chaturthi at @'],
  sankardeva: ['Tithi of Srimanta Sankardeva', 'feast sankardeva-tithi at @'],
  biju: ['Biju Festival', '04-14'],
  garia: ['Garia Puja', '04-21'],
  kharchi: ['Kharchi Puja', 'feast kharchi at @'],
  onam: ['Onam', 'feast onam at IN:KL'],
  'after-ganesh': ['Ganesh Chaturthi (second day)', 'feast ganesh-chaturthi at @ +1'],
  'kati-bihu': ['Kati Bihu', '10-18'],
  'vikram-new-year': ['Vikram Samvat New Year', 'feast balipratipada at @'],
  govardhan: ['Govardhan Puja', 'feast govardhan-puja at @'],
  bhai: ['Bhai Dooj', 'feast bhai-dooj at @'],
  ningol: ['Ningol Chakkouba', 'feast bhai-dooj at @'],
  patel: ["Sardar Vallabhbhai Patel's Birthday", '10-31'],
  kut: ['Kut', '11-01'],
  'after-chhath': ['Chhath Puja (second day)', 'feast chhath at IN:DL +1'],
  nagaland: ['State Inauguration Day', '12-01'],
  xavier: ['Feast of St. Francis Xavier', '12-03'],
  'goa-liberation': ['Goa Liberation Day', '12-19'],
  'christmas-eve': ['Christmas Eve', '12-24'],
  'christmas-2': ['Christmas Festival', '12-26'],
  'christmas-3': ['Christmas Festival', '12-27'],
  // In lists only.
  imoinu: ['Imoinu Iratpa', ''],
  'gaan-ngai': ['Gaan-Ngai', ''],
  kang: ['Kang (Rath Yatra)', ''],
  mera: ['Mera Chaoren Houba', ''],
  'hazrat-ali': ["Hazrat Ali's Birthday", ''],
} as const;

export type StateDay = keyof typeof DAYS;

/** The rules of the days with these keys, separated by spaces; none in the years that are listed in full. */
export function stateRules(
  place: string,
  keys: string,
  source: string,
  listedYears: readonly number[] = [],
): RuleRow[] {
  return keys.split(' ').map((key): RuleRow => {
    const day = DAYS[key as StateDay];
    if (!day?.[1]) throw new Error(`${key}: no day of the states of India`);
    const [name, rule] = day;
    return {
      rule: rule.replace('@', place),
      name,
      from: 2016,
      ...(listedYears.length > 0 && { exceptYears: listedYears }),
      source,
      ...(source === NOT_FOUND && { note: 'doubt: found in compilations only.' }),
    };
  });
}

/** A state's list: `MM-DD key` each, separated by commas. */
export function stateList(ofYear: number, source: string, days: string): ListedDate[] {
  return days.split(', ').flatMap((said) => {
    const [date, ...keys] = said.split(' ');
    const name = keys.map((key) => DAYS[key as StateDay][0]).join(' / ');
    return holidays(name, source, `${ofYear}-${date}`);
  });
}

/** Thiruvonam, of which the first day of Onam is the day before: lists of 2022, 2023 and 2025, the others a compilation's. */
export const ONAM: readonly ListedDate[] = [
  ...onam('2016-09-14 2017-09-04 2018-08-25 2019-09-11 2020-08-31 2021-08-21 2024-09-15 2026-08-26', NOT_FOUND),
  ...onam('2022-09-08', LISTS.KL_2022),
  ...onam('2023-08-29', 'https://wayanadvision.in/?p=97130'),
  ...onam('2025-09-05', LISTS.KL_2025),
];

function onam(dates: string, source: string): ListedDate[] {
  const note = source === NOT_FOUND ? { note: 'doubt: found in compilations, which differ by a day.' } : {};
  return dates.split(' ').flatMap((date) => {
    const before = `${date.slice(0, 8)}${String(Number(date.slice(8)) - 1).padStart(2, '0')}`;
    return [...holidays('First Onam', source, before, note), ...holidays('Thiruvonam', source, date, note)];
  });
}

export const KARNATAKA =
  'sankranti republic shivaratri ugadi mahavir ambedkar friday may basava fitr adha muharram independence ganesh ' +
  'mahalaya gandhi navami dussehra valmiki naraka balipratipada rajyotsava kanakadasa mawlid christmas';
export const KARNATAKA_LISTS: readonly ListedDate[] = [
  ...stateList(
    2017,
    LISTS.KA_2017,
    '01-14 sankranti, 01-26 republic, 02-24 shivaratri, 03-29 ugadi, 04-14 friday ambedkar, 04-29 basava, 05-01 may, ' +
      '06-26 fitr, 08-15 independence, 08-25 ganesh, 09-02 adha, 09-19 mahalaya, 09-29 navami, 09-30 dussehra, ' +
      '10-02 gandhi, 10-05 valmiki, 10-18 naraka, 10-20 balipratipada, 11-01 rajyotsava, 11-06 kanakadasa, ' +
      '12-01 mawlid, 12-25 christmas',
  ),
  ...stateList(
    2024,
    LISTS.KA_2024,
    '01-15 sankranti, 01-26 republic, 03-08 shivaratri, 03-29 friday, 04-09 ugadi, 04-11 fitr, 05-01 may, 05-10 basava, ' +
      '06-17 adha, 07-17 muharram, 08-15 independence, 09-07 ganesh, 09-16 mawlid, 10-02 gandhi mahalaya, 10-11 navami, ' +
      '10-17 valmiki, 10-31 naraka, 11-01 rajyotsava, 11-02 balipratipada, 11-18 kanakadasa, 12-25 christmas',
  ),
  ...stateList(
    2025,
    LISTS.KA_2025,
    '01-14 sankranti, 02-26 shivaratri, 03-31 fitr, 04-10 mahavir, 04-14 ambedkar, 04-18 friday, 04-30 basava, 05-01 may, ' +
      '06-07 adha, 08-15 independence, 08-27 ganesh, 09-05 mawlid, 10-01 navami, 10-02 gandhi, 10-07 valmiki, ' +
      '10-20 naraka, 10-22 balipratipada, 11-01 rajyotsava, 12-25 christmas',
  ),
];

export const TAMIL_NADU =
  'new-year pongal after-pongal uzhavar republic ugadi fitr mahavir ambedkar friday may adha muharram independence ' +
  'janmashtami ganesh mawlid navami dussehra gandhi diwali christmas';
export const TAMIL_NADU_LISTS = stateList(
  2025,
  LISTS.TN_2025,
  '01-01 new-year, 01-14 pongal, 01-15 after-pongal, 01-16 uzhavar, 01-26 republic, 03-30 ugadi, 03-31 fitr, ' +
    '04-10 mahavir, 04-14 ambedkar, 04-18 friday, 05-01 may, 06-07 adha, 07-06 muharram, 08-15 independence, ' +
    '08-16 janmashtami, 08-27 ganesh, 09-05 mawlid, 10-01 navami, 10-02 dussehra gandhi, 10-20 diwali, 12-25 christmas',
);

export const KERALA =
  'republic shivaratri ambedkar friday vishu fitr may adha independence samadhi gandhi navami dussehra mawlid diwali christmas';

export const MAHARASHTRA =
  'republic shivaji shivaratri holi gudi rama mahavir friday ambedkar fitr may buddha adha muharram independence parsi ' +
  'ganesh mawlid gandhi dussehra diwali balipratipada nanak christmas';
/** Bakri Id and Id-E-Milad of 2023 and Id-E-Milad of 2024 as the State moved them afterwards; that of 2025 in Mumbai alone. */
export const MAHARASHTRA_LISTS: readonly ListedDate[] = [
  ...stateList(
    2023,
    LISTS.MH_2023,
    '02-18 shivaratri, 03-07 holi, 03-22 gudi, 03-30 rama, 04-04 mahavir, 04-07 friday, 04-22 fitr, 05-05 buddha, ' +
      '07-29 muharram, 08-16 parsi, 09-19 ganesh',
  ),
  ...stateList(
    2023,
    'https://www.cnbctv18.com/personal-finance/banks-to-remain-shut-on-june-29-instead-of-june-28-due-to-bakrid-banks-holiday-schedule-17051091.htm',
    '06-29 adha',
  ),
  ...stateList(
    2023,
    'https://www.greythr.com/notifications/holiday-date-change-for-eid-e-milad-in-maharashtra/',
    '09-29 mawlid',
  ),
  ...stateList(
    2024,
    'https://www.hindustantimes.com/business/bank-holiday-in-maharashtra-are-banks-closed-or-open-today-september-18-in-mumbai-101726627197844.html',
    '09-18 mawlid',
  ),
];

export const WEST_BENGAL =
  'vivekananda netaji republic saraswati holi friday ambedkar bengali may tagore buddha fitr adha muharram independence ' +
  'mahalaya gandhi saptami ashtami navami dussehra lakshmi nanak christmas';
export const WEST_BENGAL_LISTS: readonly ListedDate[] = [
  ...stateList(
    2018,
    LISTS.WB_2018,
    '01-12 vivekananda, 01-22 saraswati, 01-23 netaji, 01-26 republic, 03-02 holi, 03-30 friday, 04-14 ambedkar, ' +
      '04-30 buddha, 05-01 may, 05-09 tagore, 06-16 fitr, 08-15 independence, 08-22 adha, 09-21 muharram, 10-02 gandhi, ' +
      '10-08 mahalaya, 10-16 saptami, 10-17 ashtami, 10-18 navami, 10-19 dussehra, 10-24 lakshmi, 11-06 diwali, ' +
      '11-23 nanak, 12-25 christmas',
  ),
  ...stateList(2025, LISTS.WB_2025, '01-01 new-year, 04-10 mahavir, 08-15 independence janmashtami'),
];

export const PUNJAB =
  'gobind republic ravidas shivaratri bhagat holi fitr rama mahavir vaisakhi ambedkar friday may adha kabir independence ' +
  'janmashtami agrasen gandhi dussehra valmiki diwali balipratipada nanak christmas';
export const JHARKHAND =
  'republic shivaratri holi sarhul rama mahavir ambedkar friday fitr buddha adha muharram independence janmashtami gandhi ' +
  'ashtami navami dussehra mawlid diwali chhath birsa nanak christmas';

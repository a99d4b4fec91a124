import { holidays, type ListedDate, NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/** The days that the States of India keep, by keys, and rows made of such keys. */

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
  'bengali-leap': ['Bengali New Year', '04-14 in leap years'],
  bengali: ['Bengali New Year', '04-15 in non-leap years'],
  friday: ['Good Friday', 'easter -2'],
  basava: ['Basava Jayanti and Akshaya Tritiya', 'feast akshaya-tritiya at @'],
  may: ['May Day', '05-01'],
  'tagore-leap': ['Birthday of Rabindranath Tagore', '05-08 in leap years'],
  tagore: ['Birthday of Rabindranath Tagore', '05-09 in non-leap years'],
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
  'state-day': ['State Day', '02-20'],
  chapchar: ['Chapchar Kut', '1st friday in March'],
  'after-holi': ['Holi (second day)', 'feast holi at @ +1'],
  holika: ['Holika Dahan', 'feast holika-dahan at @'],
  bihar: ['Bihar Day', '03-22'],
  'cheiraoba-lunar': ['Cheiraoba', 'feast ugadi at @'],
  'cheiraoba-solar': ['Cheiraoba', 'feast baisakhi at @'],
  'bohag-leap': ['Bohag Bihu', '04-13 in leap years'],
  'bohag-1': ['Bohag Bihu', '04-14'],
  'bohag-2': ['Bohag Bihu', '04-15'],
  'bohag-3': ['Bohag Bihu', '04-16 in non-leap years'],
  himachal: ['Himachal Day', '04-15'],
  pratap: ['Maharana Pratap Jayanti', 'feast maharana-pratap-jayanti at @'],
  yma: ['YMA Day', '06-15'],
  remna: ['Remna Ni', '06-30'],
  patriots: ["Patriots' Day", '08-13'],
  raksha: ['Raksha Bandhan', 'feast raksha-bandhan at @'],
  samvatsari: ['Samvatsari', 'feast ganesh-chaturthi at @'],
  sankardeva: ['Tithi of Srimanta Sankardeva', 'feast sankardeva-tithi at @'],
  biju: ['Biju Festival', '04-14'],
  'garia-leap': ['Garia Puja', '04-20 in leap years'],
  garia: ['Garia Puja', '04-21 in non-leap years'],
  kharchi: ['Kharchi Puja', 'feast kharchi at @'],
  onam: ['Onam', 'feast onam at IN:KL'],
  'first-onam': ['First Onam', 'feast onam at IN:KL -1'],
  thiruvonam: ['Thiruvonam', 'feast onam at IN:KL'],
  'guru-jayanti': ['Sree Narayana Guru Jayanti', 'feast onam at IN:KL +2'],
  'after-ganesh': ['Ganesh Chaturthi (second day)', 'feast ganesh-chaturthi at @ +1'],
  'kati-leap': ['Kati Bihu', '10-17 in leap years'],
  'kati-bihu': ['Kati Bihu', '10-18 in non-leap years'],
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
  mannam: ['Mannam Jayanti', '01-02'],
  maundy: ['Maundy Thursday', 'easter -3'],
  thaipusam: ['Thai Poosam', 'feast thaipusam at @'],
  jagjivan: ['Babu Jagjivan Ram Jayanti', '04-05'],
  dejure: ['De Jure Transfer Day', '08-16'],
  'liberation-day': ['Liberation Day', '11-01'],
  'hazrat-ali': ["Hazrat Ali's Birthday", 'feast hazrat-ali at IN'],
  harela: ['Harela', '07-16'],
  igas: ['Igas-Bagwal', 'feast prabodhini at @'],
  navratra: ['Navratra', 'feast ugadi at @'],
  'navratra-autumn': ['Navratra (first day)', 'feast navaratri-first-day at @'],
  qadr: ['Laylat al-Qadr', 'feast laylat-al-qadr at IN'],
  jumat: ['Jumat-ul-Wida', 'feast jumat-ul-wida at IN'],
  'after-adha': ['Eid al-Adha (second day)', 'feast eid-al-adha at IN +1'],
  'friday-after': [
    "Friday following the Prophet's Birthday",
    'feast mawlid at IN if monday,tuesday,wednesday,thursday,friday,saturday,sunday then next friday',
  ],
  hargobind: ["Guru Hargobind's Birthday", '07-05'],
  'martyrs-jk': ["Martyrs' Day", '07-13'],
  'hari-singh': ['Birthday of Maharaja Hari Singh', '09-23'],
  accession: ['Accession Day', '10-26'],
  sheikh: ['Birthday of Sheikh Mohammad Abdullah', '12-05'],
  nauroz: ['Nowruz', '03-21'],
  'ladakhi-losar': ['Losar', 'feast losoong at @'],
  maghe: ['Maghe Sankranti', 'feast makar-sankranti at @'],
  'sonam-losar': ['Sonam Lochar', 'feast sonam-lhosar at @'],
  'sikkim-losar': ['Losar', 'feast losar at @'],
  'sikkim-state': ['State Day', '05-16'],
  'saga-dawa': ['Saga Dawa', 'feast saga-dawa at @'],
  bhanu: ['Bhanu Jayanti', '07-13'],
  drukpa: ['Drukpa Tshezi', 'feast drukpa-tshezi at @'],
  tendong: ['Tendong Lho Rum Faat', '08-08'],
  lhabsol: ['Pang Lhabsol', 'feast pang-lhabsol at @'],
  'after-dussehra': ['Dussehra (second day)', 'feast dussehra at @ +1'],
  losoong: ['Losoong', 'feast losoong at @'],
  'after-losoong': ['Losoong (second day)', 'feast losoong at @ +1'],
  indigenous: ['Indigenous Faith Day', '12-01'],
  tirot: ['U Tirot Sing Day', '07-17'],
  wangala: ['Wangala', 'friday after 11-06'],
  'seng-kut': ['Seng Kut Snem', '11-23'],
  'pa-togan': ['Pa Togan Nengminja Sangma Day', '12-12'],
  'soso-tham': ['U Soso Tham Day', '12-18'],
  nangbah: ['U Kiang Nangbah Day', '12-30'],
  mhip: ['MHIP Day', '07-06'],
  'new-year-eve': ["New Year's Eve", '12-31'],
  utkal: ['Odisha Day', '04-01'],
  'surendra-sai': ['Veer Surendra Sai Jayanti', '01-23'],
  raja: ['Raja Sankranti', '06-15'],
  rath: ['Rath Yatra', 'feast rath-yatra at @'],
  nuakhai: ['Nuakhai', 'feast ganesh-chaturthi at @ +1'],
  karma: ['Karma Puja', 'feast karma-puja at @'],
  'nazrul-leap': ['Birthday of Kazi Nazrul Islam', '05-25 in leap years'],
  nazrul: ['Birthday of Kazi Nazrul Islam', '05-26 in non-leap years'],
  'bir-bikram': ['Birthday of Maharaja Bir Bikram', '08-19'],
  // On days that were listed or shown alone: no rule is known, or none that holds every year.
  polling: ['Polling Day', ''],
  imoinu: ['Imoinu Iratpa', ''],
  'gaan-ngai': ['Gaan-Ngai', ''],
  kang: ['Kang (Rath Yatra)', ''],
  mera: ['Mera Chaoren Houba', ''],
  kumar: ['Kumar Purnima', ''],
  parashuram: ['Parshuram Jayanti', ''],
  behdienkhlam: ['Behdienkhlam', ''],
  thungkar: ["Guru Rinpoche's Thungkar Tshechu", ''],
  teej: ['Teej', ''],
  'indra-jatra': ['Indra Jatra', ''],
  ker: ['Ker Puja', ''],
  'sankardeva-birth': ['Birthday of Srimanta Sankardeva', ''],
  baisakhi: ['Baisakhi', ''],
  harichand: ['Birthday of Harichand Thakur', ''],
} as const;

export type StateDay = keyof typeof DAYS;

/** Feasts of one day under the names of several States: where a day is shown for one, the State's own is meant. */
const ALIKE: readonly (readonly StateDay[])[] = [
  ['sankranti', 'magh-bihu', 'uttarayan', 'pongal', 'maghe'],
  ['ugadi', 'gudi', 'cheiraoba-lunar', 'navratra'],
  ['balipratipada', 'vikram-new-year', 'govardhan'],
  ['bhai', 'ningol'],
  ['adha', 'after-adha'],
  ['ganesh', 'samvatsari'],
  ['losoong', 'after-losoong', 'ladakhi-losar'],
  ['sikkim-losar', 'sonam-losar'],
];

/** The key and those of the same feast. */
export function alike(key: StateDay): readonly StateDay[] {
  return ALIKE.find((keys) => keys.includes(key)) ?? [key];
}

/** A day that a State keeps, from its first year to its last: `friday`, `mhip:2023-`, `may:-2018`. */
export interface Kept {
  readonly key: StateDay;
  readonly from: number;
  readonly to?: number;
}

/** `republic friday:-2022 mhip:2023-`, separated by spaces. */
export function readKept(keys: string): Kept[] {
  return keys.split(' ').map((message) => {
    const [key = '', years = ''] = message.split(':');
    const [from = '', to = ''] = years.split('-');
    if (!(key in DAYS)) throw new Error(`${key}: no day of the States of India`);
    return { key: key as StateDay, from: from ? Number(from) : 2016, ...(to && { to: Number(to) }) };
  });
}

/** The rule of a day that a State keeps. */
export function stateRule(place: string, kept: Kept, source: string, exceptYears: readonly number[] = []): RuleRow {
  const [name, rule] = DAYS[kept.key];
  if (!rule) throw new Error(`${kept.key}: no rule`);
  return {
    rule: rule.replace('@', place),
    name,
    from: kept.from,
    ...(kept.to !== undefined && { to: kept.to }),
    ...(exceptYears.length > 0 && { exceptYears }),
    source,
    ...(source === NOT_FOUND && { note: 'doubt: found in compilations only.' }),
  };
}

/** The MM-DD of a day that is the same every year. */
export function fixedDay(key: StateDay): string | undefined {
  return /^\d\d-\d\d$/.exec(DAYS[key][1])?.[0];
}

/** A holiday of the days with these keys. */
export function stateDate(
  date: string,
  keys: readonly StateDay[],
  source: string,
  more: Partial<ListedDate> = {},
): ListedDate {
  const names = [...new Set(keys.map((key) => DAYS[key][0]))];
  return holidays(names.join(' / '), source, date, more)[0]!;
}

export interface Said {
  readonly day: string;
  readonly keys: readonly StateDay[];
}

/** A list: `MM-DD key` each, separated by commas; of several keys on a day those after the first may follow too. */
export function readList(days: string): Said[] {
  return days.split(', ').map((message) => {
    const [day = '', ...keys] = message.split(' ');
    const unknown = keys.find((key) => !(key in DAYS));
    if (unknown !== undefined || keys.length === 0) throw new Error(`${message}: no day of the States of India`);
    return { day, keys: keys as StateDay[] };
  });
}

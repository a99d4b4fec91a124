import type { Feast, FeastRule } from './feast.js';
import type { LunarMonth } from './hindu-calendar.js';
import type { DayRule, PartOfDay } from './hindu-day.js';

/**
 * The feasts by name, with the rule that most authorities follow; `places.ts` has the exceptions.
 *
 * The times of day are those that almanacs attribute to the Dharmasindhu and Nirnayasindhu; neither these nor the text
 * of the Rashtriya Panchang were found, so each rule rests on the announced days that it is compared with
 * (`record.ts`).
 */

/** A tithi of an amanta month at a time of day, by default sunrise. */
export function tithi(
  month: LunarMonth,
  day: number,
  part: PartOfDay = 'sunrise',
  more: Partial<DayRule> & { plus?: number } = {},
): FeastRule {
  return { by: 'tithi', month, tithi: day, part, ...more };
}

function hijri(month: number, day: number): FeastRule {
  return { by: 'hijri', month, day };
}

function bhutan(month: number, day: number): FeastRule {
  return { by: 'tibetan', tradition: 'bhutan', month, day };
}

const hindu = {
  'makar-sankranti': {
    name: 'Makar Sankranti',
    rule: { by: 'sankranti', sign: 9, until: 'sunset' },
  },
  pongal: { name: 'Pongal', rule: { by: 'sankranti', sign: 9, until: 'sunset' } },
  'vasant-panchami': {
    name: 'Vasant Panchami',
    rule: tithi('magha', 5, 'forenoon', { both: 'longer' }),
  },
  'ravidas-jayanti': { name: "Guru Ravidas's Birthday", rule: tithi('magha', 15) },
  thaipusam: {
    name: 'Thaipusam',
    rule: { by: 'mansion', mansion: 7, sign: 9, part: 'midday', of: 'full moon' },
  },
  'maha-shivaratri': {
    name: 'Maha Shivaratri',
    rule: tithi('magha', 29, 'midnight', { neither: 'second' }),
  },
  'holika-dahan': {
    name: 'Holika Dahan',
    rule: tithi('phalguna', 15, 'dusk', { both: 'second', neither: 'second' }),
  },
  holi: { name: 'Holi', rule: { by: 'holi' } },
  'gudi-padwa': { name: 'Gudi Padwa', rule: tithi('chaitra', 1) },
  // A first day without a sunrise: the day after it in 2017, its own in 2026 (lists of Karnataka and of Andhra
  // Pradesh).
  ugadi: { name: 'Ugadi', rule: tithi('chaitra', 1, 'sunrise', { neither: 'second' }) },
  'ram-navami': { name: 'Ram Navami', rule: tithi('chaitra', 9, 'midday', { both: 'longer' }) },
  'mahavir-jayanti': {
    name: 'Mahavir Jayanti',
    rule: tithi('chaitra', 13, 'sunrise', { both: 'second' }),
  },
  'hanuman-jayanti': { name: 'Hanuman Jayanti', rule: tithi('chaitra', 15) },
  baisakhi: { name: 'Baisakhi', rule: { by: 'sankranti', sign: 0, until: 'sunset' } },
  puthandu: { name: 'Tamil New Year', rule: { by: 'sankranti', sign: 0, until: 'sunset' } },
  vishu: { name: 'Vishu', rule: { by: 'sankranti', sign: 0, until: 'midday', plus: 0 } },
  'akshaya-tritiya': {
    name: 'Akshaya Tritiya',
    rule: tithi('vaishakha', 3, 'forenoon', { both: 'longer' }),
  },
  'buddha-purnima': { name: 'Buddha Purnima', rule: tithi('vaishakha', 15) },
  'rath-yatra': { name: 'Rath Yatra', rule: tithi('ashadha', 2) },
  kharchi: { name: 'Kharchi Puja', rule: tithi('ashadha', 8) },
  'raksha-bandhan': { name: 'Raksha Bandhan', rule: tithi('shravana', 15) },
  janmashtami: { name: 'Janmashtami', rule: tithi('shravana', 23) },
  'ganesh-chaturthi': {
    name: 'Ganesh Chaturthi',
    rule: tithi('bhadrapada', 4, 'midday', { both: 'longer' }),
  },
  'sankardeva-tithi': { name: 'Tithi of Srimanta Sankardeva', rule: tithi('bhadrapada', 2) },
  onam: {
    name: 'Onam',
    rule: { by: 'mansion', mansion: 21, sign: 4, part: 'sunrise', of: 'second' },
  },
  mahalaya: { name: 'Mahalaya', rule: tithi('bhadrapada', 30, 'afternoon') },
  'navaratri-first-day': { name: 'Navaratri', rule: tithi('ashvina', 1) },
  'durga-saptami': { name: 'Maha Saptami', rule: tithi('ashvina', 7) },
  'durga-ashtami': { name: 'Maha Ashtami', rule: tithi('ashvina', 8) },
  'maha-navami': { name: 'Maha Navami', rule: tithi('ashvina', 9) },
  dussehra: { name: 'Dussehra', rule: { by: 'dussehra' } },
  'lakshmi-puja': { name: 'Lakshmi Puja', rule: tithi('ashvina', 15, 'dusk') },
  'naraka-chaturdashi': { name: 'Naraka Chaturdashi', rule: tithi('ashvina', 29, 'dawn') },
  diwali: {
    name: 'Diwali',
    rule: tithi('ashvina', 30, 'dusk', { both: 'first if whole', neither: 'second' }),
  },
  deepavali: { name: 'Deepavali', rule: tithi('ashvina', 29, 'dawn') },
  balipratipada: { name: 'Diwali Balipratipada', rule: tithi('kartika', 1) },
  'govardhan-puja': { name: 'Govardhan Puja', rule: tithi('kartika', 1) },
  'bhai-dooj': { name: 'Bhai Dooj', rule: tithi('kartika', 2, 'afternoon', { both: 'longer' }) },
  chhath: { name: 'Chhath Puja', rule: tithi('kartika', 6) },
  'guru-gobind-jayanti': { name: "Guru Gobind Singh's Birthday", rule: tithi('pausha', 7) },
  'valmiki-jayanti': { name: 'Maharishi Valmiki Jayanti', rule: tithi('ashvina', 15) },
  'maharana-pratap-jayanti': { name: 'Maharana Pratap Jayanti', rule: tithi('jyeshtha', 3) },
  'kabir-jayanti': { name: 'Kabir Jayanti', rule: tithi('jyeshtha', 15) },
  'kanakadasa-jayanti': { name: 'Kanakadasa Jayanti', rule: tithi('kartika', 18) },
  sarhul: { name: 'Sarhul', rule: tithi('chaitra', 3) },
  // As Ranchi's banks keep it: 2021, 2022 and 2025.
  'karma-puja': { name: 'Karma Puja', rule: tithi('bhadrapada', 11) },
  // The awakening of Vishnu, Igas-Bagwal in Garhwal: 2023, 2024 and 2025.
  prabodhini: { name: 'Prabodhini Ekadashi', rule: tithi('kartika', 11) },
  'guru-nanak-jayanti': { name: "Guru Nanak's Birthday", rule: tithi('kartika', 15) },
} satisfies Record<string, Feast>;

const islamic = {
  'islamic-new-year': { name: 'Islamic New Year', rule: hijri(1, 1) },
  tasua: { name: 'Tasua', rule: hijri(1, 9) },
  ashura: { name: 'Ashura', rule: hijri(1, 10) },
  arbaeen: { name: 'Arbaeen', rule: hijri(2, 20) },
  mawlid: { name: "Prophet's Birthday (Mawlid)", rule: hijri(3, 12) },
  'martyrdom-of-fatima': { name: 'Martyrdom of Fatima', rule: hijri(6, 3) },
  'hazrat-ali': { name: "Hazrat Ali's Birthday", rule: hijri(7, 13) },
  'isra-miraj': { name: "Laylat al-Mi'raj", rule: hijri(7, 27) },
  'shab-e-barat': { name: 'Shab-e-Barat', rule: hijri(8, 15) },
  ramadan: { name: 'First day of Ramadan', rule: hijri(9, 1) },
  'nuzul-al-quran': { name: 'Nuzul Al-Quran', rule: hijri(9, 17) },
  'laylat-al-qadr': { name: 'Laylat al-Qadr', rule: hijri(9, 27) },
  'jumat-ul-wida': {
    name: 'Jumat-ul-Wida',
    rule: { by: 'hijri', month: 9, day: 29, lastWeekday: 5 },
  },
  'eid-al-fitr': { name: 'Eid al-Fitr', rule: hijri(10, 1) },
  arafah: { name: 'Day of Arafah', rule: hijri(12, 9) },
  'eid-al-adha': { name: 'Eid al-Adha', rule: hijri(12, 10) },
} satisfies Record<string, Feast>;

const buddhist = {
  'makha-bucha': { name: 'Makha Bucha', rule: { by: 'thai', feast: 'makha' } },
  'visakha-bucha': { name: 'Visakha Bucha', rule: { by: 'thai', feast: 'visakha' } },
  'asalha-bucha': { name: 'Asalha Bucha', rule: { by: 'thai', feast: 'asalha' } },
  'buddhist-lent': { name: 'Buddhist Lent Day', rule: { by: 'thai', feast: 'lent' } },
  'sonam-lhosar': { name: 'Sonam Lhosar', rule: tithi('magha', 1) },
  'gyalpo-lhosar': { name: 'Gyalpo Lhosar', rule: tithi('phalguna', 1) },
  udhauli: { name: 'Udhauli', rule: tithi('margashirsha', 15) },
  'khmer-visak': { name: 'Visak Bochea Day', rule: { by: 'thai', feast: 'khmer visak' } },
  'pchum-ben': { name: 'Pchum Ben', rule: { by: 'thai', feast: 'pchum ben' } },
  'water-festival': { name: 'Water Festival', rule: { by: 'thai', feast: 'water festival' } },
  tabaung: { name: 'Full Moon of Tabaung', rule: { by: 'burmese', feast: 'tabaung' } },
  kason: { name: 'Full Moon of Kason', rule: { by: 'burmese', feast: 'kason' } },
  waso: { name: 'Full Moon of Waso', rule: { by: 'burmese', feast: 'waso' } },
  thadingyut: { name: 'Full Moon of Thadingyut', rule: { by: 'burmese', feast: 'thadingyut' } },
  tazaungmon: { name: 'Full Moon of Tazaungmon', rule: { by: 'burmese', feast: 'tazaungmon' } },
  'myanmar-national-day': { name: 'National Day', rule: { by: 'burmese', feast: 'national day' } },
  'kayin-new-year': { name: 'Kayin New Year', rule: { by: 'burmese', feast: 'kayin new year' } },
  vesak: { name: 'Vesak Day', rule: { by: 'chinese', degrees: 60, day: 15 } },
  poya: { name: 'Full Moon Poya Day', rule: { by: 'poya' } },
  'vesak-poya': { name: 'Vesak Full Moon Poya Day', rule: { by: 'poya', month: 1 } },
  'day-after-vesak-poya': {
    name: 'Day following Vesak Full Moon Poya Day',
    rule: { by: 'poya', month: 1, plus: 1 },
  },
  losar: { name: 'Losar', rule: { by: 'tibetan', tradition: 'phugpa', month: 1, day: 1 } },
  // Days of Bhutan's calendar, as in its lists of 2015, 2020, 2023 and 2024.
  'day-of-offering': { name: 'Traditional Day of Offering', rule: bhutan(12, 1) },
  'zhabdrung-kuchoe': { name: 'Zhabdrung Kuchoe', rule: bhutan(3, 10) },
  parinirvana: { name: "Lord Buddha's Parinirvana", rule: bhutan(4, 15) },
  'guru-rinpoche': { name: 'Birth Anniversary of Guru Rinpoche', rule: bhutan(5, 10) },
  'first-sermon': { name: 'First Sermon of Lord Buddha', rule: bhutan(6, 4) },
  'thimphu-drubchen': { name: 'Thimphu Drubchen', rule: bhutan(8, 6) },
  'thimphu-tshechu': { name: 'Thimphu Tshechu', rule: bhutan(8, 10) },
  'descending-day': { name: 'Descending Day of Lord Buddha', rule: bhutan(9, 22) },
  'tsagaan-sar': {
    name: 'Tsagaan Sar',
    rule: { by: 'tibetan', tradition: 'mongolia', month: 1, day: 1 },
  },
  'saga-dawa': {
    name: "Buddha's Birthday (Saga Dawa)",
    rule: { by: 'tibetan', tradition: 'phugpa', month: 4, day: 15 },
  },
  // Days of Sikkim, as Gangtok's banks keep them: 2020 to 2025.
  'drukpa-tshezi': {
    name: 'Drukpa Tshezi',
    rule: { by: 'tibetan', tradition: 'phugpa', month: 6, day: 4 },
  },
  'pang-lhabsol': {
    name: 'Pang Lhabsol',
    rule: { by: 'tibetan', tradition: 'phugpa', month: 7, day: 15 },
  },
  losoong: { name: 'Losoong', rule: { by: 'tibetan', tradition: 'phugpa', month: 11, day: 1 } },
  'ikh-duichen': {
    name: "Buddha's Great Day (Ikh Düichen)",
    rule: { by: 'tibetan', tradition: 'mongolia', month: 4, day: 15 },
  },
  'chinggis-khaan': {
    name: 'Birth of Chinggis Khaan',
    rule: { by: 'tibetan', tradition: 'mongolia', month: 10, day: 1 },
  },
  zul: { name: 'Zul', rule: { by: 'tibetan', tradition: 'phugpa', month: 10, day: 25 } },
} satisfies Record<string, Feast>;

const others = {
  nyepi: { name: 'Nyepi', rule: { by: 'nyepi' } },
  'vernal-equinox': { name: 'Vernal Equinox Day', rule: { by: 'sun', degrees: 0 } },
  'autumnal-equinox': { name: 'Autumnal Equinox Day', rule: { by: 'sun', degrees: 180 } },
  // Shahenshahi calendar: 365 days. 15 August 2024 to 2027, 16 August 2020 to 2023, as Mumbai's banks have it.
  'parsi-new-year': {
    name: 'Parsi New Year',
    rule: { by: 'cycle', from: '2024-08-15', days: 365 },
  },
  'chinese-new-year': { name: 'Chinese New Year', rule: { by: 'chinese', degrees: 330, day: 1 } },
  qingming: { name: 'Qingming', rule: { by: 'sun', degrees: 15 } },
  nowruz: { name: 'Nowruz', rule: { by: 'nowruz' } },
} satisfies Record<string, Feast>;

const TABLE = { ...hindu, ...islamic, ...buddhist, ...others };

export type FeastName = keyof typeof TABLE;

export const FEASTS: Readonly<Record<FeastName, Feast>> = TABLE;

/** Whether a word names a feast. */
export function isFeast(word: string): word is FeastName {
  return Object.hasOwn(FEASTS, word);
}

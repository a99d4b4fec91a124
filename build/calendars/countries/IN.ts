import { country } from '../country.js';
import { gazettedDates } from '../forms/india-central.js';
import { ruleRows, rulesNamed } from '../many-rows.js';
import { holidays, NOT_FOUND, type RuleRow } from '../vocabulary.js';
import { YEARS } from './shared/india-central.js';
import * as east from './shared/india-east.js';
import * as north from './shared/india-north.js';
import * as south from './shared/india-south.js';

/**
 * India: the holidays of the Central Government's offices at Delhi and New Delhi (Annexure I of the Office Memorandum
 * of the Department of Personnel and Training), which the library lacks but for Republic Day, Independence Day, Gandhi
 * Jayanti, Good Friday and Christmas. 2016 to 2024 are listed after reprints of the memoranda, 2025 and 2026 after the
 * lists kept as publications, 2027 at second hand. Offices outside Delhi keep fourteen of these days and choose three, so Holi, Ram Navami,
 * Janmashtami or Maha Shivaratri may be another day there; state governments and banks have lists of their own.
 *
 * From 2028 on the days are computed as for the almanac of the government (the central point of the Rashtriya Panchang)
 * and estimated. Of Ram Navami and Maha Shivaratri one is a holiday of Delhi's offices: in all ten years of the lists
 * Ram Navami where it falls on a working day, else Maha Shivaratri. No list of the years before 2016 was read.
 *
 * States and union territories: the days that close banks and offices under section 25 of the Negotiable Instruments Act
 * (shared/india-north.ts, -east.ts, -south.ts): a State's own lists and orders where they were read, else what the Reserve
 * Bank showed for its office there (shared/india-rbi.ts), else the day of the central list or the computed one, estimated.
 * Left out are days of offices alone, of women, of a part of a State, and the closing of the banks' year. Ambedkar Jayanti
 * is in all of them: the Centre declares it under the Act for all India year by year (2017, 2020 to 2025).
 */

const NEWEST_MEMORANDUM = YEARS.at(-1)!.source;

/** The fourteen holidays of all offices, the same in the memoranda for 2013 to 2024. */
const COMPULSORY_HOLIDAYS = 'https://www.governmentstaff.in/2023/12/Central-Government-Holidays.html';

const COMPUTED: readonly RuleRow[] = [
  // Of 2028 to 2060; in the other years Ram Navami is on a working day and Maha Shivaratri no holiday.
  ...ruleRows({ from: 2028, source: NEWEST_MEMORANDUM }, [
    {
      rule: 'feast maha-shivaratri at IN',
      name: 'Maha Shivaratri',
      exceptYears: [
        2028, 2029, 2030, 2031, 2033, 2034, 2035, 2037, 2038, 2040, 2041, 2043, 2044, 2045, 2047, 2048, 2050, 2051,
        2053, 2054, 2055, 2057, 2058, 2059, 2060,
      ],
    },
    { rule: 'feast holi at IN', name: 'Holi' },
    { rule: 'feast janmashtami at IN', name: 'Janmashtami' },
    { rule: 'feast ram-navami at IN', name: 'Ram Navami', weekdays: [1, 2, 3, 4, 5] },
  ]),
  ...rulesNamed(
    { from: 2028, source: COMPULSORY_HOLIDAYS },
    {
      'feast mahavir-jayanti at IN': 'Mahavir Jayanti',
      'feast buddha-purnima at IN': 'Buddha Purnima',
      'feast eid-al-fitr at IN': 'Eid al-Fitr',
      'feast eid-al-adha at IN': 'Eid al-Adha',
      'feast ashura at IN': 'Muharram',
      'feast mawlid at IN': "Prophet's Birthday (Mawlid)",
      'feast dussehra at IN': 'Dussehra',
      'feast diwali at IN': 'Diwali (Deepavali)',
      'feast guru-nanak-jayanti at IN': "Guru Nanak's Birthday",
    },
  ),
];

const FURTHER_DAYS = {
  note: 'As in the lists before and after; that of 2017 was read without the days of Delhi.',
} as const;
export default country({
  id: 'IN',
  name: 'India',
  doubtful: [
    {
      named: ['Muharram', 'Eid'],
      note: 'The memoranda precede the year by half a year or more, and the days that depend on the moon (the two Ids, Muharram, Milad-un-Nabi) are changed at short notice: they are marked estimated where no later memorandum was read (in 2026 offices and exchanges moved Bakrid to 28 May).',
    },
    {
      named: ['Holi', 'Janmashtami', 'Ram Navami'],
      years: '2017',
      note: 'The list found for 2017 has the fourteen days of all offices only: the further three of Delhi are taken to be those of 2016 and of 2018 to 2026 (Holi, Janmashtami, and Ram Navami on a working day), estimated.',
    },
    {
      on: '04-14',
      note: 'Ambedkar Jayanti (14 April) is no day of the memoranda but declared year by year; the library has it in all years.',
    },
  ],
  localName: 'भारत / India',
  cities: 'New Delhi',
  currencies: ['INR'],
  timezone: 'Asia/Kolkata',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source:
      'https://www.praja.net/t/dopt-o-m-dt-21-05-1985-introduction-of-5-day-week-in-the-administrative-' +
      'offices-of-the-government-of-india-no-13-4-85-jca/1073',
    note:
      'Central government: five-day week since 3 June 1985. Banks were open on Saturdays until August 2015, since ' +
      '1 September 2015 they close on the second and the fourth Saturday only. State governments differ (many ' +
      'close on second Saturdays).',
  },
  years: {
    from: 2016,
    why: 'Holi, Diwali, the Ids and the other movable days are listed from 2016 on, computed after 2026',
  },
  library: 'IN',
  texts: [
    {
      rules: ['01-26', 'easter -2', '08-15', '10-02', '12-25'],
      from: 2016,
      source: COMPULSORY_HOLIDAYS,
      what: 'the fourteen holidays of all offices, in each memorandum',
    },
    {
      rules: ['04-14'],
      from: 2025,
      to: 2025,
      source: 'https://gconnect.in/news/ambedkar-jayanti-2025-public-holiday.html',
      what: "the department's memorandum for the day, of which a sentence is quoted",
    },
  ],
  rules: COMPUTED,
  dates: [
    gazettedDates(YEARS),
    holidays('Holi', NOT_FOUND, '2017-03-13', FURTHER_DAYS),
    holidays('Ram Navami', NOT_FOUND, '2017-04-04', FURTHER_DAYS),
    holidays('Janmashtami', NOT_FOUND, '2017-08-14', FURTHER_DAYS),
  ],
  subdivisions: [
    { id: 'AN', name: 'Andaman and Nicobar Islands', ...south.ANDAMAN },
    { id: 'AP', name: 'Andhra Pradesh', ...south.ANDHRA_PRADESH },
    { id: 'AR', name: 'Arunachal Pradesh', ...east.ARUNACHAL_PRADESH },
    { id: 'AS', name: 'Assam', ...east.ASSAM },
    { id: 'BR', name: 'Bihar', ...east.BIHAR },
    { id: 'CH', name: 'Chandigarh', ...north.CHANDIGARH },
    { id: 'CG', aliases: ['IN:CT'], name: 'Chhattisgarh', ...south.CHHATTISGARH },
    { id: 'DH', aliases: ['IN:DD', 'IN:DN'], name: 'Dadra and Nagar Haveli and Daman and Diu', ...south.DADRA_DAMAN },
    { id: 'DL', name: 'Delhi', localName: 'दिल्ली', ...north.DELHI },
    { id: 'GA', name: 'Goa', ...south.GOA },
    { id: 'GJ', name: 'Gujarat', localName: 'ગુજરાત', ...south.GUJARAT },
    { id: 'HP', name: 'Himachal Pradesh', ...north.HIMACHAL_PRADESH },
    { id: 'HR', name: 'Haryana', ...north.HARYANA },
    { id: 'JH', name: 'Jharkhand', ...east.JHARKHAND },
    { id: 'JK', name: 'Jammu and Kashmir', ...north.JAMMU_AND_KASHMIR },
    { id: 'KA', name: 'Karnataka', localName: 'ಕರ್ನಾಟಕ', cities: 'Bangalore, Bengaluru', ...south.KARNATAKA },
    { id: 'KL', name: 'Kerala', localName: 'കേരളം', ...south.KERALA },
    {
      id: 'LA',
      name: 'Ladakh',
      years: { from: 2020, why: 'the first list of the territory; a part of Jammu and Kashmir before' },
      ...north.LADAKH,
    },
    { id: 'LD', name: 'Lakshadweep', ...south.LAKSHADWEEP },
    { id: 'MH', name: 'Maharashtra', localName: 'महाराष्ट्र', cities: 'Mumbai, Bombay', ...south.MAHARASHTRA },
    { id: 'ML', name: 'Meghalaya', ...east.MEGHALAYA },
    { id: 'MN', name: 'Manipur', ...east.MANIPUR },
    { id: 'MP', name: 'Madhya Pradesh', ...south.MADHYA_PRADESH },
    { id: 'MZ', name: 'Mizoram', ...east.MIZORAM },
    { id: 'NL', name: 'Nagaland', ...east.NAGALAND },
    { id: 'OD', aliases: ['IN:OR'], name: 'Odisha', ...east.ODISHA },
    { id: 'PB', name: 'Punjab', localName: 'ਪੰਜਾਬ', ...north.PUNJAB },
    { id: 'PY', name: 'Puducherry', ...south.PUDUCHERRY },
    { id: 'RJ', name: 'Rajasthan', localName: 'राजस्थान', ...north.RAJASTHAN },
    { id: 'SK', name: 'Sikkim', ...east.SIKKIM },
    { id: 'TS', aliases: ['IN:TG'], name: 'Telangana', cities: 'Hyderabad', ...south.TELANGANA },
    { id: 'TN', name: 'Tamil Nadu', localName: 'தமிழ்நாடு', cities: 'Chennai, Madras', ...south.TAMIL_NADU },
    { id: 'TR', name: 'Tripura', ...east.TRIPURA },
    { id: 'UP', name: 'Uttar Pradesh', localName: 'उत्तर प्रदेश', ...north.UTTAR_PRADESH },
    { id: 'UK', aliases: ['IN:UT'], name: 'Uttarakhand', ...north.UTTARAKHAND },
    { id: 'WB', name: 'West Bengal', localName: 'পশ্চিমবঙ্গ', cities: 'Kolkata, Calcutta', ...east.WEST_BENGAL },
  ],
});

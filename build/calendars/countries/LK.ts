import { country } from '../country.js';
import { rulesNamed, weekly } from '../many-rows.js';
import { holidays, NOT_FOUND, open, year } from '../vocabulary.js';

/**
 * Sri Lanka: public holidays of the yearly gazette under the Holidays Act, No. 29 of 1971; days of banks alone or of the public
 * service alone (28 November 2025: http://www.adaderana.lk/news.php?nid=115240) are not in. A Poya day is that on whose sunset the full-moon tithi prevails, which gives 51 of the 52 that
 * were read of 2015 to 2026; Hindu and Muslim days are computed too, and all are estimated but in the years of a list (2016,
 * 2018, 2025 and 2026; of 2020 to 2024 a part). The New Year, the sun's entry into Mesha, is the 13th of April in some years
 * (2020, 2024), with the day before. 1 January is in none of the lists.
 * In 2018 Labour Day was kept on 7 May and 1 May cancelled.
 */

const LIST_2016 = 'http://allfreethemesdownload.blogspot.com/2015/07/sri-lanka-bank-holidays-public-holidays.html';
const LIST_2020 = 'https://www.elanka.com.au/have-a-good-holiday-by-des-kelly/';
const LIST_2022 = 'https://www.srilanka-botschaft.de/about-us/public-holidays';
const LIST_2025 = 'http://www.adaderana.lk/news.php?nid=104417';
const LIST_2026 = 'http://www.adaderana.lk/news.php?nid=116465';
const LIST_2018 = 'https://www.unionb.com/national-holidays.html';
/** Missions of Sri Lanka in Chennai and Geneva, the holidays of their country among those of the host, which are not marked; a guide for travellers, to March. */
const CHENNAI_2021 = 'https://www.sldhcchennai.org/node/104';
const GENEVA_2023 = 'https://lankamission.org/2013-07-02-05-10-39/holidays.html';
const GUIDE_2024 = 'https://srilankatravelpages.com/sri-lanka-public-holidays/';
const APRIL_2022 = 'https://lankanewsweb.net/archives/8362/nine-holidays-in-upcoming-new-year-festive-season';
const GAZETTE = 'https://documents.gov.lk/';

const AS_TRADED = {
  note: 'The list of the year was not read; the day is the one on which the exchange kept the holiday.',
} as const;
const SEPTEMBER_2024 =
  'https://www.onlanka.com/news/sri-lanka-declares-september-23-2024-a-special-public-holiday.html';

const WEDNESDAY = {
  kind: 'holiday',
  name: 'Weekly closing of government offices',
  source: 'https://thesrilankatime.com/govt-declares-wednesdays-holiday-for-public-sector-80499225',
  note: 'Every Wednesday from 18 March 2026 until further notice; no notice of its end was found. Banks and shops may open.',
} as const;

/** Years in which the New Year is the 13th, the day before the 12th. */
const ON_THE_13TH = [2020, 2024];
const POYA = 'Full Moon Poya Day';
const AFTER_VESAK = 'Day following Vesak Full Moon Poya Day';
const PONGAL = 'Tamil Thai Pongal Day';
const SHIVARATRI = 'Maha Shivaratri';
const FITR = 'Eid al-Fitr';
const ADHA = 'Eid al-Adha';
const MAWLID = "Prophet's Birthday (Mawlid)";
const DEEPAVALI = 'Diwali (Deepavali)';
const EVE = 'Day before Sinhala and Tamil New Year';
const NEW_YEAR = 'Sinhala and Tamil New Year';

export default country({
  id: 'LK',
  doubts:
    "Doubts: Single holidays of 2020 to 2022 (epidemic, fuel) are in only as far as the gazette's index has them.",
  doubtful: [
    {
      named: ['Poya'],
      years: '2017-',
      note: 'A computed Poya day may be off by a day (Poson 2017 and Binara 2022 were kept a day before and after by the exchange); such days are estimated.',
    },
  ],
  name: 'Sri Lanka',
  localName: 'ශ්‍රී ලංකාව / இலங்கை',
  cities: 'Colombo',
  currencies: ['LKR'],
  timezone: 'Asia/Colombo',
  listsAlone: 'The gazette of the year alone says on which days Poya and the Hindu and Muslim feasts are kept.',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://thesrilankatime.com/govt-declares-wednesdays-holiday-for-public-sector-80499225',
    note:
      'From 18 March 2026 government offices, courts, schools and universities close on Wednesdays too, until further ' +
      'notice, to save fuel: these days are holidays here, estimated from the second week on and to the end of 2026, ' +
      'since no notice of an end was found. Fridays of the public service from June 2022 are not in: which ones was not read.',
  },
  years: { from: 2016, why: 'the list of 2016 is the oldest read' },
  rules: [
    ...rulesNamed(
      { from: 2016, source: LIST_2026 },
      { '02-04': 'Independence Day', 'easter -2': 'Good Friday', '05-01': 'Labour Day', '12-25': 'Christmas Day' },
    ),
    { rule: 'feast poya at LK', name: POYA, from: 2016, source: LIST_2026 },
    { rule: 'feast day-after-vesak-poya at LK', name: AFTER_VESAK, from: 2016, source: LIST_2026 },
    { rule: 'feast pongal at LK', name: PONGAL, from: 2016, source: LIST_2026, exceptYears: [2026] },
    { rule: 'feast maha-shivaratri at LK', name: SHIVARATRI, from: 2016, source: LIST_2026 },
    { rule: '04-13', name: EVE, from: 2016, source: LIST_2026, exceptYears: ON_THE_13TH },
    { rule: '04-14', name: NEW_YEAR, from: 2016, source: LIST_2026, exceptYears: ON_THE_13TH },
    { rule: 'feast eid-al-fitr at LK', name: FITR, from: 2016, source: LIST_2026, exceptYears: [2018] },
    { rule: 'feast eid-al-adha at LK', name: ADHA, from: 2016, source: LIST_2026, exceptYears: [2017, 2020] },
    { rule: 'feast mawlid at LK', name: MAWLID, from: 2016, source: LIST_2026, exceptYears: [2020] },
    { rule: 'feast diwali at LK', name: DEEPAVALI, from: 2016, source: LIST_2026 },
  ],
  dates: [
    year(2016, LIST_2016, {
      '01-15': PONGAL,
      '01-23': POYA,
      '02-22': POYA,
      '03-07': SHIVARATRI,
      '03-22': POYA,
      '04-13': EVE,
      '04-14': NEW_YEAR,
      '04-21': POYA,
      '05-21': `Vesak ${POYA}`,
      '05-22': AFTER_VESAK,
      '06-19': POYA,
      '07-06': FITR,
      '07-19': POYA,
      '08-17': POYA,
      '09-12': ADHA,
      '09-16': POYA,
      '10-15': POYA,
      '10-29': DEEPAVALI,
      '11-14': POYA,
      '12-12': MAWLID,
      '12-13': POYA,
    }),
    year(2018, LIST_2018, {
      '01-01': `Duruthu ${POYA}`,
      '01-14': PONGAL,
      '01-31': `Navam ${POYA}`,
      '02-13': SHIVARATRI,
      '03-01': `Medin ${POYA}`,
      '03-31': `Bak ${POYA}`,
      '04-29': `Vesak ${POYA}`,
      '04-30': AFTER_VESAK,
      '05-29': `Adhi Poson ${POYA}`,
      '06-27': `Poson ${POYA}`,
      '07-27': `Esala ${POYA}`,
      '08-22': ADHA,
      '08-25': `Nikini ${POYA}`,
      '09-24': `Binara ${POYA}`,
      '10-24': `Vap ${POYA}`,
      '11-06': DEEPAVALI,
      '11-20': MAWLID,
      '11-22': `Il ${POYA}`,
      '12-22': `Unduvap ${POYA}`,
    }),
    year(2020, LIST_2020, {
      '01-10': POYA,
      '01-15': PONGAL,
      '02-08': POYA,
      '02-21': SHIVARATRI,
      '03-09': POYA,
      '04-07': POYA,
      '04-12': EVE,
      '04-13': NEW_YEAR,
      '05-07': `Vesak ${POYA}`,
      '05-08': AFTER_VESAK,
      '05-25': FITR,
    }),
    year(2021, CHENNAI_2021, {
      '01-14': PONGAL,
      '03-11': SHIVARATRI,
      '05-14': FITR,
      '05-26': `Vesak ${POYA}`,
      '05-27': AFTER_VESAK,
      '06-24': `Poson ${POYA}`,
      '07-21': ADHA,
      '07-23': `Esala ${POYA}`,
      '10-19': MAWLID,
      '10-20': `Vap ${POYA}`,
      '11-04': DEEPAVALI,
    }),
    year(2022, LIST_2022, {
      '01-14': PONGAL,
      '01-17': POYA,
      '02-16': POYA,
      '04-14': NEW_YEAR,
      '05-03': FITR,
      '05-15': `Vesak ${POYA}`,
      '05-16': AFTER_VESAK,
      '06-14': POYA,
      '07-13': POYA,
      '08-11': POYA,
      '10-24': DEEPAVALI,
      '11-07': POYA,
    }),
    year(2023, GENEVA_2023, {
      '01-06': `Duruthu ${POYA}`,
      '04-22': FITR,
      '05-05': `Vesak ${POYA}`,
      '11-12': DEEPAVALI,
      '12-26': `Unduvap ${POYA}`,
    }),
    year(2024, GUIDE_2024, {
      '01-15': PONGAL,
      '01-25': `Duruthu ${POYA}`,
      '02-23': `Navam ${POYA}`,
      '03-08': SHIVARATRI,
      '03-24': `Medin ${POYA}`,
    }),
    year(2025, LIST_2025, {
      '01-13': POYA,
      '01-14': PONGAL,
      '02-12': POYA,
      '02-26': SHIVARATRI,
      '03-13': POYA,
      '03-31': FITR,
      '04-12': POYA,
      '04-13': EVE,
      '04-14': NEW_YEAR,
      '05-12': `Vesak ${POYA}`,
      '05-13': AFTER_VESAK,
      '06-07': ADHA,
      '06-10': POYA,
      '07-10': POYA,
      '08-08': POYA,
      '09-05': MAWLID,
      '09-07': POYA,
      '10-06': POYA,
    }),
    year(2026, LIST_2026, {
      '01-03': POYA,
      '01-15': PONGAL,
      '02-01': POYA,
      '02-15': SHIVARATRI,
      '03-02': POYA,
      '03-21': FITR,
      '04-01': POYA,
      '04-13': EVE,
      '04-14': NEW_YEAR,
      '05-01': `Labour Day / Vesak ${POYA}`,
      '05-02': AFTER_VESAK,
      '05-28': ADHA,
      '05-30': POYA,
      '06-29': POYA,
      '07-29': POYA,
      '08-26': MAWLID,
      '08-27': POYA,
      '09-26': POYA,
      '10-25': POYA,
      '11-08': DEEPAVALI,
      '11-24': POYA,
    }),
    weekly('2026-03-18', '2026-03-18', WEDNESDAY),
    weekly(
      '2026-03-25',
      '2026-12-30',
      { ...WEDNESDAY, status: 'estimated' },
      '2026-04-01 2026-07-29 2026-08-26 2026-12-23',
    ),
    holidays(FITR, LIST_2018, '2018-06-15'),
    holidays(ADHA, NOT_FOUND, '2017-09-01 2020-08-01', AS_TRADED),
    holidays(MAWLID, NOT_FOUND, '2020-10-30', AS_TRADED),
    holidays('Special public holiday', APRIL_2022, '2022-04-11 2022-04-12'),
    holidays(EVE, NOT_FOUND, '2024-04-12', AS_TRADED),
    holidays(NEW_YEAR, NOT_FOUND, '2024-04-13', AS_TRADED),
    holidays('Sinhala and Tamil New Year: special public holiday', GAZETTE, '2016-04-15 2019-04-15 2024-04-15'),
    holidays('Public holiday (not for banks)', SEPTEMBER_2024, '2024-09-23'),
    holidays('Labour Day (special public holiday)', GAZETTE, '2018-05-07'),
    open('Labour Day: kept on 7 May', 'http://www.adaderana.lk/news.php?nid=46980', '2018-05-01'),
    holidays('Special public holiday', GAZETTE, '2019-05-20'),
    holidays('Special public holiday (quarantine)', GAZETTE, '2020-03-16 2020-03-17 2020-03-18 2020-03-19'),
  ],
});

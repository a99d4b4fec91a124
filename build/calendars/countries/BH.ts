import { country } from '../country.js';
import { closed, feastDays } from '../forms/arab-feasts.js';
import { inPeriods, rulesNamed } from '../many-rows.js';
import { type ListedDate, onDates, type RuleRow } from '../vocabulary.js';
import { ADHA, ADHA_NAME, ARAFAH_NAME, FITR, FITR_NAME } from './shared/arab-feasts.js';

/**
 * Bahrain. By the circulars of the Prime Minister Eid al-Fitr has three days (the library one), the Day of Arafah and Eid
 * al-Adha four, Ashura two, 9 and 10 Muharram (the library one); a holiday on Friday or Saturday is given back on the next
 * working days. The library computes the feasts, and has Eid al-Adha a day early in 2015 and 2016; they are listed for 2005
 * to 2026.
 */

const FITR_2016 = 'https://www.4pmnewsonline.com/bahrain/19201.html';
const ADHA_2022 = 'https://www.eastcoastdaily.in/2022/07/02/gulf-country-announces-eid-al-adha-holidays.html';
const ADHA_2025 = 'https://gulfnews.com/world/mena/eid-al-adha-six-day-holiday-in-bahrain-1.500145133';
const ASHURA_2017 = 'http://bh-mirror.no-ip.org/en/news/download-41843';
const ASHURA_2023 = 'https://www.eastcoastdaily.in/2023/07/22/gulf-country-issues-ashura-holiday-circular.html';

const DECEMBER_2016 = 'http://alwasatnews.com/news/1190554.html';
const ASHURA_2019 = 'https://paltoday.ps/ar/post/358145/';
const NEW_YEAR_2022 = 'https://www.eastcoastdaily.in/2021/12/29/gulf-country-issues-circular-on-new-year-holiday.html';
const ASHURA_2024 = 'https://anweshanam.com/798309/bahrain-announced-ashoora-public-holidays/amp';
const HIJRI_2025 = 'https://www.arabianbusiness.com/culture-society/bahrain-announces-holiday-2';
/** Account of the circular in the Times of India. */
const ASHURA_2025 = 'https://gccnews.in/news/299653/ashura-holiday-declared-bahrain';

const GIVEN_BACK = 'The source tells of one year; doubt: the others.';
const MOON = 'Announced after the moon was sighted; computed.';

const RULES: readonly RuleRow[] = [
  {
    rule: '9 Muharram',
    name: 'Ashura',
    from: 1990,
    status: 'estimated',
    source: ASHURA_2023,
    note: MOON,
  },
  ...inPeriods(
    [
      { from: 1990, to: 2004, status: 'estimated', source: FITR_2016, note: MOON },
      { from: 2027, status: 'estimated', source: FITR_2016, note: MOON },
    ],
    [
      { rule: '2 Shawwal', name: FITR_NAME },
      { rule: '3 Shawwal', name: FITR_NAME },
    ],
  ),

  // Two days together: one on a Friday is given back on the Sunday, one on a Saturday on the Monday.
  ...rulesNamed(
    { from: 2007, status: 'estimated', source: ASHURA_2023, note: GIVEN_BACK },
    {
      'substitutes 01-01 if friday,saturday then next sunday': "New Year's Day (day in lieu)",
      'substitutes 05-01 if friday,saturday then next sunday': 'Labour Day (day in lieu)',
      'substitutes 1 Muharram if friday,saturday then next sunday': 'Islamic New Year (day in lieu)',
      'substitutes 12 Rabi al-awwal if friday,saturday then next sunday': "Prophet's Birthday (Mawlid) (day in lieu)",
      'substitutes 12-16 if friday then next sunday if saturday then next monday': 'National Day (day in lieu)',
      'substitutes 12-17 if friday then next sunday if saturday then next monday': 'Accession Day (day in lieu)',
      'substitutes 9 Muharram if friday then next sunday if saturday then next monday': 'Ashura (day in lieu)',
      'substitutes 10 Muharram if friday then next sunday if saturday then next monday': 'Ashura (day in lieu)',
    },
  ),
];

/** Circulars that name the days given back. */
const READ: readonly ListedDate[] = [
  ...closed(`${FITR_NAME} (day in lieu)`, FITR_2016, ['2016-07-10']),
  ...closed(`${ADHA_NAME} (day in lieu)`, ADHA_2022, ['2022-07-12']),
  ...closed(`${ADHA_NAME} (day in lieu)`, ADHA_2025, ['2025-06-09', '2025-06-10']),
  ...closed('Ashura', ASHURA_2017, ['2017-09-30', '2017-10-01']),
  ...closed('Ashura (day in lieu)', ASHURA_2017, ['2017-10-02']),
  ...closed('Ashura', ASHURA_2023, ['2023-07-28', '2023-07-29']),
  ...closed('Ashura (day in lieu)', ASHURA_2023, ['2023-07-30', '2023-07-31']),
  ...closed('National Day (day in lieu)', DECEMBER_2016, ['2016-12-18']),
  ...closed('Accession Day (day in lieu)', DECEMBER_2016, ['2016-12-19']),
  ...closed('Ashura', ASHURA_2019, ['2019-09-09', '2019-09-10']),
  { date: '2019-09-08', kind: 'open', name: 'Ashura: kept on 9 and 10 September', source: ASHURA_2019 },
  ...closed("New Year's Day (day in lieu)", NEW_YEAR_2022, ['2022-01-02']),
  ...closed('Ashura', ASHURA_2024, ['2024-07-16', '2024-07-17']),
  { date: '2024-07-15', kind: 'open', name: 'Ashura: kept on 16 and 17 July', source: ASHURA_2024 },
  ...closed('Islamic New Year', HIJRI_2025, ['2025-06-26']),
  ...closed('Ashura', ASHURA_2025, ['2025-07-05', '2025-07-06']),
  ...closed('Ashura (day in lieu)', ASHURA_2025, ['2025-07-07']),
  { date: '2025-07-04', kind: 'open', name: 'Ashura: kept on 5 and 6 July', source: ASHURA_2025 },
];

const DATES: readonly ListedDate[] = [
  ...feastDays(FITR, FITR_NAME, 0, 2),
  ...feastDays(ADHA, ARAFAH_NAME, -1, -1),
  ...feastDays(ADHA, ADHA_NAME, 0, 2),

  // The working days given back after the feast for those of its days that fall on the weekend.
  ...onDates(
    [
      '2007-10-15',
      '2007-10-16',
      '2010-09-13',
      '2010-09-14',
      '2013-08-11',
      '2013-08-12',
      '2015-07-20',
      '2015-07-21',
      '2018-06-18',
      '2018-06-19',
      '2021-05-16',
      '2021-05-17',
      '2023-04-24',
      '2023-04-25',
      '2024-04-14',
      '2026-03-23',
      '2026-03-24',
    ],
    {
      kind: 'holiday',
      name: 'Eid al-Fitr (day in lieu)',
      observed: true,
      source: 'not found',
      note: 'doubt: as the circulars of other years; that of this year was not read.',
    },
  ),
  ...onDates(
    [
      '2007-12-23',
      '2009-11-30',
      '2009-12-01',
      '2011-11-09',
      '2012-10-29',
      '2012-10-30',
      '2014-10-07',
      '2014-10-08',
      '2015-09-27',
      '2015-09-28',
      '2017-09-04',
      '2017-09-05',
      '2019-08-14',
      '2020-08-03',
      '2020-08-04',
      '2023-07-02',
      '2024-06-19',
      '2026-05-31',
    ],
    {
      kind: 'holiday',
      name: 'Eid al-Adha (day in lieu)',
      observed: true,
      source: 'not found',
      note: 'doubt: as the circulars of other years; that of this year was not read.',
    },
  ),
  ...READ,
  ...closed(
    'Mourning for the Prime Minister',
    'https://khaleejtimes.com/gulf/bahrain-prime-minister-prince-khalifa-bin-salman-passes-away',
    ['2020-11-12'],
    'ministries and departments, three days from the Thursday.',
  ),
];

export default country({
  id: 'BH',
  name: 'Bahrain',
  doubtful: [
    {
      named: ['in lieu'],
      years: '2022',
      note: 'In 2022 only one day was given back, by the circulars that were read.',
    },
    {
      named: ['in lieu'],
      note: 'Since when days are given back was not settled; they are entered since 2007, the first whole year with the weekend on Friday and Saturday.',
    },
    { named: ['Islamic New Year', "Prophet's Birthday"], note: "Muharram and the Prophet's birthday are computed." },
  ],
  localName: 'البحرين',
  cities: 'Manama',
  currencies: ['BHD'],
  timezone: 'Asia/Bahrain',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2006-09-01', days: [5, 6] },
    ],
    source: 'https://theworldtomorrow.wikileaks.org/plusd/cables/06MANAMA1392_a.html',
    note:
      'A diplomatic report of 2006: Thursday was added to Friday in 1990, the day is not told, so that the first ' +
      'months of 1990 may have had Friday alone. Banks and much of business closed on Saturday instead of Thursday ' +
      'before 2006.',
  },
  library: 'BH',
  exclusions: [
    {
      rule: '1 Shawwal',
      from: 2005,
      to: 2026,
      why: 'computed, in some years a day off: see the rules',
    },
    {
      rule: '9 Dhu al-Hijjah',
      from: 2005,
      to: 2026,
      why: 'computed, in some years a day off: see the rules',
    },
    {
      rule: '10 Dhu al-Hijjah P3D',
      from: 2005,
      to: 2026,
      why: 'computed, in some years a day off: see the rules',
    },
  ],
  rules: RULES,
  dates: DATES,
});

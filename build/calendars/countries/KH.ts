import { country } from '../country.js';
import { ruleRows, rulesNamed } from '../many-rows.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY, year } from '../vocabulary.js';

/**
 * Cambodia: the days of the yearly sub-decree, which the Prakas of the Ministry of Labour repeats for private employers.
 * Since 2020 22 days or so: 20 May, 1 June, 23 October and 10 December were dropped then, and the King's birthday has one
 * day (three before). A day on a weekend is not made up in any list read (2021 to 2025). The Buddhist days of later years
 * are computed by the full moons of the calendar that Cambodia shares with Thailand, and estimated; 14 to 16 April too,
 * since some years' New Year begins on the 13th (2024).
 */

const CUT_IN_2020 = 'https://cne.wtf/2019/08/06/6-public-holidays-cut-in-2020';
const LIST_2021 =
  'https://cne.wtf/2020/12/03/21-public-holidays-many-long-weekends-for-2021/?utm_source=rss&utm_medium=rss&utm_campaign=21-public-holidays-many-long-weekends-for-2021';
const LIST_2022 = 'http://www.prasac.com.kh/en/media/public-holiday';
const LIST_2023 = 'https://ibccambodia.com/new/list-of-public-holidays-in-2023/';
const LIST_2024 = 'https://angkortimes.com/cambodian-public-holidays';
const LIST_2025 = 'https://daikoufinance.com/public-holiday';

const NEW_YEAR = 'Khmer New Year';
const VISAK = 'Visak Bochea Day';
const PLOUGHING = 'Royal Ploughing Ceremony';
const PCHUM_BEN = 'Pchum Ben';
const WATER = 'Water Festival';

const EVERY_YEAR: readonly RuleRow[] = [
  ...ruleRows({ from: 2021, source: LIST_2023 }, [
    { rule: '01-01', name: 'International New Year', names: { km: 'ទិវាចូលឆ្នាំសកល' } },
    { rule: '01-07', name: 'Victory over Genocide Day', names: { km: 'ទិវាជ័យជម្នះលើរបបប្រល័យពូជសាសន៍' } },
    { rule: '03-08', name: "International Women's Day", names: { km: 'ទិវានារីអន្តរជាតិ' } },
    { rule: '05-01', name: 'International Labour Day', names: { km: 'ទិវាពលកម្មអន្តរជាតិ' } },
    { rule: '05-14', name: "King Norodom Sihamoni's Birthday" },
    { rule: '06-18', name: "Queen Mother Norodom Monineath's Birthday" },
    { rule: '09-24', name: 'Constitution Day' },
    { rule: '10-15', name: 'Commemoration Day of the King Father Norodom Sihanouk' },
    { rule: '10-29', name: "King Norodom Sihamoni's Coronation Day" },
    { rule: '11-09', name: 'Independence Day' },
  ]),
  { rule: '12-29', name: 'Peace Day', from: 2025, source: LIST_2025 },
];

const COMPUTED: readonly RuleRow[] = [
  { rule: '04-14', name: NEW_YEAR, from: 2026, source: LIST_2025, status: 'estimated' },
  { rule: '04-15', name: NEW_YEAR, from: 2026, source: LIST_2025, status: 'estimated' },
  { rule: '04-16', name: NEW_YEAR, from: 2026, source: LIST_2025, status: 'estimated' },
  ...rulesNamed(
    { from: 2026, source: LIST_2025 },
    {
      'feast khmer-visak at KH': VISAK,
      'feast khmer-visak at KH +4': PLOUGHING,
      'feast pchum-ben at KH -1 for 3 days': PCHUM_BEN,
      'feast water-festival at KH -1 for 3 days': WATER,
    },
  ),
];

export default country({
  id: 'KH',
  name: 'Cambodia',
  doubts: 'Doubts: New Year of 2020 was worked and given in August (17 to 21), in no text that was read: not in.',
  doubtful: [
    {
      years: '2020 2026',
      note: 'The list of 2020 was not read but for what was dropped, nor that of 2026, and 8 March of 2020 is uncertain.',
    },
    { on: '2022-06-06', note: '6 June 2022 was a day off after the commune elections.' },
  ],
  localName: 'កម្ពុជា',
  cities: 'Phnom Penh',
  currencies: ['KHR'],
  timezone: 'Asia/Phnom_Penh',
  weekend: {
    ...SATURDAY_SUNDAY,
    note: 'Government offices; since when Saturday is free all day was not read. Private employers may work six days.',
  },
  years: { from: 2021, why: `the days since the reform of 2020 (${CUT_IN_2020}); lists from 2021 on were read` },
  rules: [EVERY_YEAR, COMPUTED],
  dates: [
    // Khmer New Year from..to, Visak Bochea, Ploughing, and the middle days of Pchum Ben and of the Water Festival.
    ...holidays(NEW_YEAR, LIST_2021, '2021-04-14 2021-04-15 2021-04-16'),
    ...holidays(VISAK, LIST_2021, '2021-04-26'),
    ...holidays(PLOUGHING, LIST_2021, '2021-04-30'),
    ...holidays(PCHUM_BEN, LIST_2021, '2021-10-05 2021-10-06 2021-10-07'),
    ...holidays(WATER, LIST_2021, '2021-11-18 2021-11-19 2021-11-20'),
    ...holidays(NEW_YEAR, LIST_2022, '2022-04-14 2022-04-15 2022-04-16'),
    ...holidays(VISAK, LIST_2022, '2022-05-15'),
    ...holidays(PLOUGHING, LIST_2022, '2022-05-19'),
    ...holidays(PCHUM_BEN, LIST_2022, '2022-09-24 2022-09-25 2022-09-26'),
    ...holidays(WATER, LIST_2022, '2022-11-07 2022-11-08 2022-11-09'),
    year(2022, LIST_2022, { '06-06': 'Day after the commune elections' }),
    ...holidays(NEW_YEAR, LIST_2023, '2023-04-14 2023-04-15 2023-04-16'),
    ...holidays(VISAK, LIST_2023, '2023-05-04'),
    ...holidays(PLOUGHING, LIST_2023, '2023-05-08'),
    ...holidays(PCHUM_BEN, LIST_2023, '2023-10-13 2023-10-14 2023-10-15'),
    ...holidays(WATER, LIST_2023, '2023-11-26 2023-11-27 2023-11-28'),
    ...holidays(NEW_YEAR, LIST_2024, '2024-04-13 2024-04-14 2024-04-15 2024-04-16'),
    ...holidays(VISAK, LIST_2024, '2024-05-22'),
    ...holidays(PLOUGHING, LIST_2024, '2024-05-26'),
    ...holidays(PCHUM_BEN, LIST_2024, '2024-10-01 2024-10-02 2024-10-03'),
    ...holidays(WATER, LIST_2024, '2024-11-14 2024-11-15 2024-11-16'),
    ...holidays(NEW_YEAR, LIST_2025, '2025-04-14 2025-04-15 2025-04-16'),
    ...holidays(VISAK, LIST_2025, '2025-05-11'),
    ...holidays(PLOUGHING, LIST_2025, '2025-05-15'),
    ...holidays(PCHUM_BEN, LIST_2025, '2025-09-21 2025-09-22 2025-09-23'),
    ...holidays(WATER, LIST_2025, '2025-11-04 2025-11-05 2025-11-06'),
  ],
});

import { country } from '../country.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY, year } from '../vocabulary.js';

/**
 * Cambodia: the days of the yearly sub-decree, which the Prakas of the Ministry of Labour repeats for private employers.
 * Since 2020 22 days or so: 20 May, 1 June, 23 October and 10 December were dropped then, and the King's birthday has one
 * day (three before). A day on a weekend is not made up in any list read (2021 to 2025). The Buddhist days of later years
 * are computed by the full moons of the calendar that Cambodia shares with Thailand, and estimated; 14 to 16 April too,
 * since some years' New Year begins on the 13th (2024).
 *
 * Doubts: the list of 2020 was not read but for what was dropped, nor that of 2026, and 8 March of 2020 is uncertain; New
 * Year of 2020 was worked and given in August (17 to 21), in no text that was read: not in. 6 June 2022 was a day off after
 * the commune elections.
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

/** Khmer New Year from..to, Visak Bochea, Ploughing, and the middle days of Pchum Ben and of the Water Festival. */
function lunar(
  ofYear: number,
  source: string,
  [newYear, visak, ploughing, pchum, water]: readonly string[],
): ListedDate[] {
  const named = (days: string | undefined, name: string) =>
    (days ?? '').split(' ').map((day): [string, string] => [day, name]);
  return year(
    ofYear,
    source,
    Object.fromEntries([
      ...named(newYear, NEW_YEAR),
      ...named(visak, VISAK),
      ...named(ploughing, PLOUGHING),
      ...named(pchum, PCHUM_BEN),
      ...named(water, WATER),
    ]),
  );
}

const EVERY_YEAR: readonly RuleRow[] = [
  fixed('01-01', 'International New Year', 'ទិវាចូលឆ្នាំសកល'),
  fixed('01-07', 'Victory over Genocide Day', 'ទិវាជ័យជម្នះលើរបបប្រល័យពូជសាសន៍'),
  fixed('03-08', "International Women's Day", 'ទិវានារីអន្តរជាតិ'),
  fixed('05-01', 'International Labour Day', 'ទិវាពលកម្មអន្តរជាតិ'),
  fixed('05-14', "King Norodom Sihamoni's Birthday"),
  fixed('06-18', "Queen Mother Norodom Monineath's Birthday"),
  fixed('09-24', 'Constitution Day'),
  fixed('10-15', 'Commemoration Day of the King Father Norodom Sihanouk'),
  fixed('10-29', "King Norodom Sihamoni's Coronation Day"),
  fixed('11-09', 'Independence Day'),
  { ...fixed('12-29', 'Peace Day'), from: 2025, source: LIST_2025 },
];

const COMPUTED: readonly RuleRow[] = [
  { ...computed('04-14', NEW_YEAR), status: 'estimated' },
  { ...computed('04-15', NEW_YEAR), status: 'estimated' },
  { ...computed('04-16', NEW_YEAR), status: 'estimated' },
  computed('feast khmer-visak at KH', VISAK),
  computed('feast khmer-visak at KH +4', PLOUGHING),
  computed('feast pchum-ben at KH -1 for 3 days', PCHUM_BEN),
  computed('feast water-festival at KH -1 for 3 days', WATER),
];

function fixed(rule: string, name: string, km?: string): RuleRow {
  return { rule, name, ...(km && { names: { km } }), from: 2021, source: LIST_2023 };
}

function computed(rule: string, name: string): RuleRow {
  return { rule, name, from: 2026, source: LIST_2025 };
}

export default country({
  id: 'KH',
  name: 'Cambodia',
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
    lunar(2021, LIST_2021, ['04-14 04-15 04-16', '04-26', '04-30', '10-05 10-06 10-07', '11-18 11-19 11-20']),
    lunar(2022, LIST_2022, ['04-14 04-15 04-16', '05-15', '05-19', '09-24 09-25 09-26', '11-07 11-08 11-09']),
    year(2022, LIST_2022, { '06-06': 'Day after the commune elections' }),
    lunar(2023, LIST_2023, ['04-14 04-15 04-16', '05-04', '05-08', '10-13 10-14 10-15', '11-26 11-27 11-28']),
    lunar(2024, LIST_2024, ['04-13 04-14 04-15 04-16', '05-22', '05-26', '10-01 10-02 10-03', '11-14 11-15 11-16']),
    lunar(2025, LIST_2025, ['04-14 04-15 04-16', '05-11', '05-15', '09-21 09-22 09-23', '11-04 11-05 11-06']),
  ],
});

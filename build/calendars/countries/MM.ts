import { country } from '../country.js';
import { holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY, workedFor, year } from '../vocabulary.js';

/**
 * Myanmar: the public holidays that the government announces for each year. The full moons are computed by the calendar of
 * Myanmar, which gives all that were read of 2013 to 2026; estimated all the same. Lists read: 2017 (days of Thingyan moved to
 * later in the year), 2021 (with the days in lieu of that year; they were given from 2020 to 2022 only), 2026. From late 2024 the
 * government joins days off for Saturdays worked.
 *
 * Doubts: the days of Thingyan are announced (five from 2017 to 2021, nine since 2022, in 2026 from the 11th to the 19th; from
 * the 13th in 2024 and 2025 by a compilation); the Saturdays worked for 2 January and 13 February 2026 were not found. Deepavali and Eid
 * al-Adha are announced shortly before. Further full-moon days of 2018 to 2020 were not read.
 */

const LIST_2017 = 'https://taptrip.jp/12298';
const LIST_2019 = 'https://wikivisually.com/wiki/Public_holidays_in_Myanmar';
const LIST_2020 = 'https://en-wikipedia--on--ipfs-org.ipns.dweb.link/wiki/Public_holidays_in_Myanmar';
const LIST_2021 = 'https://ryt9.com/en/hol/247831';
const NEW_IN_2025 = 'http://en.people.cn/n3/2024/0709/c90000-20191438.html';
const LIST_2026 = 'https://www.scbmm.com/en/about-us/national-holiday.html';
const LEAD = { note: 'doubt: found in another compilation only.' } as const;

const THINGYAN = 'Myanmar New Year (Thingyan)';
const THADINGYUT = 'Full Moon of Thadingyut';
const TAZAUNGMON = 'Full Moon of Tazaungmon';

const RULES: readonly RuleRow[] = [
  day('01-01', "New Year's Day", { from: 2025, source: NEW_IN_2025 }),
  day('chinese 01-0-01', 'Chinese New Year', { from: 2025, source: NEW_IN_2025 }),
  day('01-04', 'Independence Day'),
  day('02-12', 'Union Day'),
  day('03-02', "Peasants' Day"),
  day('03-27', 'Armed Forces Day'),
  day('05-01', 'Labour Day'),
  day('07-19', "Martyrs' Day"),
  day('12-25', 'Christmas Day'),
  day('feast tabaung at MM', 'Full Moon of Tabaung'),
  day('feast kason at MM', 'Full Moon of Kason'),
  day('feast waso at MM', 'Full Moon of Waso'),
  day('feast thadingyut at MM -1 for 3 days', THADINGYUT),
  day('feast tazaungmon at MM -1 for 2 days', TAZAUNGMON),
  day('feast myanmar-national-day at MM', 'National Day'),
  day('feast kayin-new-year at MM', 'Kayin New Year'),
  day('feast eid-al-adha at MM', 'Eid al-Adha'),
  day('feast deepavali at IN', 'Diwali (Deepavali)'),
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((date) =>
    day(`04-${date}`, THINGYAN, { from: 2027, source: LIST_2026, status: 'estimated' }),
  ),
];

function day(rule: string, name: string, more: Partial<RuleRow> = {}): RuleRow {
  return { rule, name, from: 2017, source: LIST_2017, ...more };
}

/** Days of April from..to. */
function april(ofYear: number, first: number, last: number): string {
  return Array.from(
    { length: last - first + 1 },
    (_, at) => `${ofYear}-04-${String(first + at).padStart(2, '0')}`,
  ).join(' ');
}

export default country({
  id: 'MM',
  name: 'Myanmar',
  localName: 'မြန်မာ',
  otherNames: 'Burma',
  cities: 'Naypyidaw',
  currencies: ['MMK'],
  timezone: 'Asia/Yangon',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2017, why: 'the list of 2017 is the oldest read' },
  rules: RULES,
  dates: [
    holidays(THINGYAN, LIST_2017, april(2017, 13, 17)),
    year(2017, LIST_2017, {
      '12-30': "International New Year's holidays",
      '12-31': "International New Year's holidays",
    }),
    holidays(THINGYAN, NOT_FOUND, april(2018, 13, 17), LEAD),
    holidays(THINGYAN, LIST_2019, april(2019, 13, 17), { lead: true, ...LEAD }),
    holidays(THADINGYUT, LIST_2019, '2019-10-11 2019-10-15', { lead: true, ...LEAD }),
    holidays(TAZAUNGMON, LIST_2019, '2019-11-12', { lead: true, ...LEAD }),
    year(2019, LIST_2019, { '12-31': "New Year's Eve" }, { lead: true, ...LEAD }),
    year(2020, LIST_2020, { '01-01': "New Year's Day", '12-31': "New Year's Eve" }, { lead: true, ...LEAD }),
    holidays(THINGYAN, LIST_2020, april(2020, 10, 17), { lead: true, ...LEAD }),
    holidays(THADINGYUT, LIST_2020, '2020-10-29 2020-11-02', { lead: true, ...LEAD }),
    holidays(TAZAUNGMON, LIST_2020, '2020-11-27 2020-11-30', { lead: true, ...LEAD }),
    holidays(THINGYAN, LIST_2021, `${april(2021, 13, 16)} 2021-04-17 2021-04-19`),
    year(2021, LIST_2021, {
      '01-01': "New Year's Day",
      '01-13': 'Kayin New Year',
      '03-26': { name: 'Full Moon of Tabaung', observed: true },
      '03-29': { name: 'Armed Forces Day', observed: true },
      '05-25': 'Full Moon of Kason',
      '07-23': 'Full Moon of Waso',
      '10-19': THADINGYUT,
      '10-20': THADINGYUT,
      '10-21': THADINGYUT,
      '11-17': TAZAUNGMON,
      '11-18': TAZAUNGMON,
      '11-29': { name: 'National Day', observed: true },
      '12-24': { name: 'Christmas Day', observed: true },
      '12-31': "New Year's Eve",
    }),
    holidays(THINGYAN, NOT_FOUND, `${april(2022, 9, 17)} ${april(2023, 9, 17)}`, LEAD),
    holidays(THINGYAN, NOT_FOUND, `${april(2024, 13, 21)} ${april(2025, 13, 21)}`, LEAD),
    workedFor(NOT_FOUND, { '2025-01-11': '2024-12-31', '2025-03-22': '2025-03-12', '2025-03-29': '2025-03-14' }, LEAD),
    workedFor(NOT_FOUND, { '2025-11-08': '2025-11-03' }, LEAD),
    workedFor(LIST_2026, { '2026-01-10': '2025-12-26', '2026-02-21': '2026-02-16' }),
    holidays(THINGYAN, LIST_2026, april(2026, 11, 19)),
    year(2026, LIST_2026, {
      '01-01': "New Year's Day",
      '01-02': "New Year's holidays",
      '02-13': 'Union Day (additional)',
      '02-17': 'Chinese New Year',
      '03-02': "Peasants' Day / Full Moon of Tabaung",
      '04-30': 'Full Moon of Kason',
      '07-29': 'Full Moon of Waso',
      '10-25': THADINGYUT,
      '10-26': THADINGYUT,
      '10-27': THADINGYUT,
      '11-23': TAZAUNGMON,
      '11-24': TAZAUNGMON,
      '12-04': 'National Day',
    }),
  ],
});

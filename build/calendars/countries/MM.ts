import { country } from '../country.js';
import { onRules, rulesNamed } from '../many-rows.js';
import { holidays, NOT_FOUND, type RuleRow, SATURDAY_SUNDAY, workedFor, year } from '../vocabulary.js';

/**
 * Myanmar: the public holidays that the government announces for each year. The full moons are computed by the calendar of
 * Myanmar, which gives all that were read of 2013 to 2026; estimated all the same. Lists read: 2017 (days of Thingyan moved to
 * later in the year), 2021 (with the days in lieu of that year; they were given from 2020 to 2022 only), 2026. From late 2024 the
 * government joins days off for Saturdays worked.
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
  { rule: '01-01', name: "New Year's Day", from: 2025, source: NEW_IN_2025 },
  { rule: 'chinese 01-0-01', name: 'Chinese New Year', from: 2025, source: NEW_IN_2025 },
  ...rulesNamed(
    { from: 2017, source: LIST_2017 },
    {
      '01-04': 'Independence Day',
      '02-12': 'Union Day',
      '03-02': "Peasants' Day",
      '03-27': 'Armed Forces Day',
      '05-01': 'Labour Day',
      '07-19': "Martyrs' Day",
      '12-25': 'Christmas Day',
      'feast tabaung at MM': 'Full Moon of Tabaung',
      'feast kason at MM': 'Full Moon of Kason',
      'feast waso at MM': 'Full Moon of Waso',
      'feast thadingyut at MM -1 for 3 days': THADINGYUT,
      'feast tazaungmon at MM -1 for 2 days': TAZAUNGMON,
      'feast myanmar-national-day at MM': 'National Day',
      'feast kayin-new-year at MM': 'Kayin New Year',
      'feast eid-al-adha at MM': 'Eid al-Adha',
      'feast deepavali at IN': 'Diwali (Deepavali)',
    },
  ),
  ...onRules(['04-11', '04-12', '04-13', '04-14', '04-15', '04-16', '04-17', '04-18', '04-19'], {
    name: THINGYAN,
    from: 2027,
    status: 'estimated',
    source: LIST_2026,
  }),
];

export default country({
  id: 'MM',
  name: 'Myanmar',
  doubts: 'Doubts: the Saturdays worked for 2 January and 13 February 2026 were not found.',
  doubtful: [
    {
      named: ['Thingyan', 'Myanmar New Year'],
      years: '2017-',
      note: 'The days of Thingyan are announced (five from 2017 to 2021, nine since 2022, in 2026 from the 11th to the 19th; from the 13th in 2024 and 2025 by a compilation).',
    },
    { named: ['Deepavali', 'Eid'], note: 'Deepavali and Eid al-Adha are announced shortly before.' },
    { named: ['Full Moon'], years: '2018-2020', note: 'Further full-moon days of 2018 to 2020 were not read.' },
  ],
  localName: 'မြန်မာ',
  otherNames: 'Burma',
  cities: 'Naypyidaw',
  currencies: ['MMK'],
  timezone: 'Asia/Yangon',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2017, why: 'the list of 2017 is the oldest read' },
  rules: RULES,
  dates: [
    holidays(THINGYAN, LIST_2017, '2017-04-13 2017-04-14 2017-04-15 2017-04-16 2017-04-17'),
    year(2017, LIST_2017, {
      '12-30': "International New Year's holidays",
      '12-31': "International New Year's holidays",
    }),
    holidays(THINGYAN, NOT_FOUND, '2018-04-13 2018-04-14 2018-04-15 2018-04-16 2018-04-17', LEAD),
    holidays(THINGYAN, LIST_2019, '2019-04-13 2019-04-14 2019-04-15 2019-04-16 2019-04-17', { lead: true, ...LEAD }),
    holidays(THADINGYUT, LIST_2019, '2019-10-11 2019-10-15', { lead: true, ...LEAD }),
    holidays(TAZAUNGMON, LIST_2019, '2019-11-12', { lead: true, ...LEAD }),
    year(2019, LIST_2019, { '12-31': "New Year's Eve" }, { lead: true, ...LEAD }),
    year(2020, LIST_2020, { '01-01': "New Year's Day", '12-31': "New Year's Eve" }, { lead: true, ...LEAD }),
    holidays(
      THINGYAN,
      LIST_2020,
      '2020-04-10 2020-04-11 2020-04-12 2020-04-13 2020-04-14 2020-04-15 2020-04-16 2020-04-17',
      { lead: true, ...LEAD },
    ),
    holidays(THADINGYUT, LIST_2020, '2020-10-29 2020-11-02', { lead: true, ...LEAD }),
    holidays(TAZAUNGMON, LIST_2020, '2020-11-27 2020-11-30', { lead: true, ...LEAD }),
    holidays(THINGYAN, LIST_2021, '2021-04-13 2021-04-14 2021-04-15 2021-04-16 2021-04-17 2021-04-19'),
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
    holidays(
      THINGYAN,
      NOT_FOUND,
      '2022-04-09 2022-04-10 2022-04-11 2022-04-12 2022-04-13 2022-04-14 2022-04-15 2022-04-16 2022-04-17 2023-04-09 2023-04-10 2023-04-11 2023-04-12 2023-04-13 2023-04-14 2023-04-15 2023-04-16 2023-04-17',
      LEAD,
    ),
    holidays(
      THINGYAN,
      NOT_FOUND,
      '2024-04-13 2024-04-14 2024-04-15 2024-04-16 2024-04-17 2024-04-18 2024-04-19 2024-04-20 2024-04-21 2025-04-13 2025-04-14 2025-04-15 2025-04-16 2025-04-17 2025-04-18 2025-04-19 2025-04-20 2025-04-21',
      LEAD,
    ),
    workedFor(NOT_FOUND, { '2025-01-11': '2024-12-31', '2025-03-22': '2025-03-12', '2025-03-29': '2025-03-14' }, LEAD),
    workedFor(NOT_FOUND, { '2025-11-08': '2025-11-03' }, LEAD),
    workedFor(LIST_2026, { '2026-01-10': '2025-12-26', '2026-02-21': '2026-02-16' }),
    holidays(
      THINGYAN,
      LIST_2026,
      '2026-04-11 2026-04-12 2026-04-13 2026-04-14 2026-04-15 2026-04-16 2026-04-17 2026-04-18 2026-04-19',
    ),
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

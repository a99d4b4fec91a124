import { country } from '../country.js';
import { datesNamed, onRules, ruleRows } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY, year } from '../vocabulary.js';

/**
 * Bhutan: the national holidays that the Ministry of Home Affairs lists for each year from Losar on. The lunar days are computed by
 * the calendar of Bhutan and estimated; lists of 2015, 2020, 2023 and 2024 agree with it but for a day each in 2015 and 2023.
 * Dashain is the day of Nepal's Vijaya Dashami. Nothing is made up on another day. Thimphu has its Drubchen and the three
 * days of its Tshechu; the other dzongkhags' Tshechus are said by each of them and not in.
 */

const LIST_2015 = 'https://www.eda.admin.ch/countries/bhutan/en/home/news/official-holidays.html';
const LIST_2020 = 'https://www.bhutanjeweltravel.com/bhutan-public-holiday-year-2020/';
const LIST_2023 = 'https://letundra.com/en/countries/bhutan/';
const LIST_2024 = 'https://www.holiday-times.com/public-holidays-bhutan/';
const SNOW_2016 =
  'http://qppstudio-public-holidays-news.blogspot.com/2016/01/bhutanese-2016-first-snow-public-holiday.html';

const NYILO = 'Winter Solstice (Nyilo)';
const OFFERING = 'Traditional Day of Offering';
const ZHABDRUNG = 'Zhabdrung Kuchoe';
const PARINIRVANA = "Lord Buddha's Parinirvana";
const GURU = 'Birth Anniversary of Guru Rinpoche';
const SERMON = 'First Sermon of Lord Buddha';
const RAINY = 'Blessed Rainy Day';
const DASHAIN = 'Dashain';
const DESCENDING = 'Descending Day of Lord Buddha';
const DRUBCHEN = 'Thimphu Drubchen';
const TSHECHU = 'Thimphu Tshechu';

const RULES: readonly RuleRow[] = [
  ...ruleRows({ from: 2015, source: LIST_2024 }, [
    { rule: '01-02', name: NYILO, exceptYears: [2024], status: 'estimated' },
    { rule: 'feast day-of-offering at BT', name: OFFERING },
    { rule: 'feast losar at BT for 2 days', name: 'Losar' },
  ]),
  ...onRules(['02-21', '02-22', '02-23'], {
    name: 'Birth Anniversary of His Majesty the King',
    from: 2015,
    source: LIST_2024,
  }),
  ...ruleRows({ from: 2015, source: LIST_2024 }, [
    { rule: 'feast zhabdrung-kuchoe at BT', name: ZHABDRUNG },
    { rule: '05-02', name: 'Birth Anniversary of the Third Druk Gyalpo' },
    { rule: 'feast parinirvana at BT', name: PARINIRVANA },
    { rule: 'feast guru-rinpoche at BT', name: GURU, exceptYears: [2015] },
    { rule: 'feast first-sermon at BT', name: SERMON, exceptYears: [2023] },
    { rule: '09-23', name: RAINY, exceptYears: [2015, 2023, 2024], status: 'estimated' },
    { rule: 'feast dussehra at NP', name: DASHAIN, exceptYears: [2020] },
    { rule: '11-01', name: 'Coronation Day of His Majesty the King' },
    { rule: 'feast descending-day at BT', name: DESCENDING },
    { rule: '11-11', name: 'Birth Anniversary of the Fourth Druk Gyalpo' },
    { rule: '12-17', name: 'National Day' },
  ]),
];

export default country({
  id: 'BT',
  name: 'Bhutan',
  doubts:
    "Doubts: no list was read on the ministry's pages. One-off holidays (elections, first snow, visits) were read for 2012 and 2016 only.",
  doubtful: [
    {
      named: ['Blessed Rainy', 'Nyilo'],
      note: 'Blessed Rainy Day is the 22nd to the 24th of September as the almanac has it, Nyilo the 2nd or 3rd of January: the commoner date is computed.',
    },
  ],
  localName: 'འབྲུག',
  cities: 'Thimphu',
  currencies: ['BTN', 'INR'],
  timezone: 'Asia/Thimphu',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2015, why: 'the list of 2015 is the oldest read' },
  rules: RULES,
  dates: [
    ...datesNamed(
      { kind: 'holiday', source: LIST_2015 },
      {
        '2015-02-19': 'Losar',
        '2015-02-20': 'Losar',
        '2015-04-28': ZHABDRUNG,
        '2015-06-02': PARINIRVANA,
        '2015-06-26': GURU,
        '2015-07-20': SERMON,
        '2015-09-22': RAINY,
        '2015-10-22': DASHAIN,
        '2015-11-03': DESCENDING,
      },
    ),
    year(2016, SNOW_2016, { '01-20': 'First snowfall' }),
    ...datesNamed(
      { kind: 'holiday', source: LIST_2020 },
      {
        '2020-02-24': 'Losar',
        '2020-02-25': 'Losar',
        '2020-06-05': PARINIRVANA,
        '2020-06-30': GURU,
        '2020-07-24': SERMON,
        '2020-09-23': RAINY,
        '2020-10-26': DASHAIN,
        '2020-11-07': DESCENDING,
      },
    ),
    ...datesNamed(
      { kind: 'holiday', source: LIST_2023 },
      {
        '2023-01-22': OFFERING,
        '2023-04-30': ZHABDRUNG,
        '2023-06-04': PARINIRVANA,
        '2023-06-28': GURU,
        '2023-07-21': SERMON,
        '2023-09-24': RAINY,
        '2023-10-24': DASHAIN,
        '2023-11-04': DESCENDING,
      },
    ),
    ...datesNamed(
      { kind: 'holiday', source: LIST_2024 },
      {
        '2024-01-12': OFFERING,
        '2024-02-10': 'Losar',
        '2024-02-11': 'Losar',
        '2024-04-18': ZHABDRUNG,
        '2024-05-23': PARINIRVANA,
        '2024-06-16': GURU,
        '2024-07-10': SERMON,
        '2024-09-22': RAINY,
        '2024-10-12': DASHAIN,
        '2024-11-22': DESCENDING,
      },
    ),
    year(2024, LIST_2024, { '01-03': NYILO }),
  ],
  subdivisions: [
    {
      id: '15',
      name: 'Thimphu',
      rules: [
        { rule: 'feast thimphu-drubchen at BT', name: DRUBCHEN, from: 2015, source: LIST_2024 },
        { rule: 'feast thimphu-tshechu at BT for 3 days', name: TSHECHU, from: 2015, source: LIST_2024 },
      ],
      dates: [
        year(2015, LIST_2015, { '09-23': TSHECHU, '09-24': TSHECHU, '09-25': TSHECHU }),
        year(2020, LIST_2020, { '09-22': DRUBCHEN, '09-26': TSHECHU, '09-27': TSHECHU, '09-28': TSHECHU }),
        year(2024, LIST_2024, { '09-09': DRUBCHEN, '09-13': TSHECHU, '09-14': TSHECHU, '09-15': TSHECHU }),
      ],
    },
  ],
});

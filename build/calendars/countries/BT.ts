import { country } from '../country.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY, year } from '../vocabulary.js';

/**
 * Bhutan: the national holidays that the Ministry of Home Affairs lists for each year from Losar on. The lunar days are computed by
 * the calendar of Bhutan and estimated; lists of 2015, 2020, 2023 and 2024 agree with it but for a day each in 2015 and 2023.
 * Dashain is the day of Nepal's Vijaya Dashami. Nothing is made up on another day. Thimphu has its Drubchen and the three
 * days of its Tshechu; the other dzongkhags' Tshechus are said by each of them and not in.
 *
 * Doubts: no list was read on the ministry's pages. Blessed Rainy Day is the 22nd to the 24th of September as the almanac has it, Nyilo
 * the 2nd or 3rd of January: the commoner date is computed. One-off holidays (elections, first snow, visits) were read for
 * 2012 and 2016 only.
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

function day(rule: string, name: string, more: Partial<RuleRow> = {}): RuleRow {
  return { rule, name, from: 2015, source: LIST_2024, ...more };
}

const RULES: readonly RuleRow[] = [
  day('01-02', NYILO, { status: 'estimated', exceptYears: [2024] }),
  day('feast day-of-offering at BT', OFFERING),
  day('feast losar at BT for 2 days', 'Losar'),
  ...['02-21', '02-22', '02-23'].map((rule) => day(rule, 'Birth Anniversary of His Majesty the King')),
  day('feast zhabdrung-kuchoe at BT', ZHABDRUNG),
  day('05-02', 'Birth Anniversary of the Third Druk Gyalpo'),
  day('feast parinirvana at BT', PARINIRVANA),
  day('feast guru-rinpoche at BT', GURU, { exceptYears: [2015] }),
  day('feast first-sermon at BT', SERMON, { exceptYears: [2023] }),
  day('09-23', RAINY, { status: 'estimated', exceptYears: [2015, 2023, 2024] }),
  day('feast dussehra at NP', DASHAIN, { exceptYears: [2020] }),
  day('11-01', 'Coronation Day of His Majesty the King'),
  day('feast descending-day at BT', DESCENDING),
  day('11-11', 'Birth Anniversary of the Fourth Druk Gyalpo'),
  day('12-17', 'National Day'),
];

function lunar(
  ofYear: number,
  source: string,
  days: readonly string[],
  more: readonly ListedDate[] = [],
): ListedDate[] {
  const names = [OFFERING, 'Losar', 'Losar', ZHABDRUNG, PARINIRVANA, GURU, SERMON, RAINY, DASHAIN, DESCENDING];
  const named = days.map((date, at) => [date, names[at]!] as const).filter(([date]) => date !== '');
  return [...year(ofYear, source, Object.fromEntries(named)), ...more];
}

export default country({
  id: 'BT',
  name: 'Bhutan',
  localName: 'འབྲུག',
  cities: 'Thimphu',
  currencies: ['BTN', 'INR'],
  timezone: 'Asia/Thimphu',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2015, why: 'the list of 2015 is the oldest read' },
  rules: RULES,
  dates: [
    lunar(2015, LIST_2015, ['', '02-19', '02-20', '04-28', '06-02', '06-26', '07-20', '09-22', '10-22', '11-03']),
    year(2016, SNOW_2016, { '01-20': 'First snowfall' }),
    lunar(2020, LIST_2020, ['', '02-24', '02-25', '', '06-05', '06-30', '07-24', '09-23', '10-26', '11-07']),
    lunar(2023, LIST_2023, ['01-22', '', '', '04-30', '06-04', '06-28', '07-21', '09-24', '10-24', '11-04']),
    lunar(2024, LIST_2024, ['01-12', '02-10', '02-11', '04-18', '05-23', '06-16', '07-10', '09-22', '10-12', '11-22']),
    year(2024, LIST_2024, { '01-03': NYILO }),
  ],
  subdivisions: [
    {
      id: '15',
      name: 'Thimphu',
      rules: [day('feast thimphu-drubchen at BT', DRUBCHEN), day('feast thimphu-tshechu at BT for 3 days', TSHECHU)],
      dates: [
        year(2015, LIST_2015, { '09-23': TSHECHU, '09-24': TSHECHU, '09-25': TSHECHU }),
        year(2020, LIST_2020, { '09-22': DRUBCHEN, '09-26': TSHECHU, '09-27': TSHECHU, '09-28': TSHECHU }),
        year(2024, LIST_2024, { '09-09': DRUBCHEN, '09-13': TSHECHU, '09-14': TSHECHU, '09-15': TSHECHU }),
      ],
    },
  ],
});

import { country } from '../country.js';
import { standing } from '../forms/africa.js';
import { excludedRules, ruleRows } from '../many-rows.js';
import { holidays } from '../vocabulary.js';
import { ADHA_OF_MECCA } from './shared/african-rows.js';

/**
 * South Sudan. The ministry of labour sends a circular each year and notices beside it. The days that lists of recent
 * years have in common: 1 January, Good Friday, Easter Monday, 1 May, 16 May, 9 July (a Monday after a Sunday), 30 July,
 * 24 to 26 December, three days at each Eid. 8 March, 28 and 31 December of the library are in none of them.
 */

const LIST_2023 = 'https://www.officeholidays.com/countries/south-sudan/2023';
const FITR_2014 = 'http://new.radiotamazuj.org/en/news/article/south-sudan-government-announces-three-day-holiday';
const FITR_2024 = 'https://onecitizendaily.com/index.php/2024/04/06/govt-declares-3-day-eid-al-fitr-holiday/';
const SUNDAYS_2017 = 'http://www.eyeradio.org/govt-declares-jan-2-public-holiday/';
const JULY_2017 = 'https://www.eyeradio.org/public-holiday/?noamp=mobile';
const CHRISTMAS_2023 = 'https://classicfm924.com/government-announces-christmas-new-year-holidays/';
const ADHA_2024 = 'https://onecitizendaily.com/index.php/2024/06/14/govt-announces-3-day-eid-al-adha-holiday/';

export default country({
  id: 'SS',
  name: 'South Sudan',
  doubts: 'Doubts: no circular was read in full.',
  doubtful: [
    {
      named: ['Eid'],
      note: 'Of the Eids one day was for all before (three in 2013 and 2014 by late notices, "in most previous years" one for non-Muslims): three days are given from 2023, one before, estimated.',
    },
    { on: '01-09', note: '9 January is not in all lists.' },
  ],
  cities: 'Juba',
  currencies: ['SSP'],
  timezone: 'Africa/Juba',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: "A state since 9 July 2011. Before, Sudan's Friday in law and Sunday in practice: not settled.",
  },
  library: 'SS',
  exclusions: [
    ...excludedRules(['03-08', '12-28', '12-31'], { why: `in none of the lists read; ${LIST_2023}` }),
    { rule: '2 Shawwal', why: `from 1 Shawwal on: see the rules; ${ADHA_2024}` },
    { rule: '12 Dhu al-Hijjah', why: `from 10 Dhu al-Hijjah on: see the rules; ${ADHA_2024}` },
  ],
  rules: [
    standing(
      {
        'easter -2': 'Good Friday',
        'easter 1': 'Easter Monday',
        '05-01': 'Labour Day',
        '12-24': 'Christmas Eve',
        '12-26': 'Second Christmas Day',
      },
      { from: 2012, status: 'estimated', source: LIST_2023 },
    ),
    ...ruleRows({ status: 'estimated', source: ADHA_2024 }, [
      { rule: '1 Shawwal', name: 'Eid al-Fitr', from: 1990 },
      { rule: '2 Shawwal', name: 'Eid al-Fitr', from: 2023 },
      { rule: '3 Shawwal', name: 'Eid al-Fitr', from: 2023 },
      { rule: '10 Dhu al-Hijjah', name: 'Eid al-Adha', from: 1990 },
      { rule: '11 Dhu al-Hijjah', name: 'Eid al-Adha', from: 2023 },
      { rule: '12 Dhu al-Hijjah', name: 'Eid al-Adha', from: 2023 },
    ]),
    {
      rule: 'substitutes 07-09 if sunday then next monday',
      name: 'Independence Day',
      from: 2017,
      source: JULY_2017,
    },
    {
      rule: 'substitutes 01-01 if sunday then next monday',
      name: "New Year's Day",
      from: 2017,
      source: SUNDAYS_2017,
    },
  ],
  announced: [
    {
      name: 'Eid al-Fitr',
      replaces: ['1 Shawwal', '2 Shawwal', '3 Shawwal'],
      source: FITR_2014,
      years: { 2014: '07-28 07-29 07-30', 2024: { days: '04-09 04-10 04-11', source: FITR_2024 } },
    },
    {
      name: 'Eid al-Adha',
      replaces: ['10 Dhu al-Hijjah', '11 Dhu al-Hijjah', '12 Dhu al-Hijjah'],
      source: ADHA_2024,
      years: { ...ADHA_OF_MECCA, 2024: '06-16 06-17 06-18' },
    },
  ],
  dates: holidays('Christmas holiday', CHRISTMAS_2023, '2023-12-24 2023-12-26 2023-12-27'),
});

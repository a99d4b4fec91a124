import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Zimbabwe. Public Holidays and Prohibition of Business Act (Cap. 10:21), section 2 (1): a holiday on a Sunday gives the
 * Monday, 26 December on a Monday the Tuesday. SI 143 of 2017 makes 21 February a holiday of every year. Defence Forces
 * Day is the day after Heroes' Day; the library has the second Tuesday of August, a week early when the month begins on
 * one (as 2017 and 2023; 15 August 2023 in the list of that year).
 */

const ACT = 'https://www.law.co.zw/download/public-holidays-and-prohibition-of-business-act/';
const LIST_2023 = 'https://zwnews.com/zimbabwe-public-holidays-2023/';

export default country({
  id: 'ZW',
  name: 'Zimbabwe',
  doubts:
    'Doubts: the Schedule was not read; days declared for single years other than those listed were not. 15 September 2025 was no holiday, as the minister said.',
  doubtful: [
    {
      named: ['New Year', 'Independence', 'Workers', 'Africa', 'Heroes', 'Unity', 'Christmas', 'Boxing'],
      years: '2002-',
      note: 'The act was read as of 2001; its Mondays are given from 2002.',
    },
  ],
  cities: 'Harare',
  currencies: ['ZWG', 'USD', 'ZAR', 'BWP', 'GBP', 'AUD', 'CNY', 'INR', 'JPY'],
  timezone: 'Africa/Harare',
  weekend: SATURDAY_SUNDAY,
  library: 'ZW',
  exclusions: [{ rule: '2nd tuesday in August', why: `the day after Heroes' Day: see the rules; ${LIST_2023}` }],
  rules: [
    { rule: 'tuesday after 2nd monday in August', name: 'Defence Forces Day', from: 1990, source: LIST_2023 },
    ...substitutes(
      {
        '01-01': "New Year's Day",
        '04-18': 'Independence Day',
        '05-01': "Workers' Day",
        '05-25': 'Africa Day',
        '12-22': 'Unity Day',
        '12-26': 'Boxing Day',
      },
      { from: 2002, source: ACT },
    ),
    ...substitutes({ '02-21': 'Robert Gabriel Mugabe National Youth Day' }, { from: 2018, source: ACT }),
    { rule: 'substitutes 12-26 if monday then next tuesday', name: 'Christmas Day', from: 2002, source: ACT },
    {
      rule: '02-21',
      name: 'Robert Gabriel Mugabe National Youth Day',
      from: 2018,
      source: 'http://veritaszim.net/node/2284',
    },
  ],
  dates: [
    {
      date: '2018-07-30',
      kind: 'holiday',
      name: 'General Election',
      source: 'https://www.herald.co.zw/july-30-declared-public-holiday/',
    },
    {
      date: '2023-08-23',
      kind: 'holiday',
      name: 'General Election',
      source: 'https://www.zimbabwesituation.com/news/august-23-declared-public-holiday/',
    },
  ],
});

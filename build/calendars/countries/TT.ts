import { country } from '../country.js';
import { datesNamed, excludedRules } from '../many-rows.js';
import { type AnnouncedDays, holidays, NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Trinidad and Tobago. Easter Monday is a public holiday; the library has it as an observance. Where two public
 * holidays fall on one day, the next day that is none is one (Public Holidays and Festivals Act, chapter 19:05, section
 * 3 (2)); the library does so on Sundays only. The days of 2012 to 2030 that follow from that are listed: Good Friday
 * and 30 March in 2018, Corpus Christi with Indian Arrival Day (2013, 2024) and with Labour Day (2014, 2025).
 *
 * Eid-ul-Fitr of 2014, 2015, 2019 and 2023 rests on a compilation of announced dates (estimated).
 *
 * 31 May 2013 was read, and 31 March 2018 (not 3 April, as compilations have it: Saturday is a day like others there;
 * http://newsday.co.tt/2018/03/29/public-holiday-on-saturday/); the others follow from the act.
 */

const NATIONAL_HOLIDAYS = 'https://otp.tt/trinidad-and-tobago/national-holidays-and-awards';
const SECTION_3 = 'http://jyoticommunication.blogspot.com/2013/05/four-day-weekend-at-end-of-may.html';

const APRIL_2025 =
  'https://www.caribbeannationalweekly.com/news/trinidad-and-tobago-announces-eid-ul-fitr-and-shouter-baptist-liberation-day-as-public-holidays/';

const EID: AnnouncedDays = {
  name: 'Eid al-Fitr',
  replaces: ['1 Shawwal and if Sunday then next Monday'],
  source: NOT_FOUND,
  years: {
    '2014': { days: '07-29', note: 'As a compilation of announced dates has it; within a day of the computed one.' },
    '2015': { days: '07-18', note: 'As a compilation of announced dates has it; within a day of the computed one.' },
    '2019': { days: '06-05', note: 'As a compilation of announced dates has it; within a day of the computed one.' },
    '2023': { days: '04-22', note: 'As a compilation of announced dates has it; within a day of the computed one.' },
  },
};

export default country({
  id: 'TT',
  name: 'Trinidad & Tobago',
  doubts:
    'Doubts: What Eid-ul-Fitr makes of other holidays is not in. Days declared one by one (elections, inaugurations) were not read.',
  cities: 'Port of Spain',
  currencies: ['TTD'],
  timezone: 'America/Port_of_Spain',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2012, why: 'Divali is listed from 2012 on' },
  library: 'TT',
  exclusions: excludedRules(['2027-10-28', '2028-10-17', '2029-11-05', '2030-10-25'], {
    why: 'Divali is computed by our rule from 2027 on',
  }),
  announced: [EID],
  rules: [
    { rule: 'easter 1', name: 'Easter Monday', from: 1990, source: NATIONAL_HOLIDAYS },
    {
      rule: 'feast diwali at TT and if sunday then next monday',
      name: 'Divali',
      from: 2027,
      source: NOT_FOUND,
      note: 'computed; the government announces the day with the holidays of the year',
    },
  ],
  dates: [
    ...datesNamed(
      { kind: 'holiday', observed: true, source: SECTION_3 },
      {
        '2013-05-31': 'Corpus Christi / Indian Arrival Day',
        '2014-06-20': 'Corpus Christi / Labour Day',
        '2018-03-31': 'Good Friday / Spiritual Baptist Liberation Day',
        '2024-05-31': 'Corpus Christi / Indian Arrival Day',
        '2025-06-20': 'Corpus Christi / Labour Day',
      },
    ),
    holidays('Spiritual Baptist Liberation Day', APRIL_2025, '2025-04-01', { observed: true }),
  ],
});

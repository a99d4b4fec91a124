import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Saint Kitts and Nevis. Public Holidays Act, chapter 23.23, as quoted in 2022: a Sunday gives the Monday, Christmas Day
 * on a Saturday the Monday, on a Sunday the Monday and Tuesday. 2 January (Carnival, Last Lap) is proclaimed each year;
 * where 1 January is a Sunday the 2nd and 3rd are kept. Culturama is on the Monday and Tuesday of the first week of
 * August that has a Monday.
 *
 * An election of Nevis gives a holiday there alone (13 December 2022: https://nia.gov.kn/december-13-declared-a-public-holiday-on-nevis).
 */

const ACT = 'https://www.myvuenews.com/holidays-for-carnival-christmas-in-st-kitts-nevis/';
const LIST_2023 = 'https://writeups24.com/st-kitts-and-nevis-pm-terrance-drew-shares-list-of-holidays-in-2023/';
const CARICOM_2023 = 'https://weekzone.com/national-holiday/saint-kitts-and-nevis';

/** Its list of news has "St. Kitts and Nevis Public Holiday December 19" (18 December 2017). */
const NEWS_2017 =
  'https://www.qppstudio.net/public-holidays-news/2010/anguilla-declares-tomorrow-a-public-holiday-003351.htm';
const ELECTION_2010 =
  'https://www.qppstudio.net/public-holidays-news/2010/st-kitts-and-nevis-declares-post-election-public-holiday-003319.htm';
/** Its list of news has "St. Kitts and Nevis Public Holiday February 18" (17 February 2015). */
const ELECTION_2015 =
  'https://www.qppstudio.net/public-holidays-news/2009/dominica-announces-january-post-election-public-holiday-003194.htm';

export default country({
  id: 'KN',
  name: 'St. Kitts & Nevis',
  doubts: 'Doubts: days after elections and other single days (2017-09-20, 2022-08-08) were not read.',
  doubtful: [
    {
      named: ['New Year'],
      note: 'Whether a holiday other than Christmas moves from a Saturday (the library moves 1 January).',
    },
  ],
  cities: 'Basseterre',
  currencies: ['XCD'],
  timezone: 'America/St_Kitts',
  weekend: SATURDAY_SUNDAY,
  library: 'KN',
  exclusions: [{ rule: '1st Tuesday in August', why: `the day after the first Monday: see the rules; ${LIST_2023}` }],
  rules: [
    {
      rule: 'tuesday after 1st monday in August',
      name: 'Culturama Day',
      from: 1990,
      source: LIST_2023,
      note: '8 August 2023.',
    },
    {
      rule: 'substitutes 01-02 if sunday then next monday if monday then next tuesday',
      name: 'Carnival Day',
      from: 1990,
      source: ACT,
    },
    { rule: 'substitutes 12-25 if sunday then next tuesday', name: 'Christmas Day', from: 1990, source: ACT },
    { rule: 'substitutes 12-26 if sunday then next monday', name: 'Boxing Day', from: 1990, source: ACT },
  ],
  dates: [
    holidays('Day after the general election', ELECTION_2010, '2010-01-26'),
    holidays('Day after the general election', ELECTION_2015, '2015-02-18'),
    holidays('Day after the election in Nevis', NEWS_2017, '2017-12-19'),
    holidays('50th anniversary of CARICOM', CARICOM_2023, '2023-07-04', { lead: true }),
  ],
});

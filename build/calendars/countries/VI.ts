import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * United States Virgin Islands. An act of December 1999 took Hurricane Supplication Day and Hurricane Thanksgiving Day out
 * of the paid holidays; 1 November (Liberty Day) and 26 December are among them, which the library lacks.
 */

const ACT_1999 =
  'https://www.qppstudio.net/public-holidays-news/1999/us-virgin-islands-drops-3-public-holidays-006073.htm';
const LIBERTY_DAY = 'https://www.officeholidays.com/holidays/us-virgin-islands/d-hamilton-jackson-day';
const LIST_2026 = 'https://time.now/holidays/u-s-virgin-islands/?year=2026';

export default country({
  id: 'VI',
  name: 'U.S. Virgin Islands',
  doubts: 'Doubts: the code (title 1, section 171) was not read.',
  cities: 'Charlotte Amalie',
  currencies: ['USD'],
  aliases: ['US:VI'],
  timezone: 'America/St_Thomas',
  weekend: SATURDAY_SUNDAY,
  library: 'VI',
  englishNames: { 'Labour Day': 'Labor Day' },
  exclusions: [{ rule: '4th Monday in July', from: 2000, why: `no paid holiday since the act of 1999; ${ACT_1999}` }],
  rules: [
    { rule: '11-01', name: 'Liberty Day', from: 1990, source: LIBERTY_DAY },
    { rule: '12-26', name: 'Christmas Second Day', from: 1990, source: LIST_2026 },
  ],
});

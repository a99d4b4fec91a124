import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Zimbabwe. SI 143 of 2017 makes 21 February a holiday of every year; the library lacks it.
 *
 * Doubts: holidays declared for single years, and days kept on the Monday after a Sunday, are not in.
 */

export default country({
  id: 'ZW',
  name: 'Zimbabwe',
  timezone: 'Africa/Harare',
  weekend: SATURDAY_SUNDAY,
  library: 'ZW',
  rules: [
    {
      rule: '02-21',
      name: 'Robert Gabriel Mugabe National Youth Day',
      from: 2018,
      source: 'http://veritaszim.net/node/2284',
    },
  ],
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * United States Minor Outlying Islands: federal installations (Wake Island, Midway), nobody else. The federal holidays are
 * those of the United States.
 */

export default country({
  id: 'UM',
  name: 'U.S. Outlying Islands',
  currencies: ['USD'],
  aliases: ['US:UM'],
  timezone: 'Pacific/Wake',
  weekend: SATURDAY_SUNDAY,
  inherits: [
    {
      calendar: 'US',
      from: 1990,
      source:
        '5 U.S.C. 6103; https://github.com/legalize-dev/legalize-us/blob/73b190e6f8aea16b508195a8a3d332cc4bcdcf9b/us/USC-T5-S6103.md',
    },
  ],
});

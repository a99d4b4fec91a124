import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Tanzania. Zanzibar Revolution Day is 12 January; the library has it on 2 January (excluded).
 *
 * Doubts: holidays declared by the President for single days, such as election days, are not in.
 */

export default country({
  id: 'TZ',
  name: 'Tanzania',
  timezone: 'Africa/Dar_es_Salaam',
  weekend: SATURDAY_SUNDAY,
  library: 'TZ',
  exclusions: [
    {
      rule: '01-02',
      why:
        'a slip of the pen: Zanzibar Revolution Day is 12 January, 2 January is a working day; ' +
        'https://officeholidays.com/holidays/tanzania/zanzibar-revolution-day',
    },
  ],
  rules: [
    {
      rule: '01-12',
      name: 'Zanzibar Revolution Day',
      names: { sw: 'Mapinduzi ya Zanzibar' },
      from: 1990,
      source: 'https://officeholidays.com/holidays/tanzania/zanzibar-revolution-day',
    },
  ],
});

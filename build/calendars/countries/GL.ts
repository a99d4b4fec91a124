import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GL',
  name: 'Greenland',
  localName: 'Kalaallit Nunaat',
  cities: 'Nuuk',
  currencies: ['DKK'],
  timezone: 'America/Nuuk',
  weekend: SATURDAY_SUNDAY,
  library: 'GL',
  exclusions: [
    {
      rule: '01-06',
      why: 'a day of custom, no day off; https://www.norden.org/en/info-norden/public-holidays-greenland',
    },
  ],
});

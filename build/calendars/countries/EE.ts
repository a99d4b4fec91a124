import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'EE',
  name: 'Estonia',
  timezone: 'Europe/Tallinn',
  weekend: SATURDAY_SUNDAY,
  library: 'EE',
  exclusions: [
    {
      rule: '12-24',
      to: 2004,
      why: 'added by RT I 2005, 24, 185; https://www.riigiteataja.ee/en/tolge/text/527122022003',
    },
  ],
});

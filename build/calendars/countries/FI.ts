import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'FI',
  name: 'Finland',
  timezone: 'Europe/Helsinki',
  weekend: SATURDAY_SUNDAY,
  library: 'FI',
  exclusions: [
    {
      rule: 'easter 39',
      to: 1990,
      why:
        'kept on a Saturday from 1973 to 1990, as Epiphany; ' +
        'https://www.lrhto.fi/blogi/loppiainen-mysteeri-vapaapaiva/',
    },
    {
      rule: '12-31',
      why: 'an ordinary working day; closed at the exchange only',
    },
  ],
});

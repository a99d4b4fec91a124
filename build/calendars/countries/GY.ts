import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GY',
  name: 'Guyana',
  timezone: 'America/Guyana',
  weekend: SATURDAY_SUNDAY,
  years: {
    from: 2017,
    to: 2024,
    why: 'Phagwah is listed 2015 to 2024, Deepavali in 2015 and 2017 to 2024 (2016 is lacking)',
  },
  library: 'GY',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'XK',
  name: 'Kosovo',
  timezone: 'Europe/Belgrade',
  weekend: SATURDAY_SUNDAY,
  library: 'XK',
});

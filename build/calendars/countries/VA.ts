import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'VA',
  name: 'Vatican City',
  timezone: 'Europe/Vatican',
  weekend: SATURDAY_SUNDAY,
  library: 'VA',
});

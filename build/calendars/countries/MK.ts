import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MK',
  name: 'Macedonia',
  timezone: 'Europe/Skopje',
  weekend: SATURDAY_SUNDAY,
  library: 'MK',
});

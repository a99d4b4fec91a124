import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MW',
  name: 'Malawi',
  timezone: 'Africa/Blantyre',
  weekend: SATURDAY_SUNDAY,
  library: 'MW',
});

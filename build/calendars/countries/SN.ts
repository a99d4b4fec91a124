import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SN',
  name: 'Senegal',
  timezone: 'Africa/Dakar',
  weekend: SATURDAY_SUNDAY,
  library: 'SN',
});

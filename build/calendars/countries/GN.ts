import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GN',
  name: 'Guinea',
  timezone: 'Africa/Conakry',
  weekend: SATURDAY_SUNDAY,
  library: 'GN',
});

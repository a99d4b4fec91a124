import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'RW',
  name: 'Rwanda',
  timezone: 'Africa/Kigali',
  weekend: SATURDAY_SUNDAY,
  library: 'RW',
});

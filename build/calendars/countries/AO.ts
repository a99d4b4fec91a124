import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'AO',
  name: 'Angola',
  timezone: 'Africa/Luanda',
  weekend: SATURDAY_SUNDAY,
  library: 'AO',
});

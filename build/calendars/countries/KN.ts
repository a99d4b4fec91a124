import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'KN',
  name: 'St. Kitts & Nevis',
  timezone: 'America/St_Kitts',
  weekend: SATURDAY_SUNDAY,
  library: 'KN',
});

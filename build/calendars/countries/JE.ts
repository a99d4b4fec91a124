import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'JE',
  name: 'Jersey',
  timezone: 'Europe/Jersey',
  weekend: SATURDAY_SUNDAY,
  library: 'JE',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BY',
  name: 'Belarus',
  timezone: 'Europe/Minsk',
  weekend: SATURDAY_SUNDAY,
  library: 'BY',
});

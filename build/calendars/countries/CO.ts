import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CO',
  name: 'Colombia',
  timezone: 'America/Bogota',
  weekend: SATURDAY_SUNDAY,
  library: 'CO',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MS',
  name: 'Montserrat',
  timezone: 'America/Montserrat',
  weekend: SATURDAY_SUNDAY,
  library: 'MS',
});

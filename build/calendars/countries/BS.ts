import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BS',
  name: 'Bahamas',
  timezone: 'America/Nassau',
  weekend: SATURDAY_SUNDAY,
  library: 'BS',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'DM',
  name: 'Dominica',
  timezone: 'America/Dominica',
  weekend: SATURDAY_SUNDAY,
  library: 'DM',
});

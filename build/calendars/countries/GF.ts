import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GF',
  name: 'French Guiana',
  timezone: 'America/Cayenne',
  weekend: SATURDAY_SUNDAY,
  library: 'GF',
});

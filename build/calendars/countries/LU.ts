import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'LU',
  name: 'Luxembourg',
  timezone: 'Europe/Luxembourg',
  weekend: SATURDAY_SUNDAY,
  library: 'LU',
});

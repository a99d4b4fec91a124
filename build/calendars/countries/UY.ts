import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'UY',
  name: 'Uruguay',
  timezone: 'America/Montevideo',
  weekend: SATURDAY_SUNDAY,
  library: 'UY',
});

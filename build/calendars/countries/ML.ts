import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'ML',
  name: 'Republic of Mali',
  timezone: 'Africa/Bamako',
  weekend: SATURDAY_SUNDAY,
  library: 'ML',
});

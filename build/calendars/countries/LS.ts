import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'LS',
  name: 'Lesotho',
  timezone: 'Africa/Maseru',
  weekend: SATURDAY_SUNDAY,
  library: 'LS',
});

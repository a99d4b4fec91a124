import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CM',
  name: 'Cameroon',
  timezone: 'Africa/Douala',
  weekend: SATURDAY_SUNDAY,
  library: 'CM',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SL',
  name: 'Sierra Leone',
  timezone: 'Africa/Freetown',
  weekend: SATURDAY_SUNDAY,
  library: 'SL',
});

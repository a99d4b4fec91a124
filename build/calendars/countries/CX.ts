import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CX',
  name: 'Christmas Island',
  timezone: 'Indian/Christmas',
  weekend: SATURDAY_SUNDAY,
  library: 'CX',
});

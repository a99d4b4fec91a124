import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CF',
  name: 'Central African Republic',
  timezone: 'Africa/Bangui',
  weekend: SATURDAY_SUNDAY,
  library: 'CF',
});

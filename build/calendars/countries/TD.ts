import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'TD',
  name: 'Chad',
  timezone: 'Africa/Ndjamena',
  weekend: SATURDAY_SUNDAY,
  library: 'TD',
});

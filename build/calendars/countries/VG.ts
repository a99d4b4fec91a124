import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'VG',
  name: 'British Virgin Islands',
  timezone: 'America/Tortola',
  weekend: SATURDAY_SUNDAY,
  library: 'VG',
});

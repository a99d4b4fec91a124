import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'HT',
  name: 'Haiti',
  timezone: 'America/Port-au-Prince',
  weekend: SATURDAY_SUNDAY,
  library: 'HT',
});

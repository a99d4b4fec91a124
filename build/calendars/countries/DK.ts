import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'DK',
  name: 'Denmark',
  timezone: 'Europe/Copenhagen',
  weekend: SATURDAY_SUNDAY,
  library: 'DK',
});

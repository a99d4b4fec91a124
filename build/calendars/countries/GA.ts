import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GA',
  name: 'Gabon',
  timezone: 'Africa/Libreville',
  weekend: SATURDAY_SUNDAY,
  library: 'GA',
});

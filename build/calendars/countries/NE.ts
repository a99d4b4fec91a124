import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'NE',
  name: 'Republic of the Niger',
  timezone: 'Africa/Niamey',
  weekend: SATURDAY_SUNDAY,
  library: 'NE',
});

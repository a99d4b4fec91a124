import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MC',
  name: 'Monaco',
  timezone: 'Europe/Monaco',
  weekend: SATURDAY_SUNDAY,
  library: 'MC',
});

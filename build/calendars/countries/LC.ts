import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'LC',
  name: 'St. Lucia',
  timezone: 'America/St_Lucia',
  weekend: SATURDAY_SUNDAY,
  library: 'LC',
});

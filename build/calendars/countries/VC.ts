import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'VC',
  name: 'St. Vincent & Grenadines',
  timezone: 'America/St_Vincent',
  weekend: SATURDAY_SUNDAY,
  library: 'VC',
});

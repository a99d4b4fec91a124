import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'NI',
  name: 'Nicaragua',
  timezone: 'America/Managua',
  weekend: SATURDAY_SUNDAY,
  library: 'NI',
});

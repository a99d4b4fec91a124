import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GD',
  name: 'Grenada',
  timezone: 'America/Grenada',
  weekend: SATURDAY_SUNDAY,
  library: 'GD',
});

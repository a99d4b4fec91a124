import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BF',
  name: 'Burkina Faso',
  timezone: 'Africa/Ouagadougou',
  weekend: SATURDAY_SUNDAY,
  library: 'BF',
});

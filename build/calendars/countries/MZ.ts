import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MZ',
  name: 'Mozambique',
  timezone: 'Africa/Maputo',
  weekend: SATURDAY_SUNDAY,
  library: 'MZ',
});

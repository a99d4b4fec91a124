import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BW',
  name: 'Botswana',
  timezone: 'Africa/Gaborone',
  weekend: SATURDAY_SUNDAY,
  library: 'BW',
});

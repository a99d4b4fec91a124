import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'AX',
  name: 'Åland Islands',
  timezone: 'Europe/Mariehamn',
  weekend: SATURDAY_SUNDAY,
  library: 'AX',
});

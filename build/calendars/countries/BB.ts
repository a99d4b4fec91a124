import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BB',
  name: 'Barbados',
  timezone: 'America/Barbados',
  weekend: SATURDAY_SUNDAY,
  library: 'BB',
});

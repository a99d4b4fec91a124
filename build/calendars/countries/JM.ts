import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'JM',
  name: 'Jamaica',
  timezone: 'America/Jamaica',
  weekend: SATURDAY_SUNDAY,
  library: 'JM',
});

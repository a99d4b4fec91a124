import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MQ',
  name: 'Martinique',
  timezone: 'America/Martinique',
  weekend: SATURDAY_SUNDAY,
  library: 'MQ',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'RE',
  name: 'Réunion',
  timezone: 'Indian/Reunion',
  weekend: SATURDAY_SUNDAY,
  library: 'RE',
});

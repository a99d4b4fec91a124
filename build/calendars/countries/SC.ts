import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SC',
  name: 'Seychelles',
  timezone: 'Indian/Mahe',
  weekend: SATURDAY_SUNDAY,
  library: 'SC',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CC',
  name: 'Cocos (Keeling) Islands',
  timezone: 'Indian/Cocos',
  weekend: SATURDAY_SUNDAY,
  library: 'CC',
});

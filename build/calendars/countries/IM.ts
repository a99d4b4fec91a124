import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'IM',
  name: 'Isle of Man',
  timezone: 'Europe/Isle_of_Man',
  weekend: SATURDAY_SUNDAY,
  library: 'IM',
});

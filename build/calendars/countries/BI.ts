import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BI',
  name: 'Burundi',
  timezone: 'Africa/Bujumbura',
  weekend: SATURDAY_SUNDAY,
  library: 'BI',
});

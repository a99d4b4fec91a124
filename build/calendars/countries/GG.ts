import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GG',
  name: 'Guernsey',
  timezone: 'Europe/Guernsey',
  weekend: SATURDAY_SUNDAY,
  library: 'GG',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'TG',
  name: 'Togolese Republic',
  timezone: 'Africa/Lome',
  weekend: SATURDAY_SUNDAY,
  library: 'TG',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GW',
  name: 'Guinea-Bissau',
  timezone: 'Africa/Bissau',
  weekend: SATURDAY_SUNDAY,
  library: 'GW',
  englishNames: { 'Pidjiguiti Day': 'Pidjiguiti Day' },
});

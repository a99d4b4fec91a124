import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SZ',
  name: 'Swaziland',
  timezone: 'Africa/Mbabane',
  weekend: SATURDAY_SUNDAY,
  library: 'SZ',
});

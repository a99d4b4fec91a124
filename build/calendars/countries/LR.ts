import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'LR',
  name: 'Liberia',
  timezone: 'Africa/Monrovia',
  weekend: SATURDAY_SUNDAY,
  library: 'LR',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CD',
  name: 'Democratic Republic of the Congo',
  timezone: 'Africa/Kinshasa',
  weekend: SATURDAY_SUNDAY,
  library: 'CD',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'TO',
  name: 'Tonga',
  timezone: 'Pacific/Tongatapu',
  weekend: SATURDAY_SUNDAY,
  library: 'TO',
});

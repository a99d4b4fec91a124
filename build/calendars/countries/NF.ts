import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'NF',
  name: 'Norfolk Island',
  timezone: 'Pacific/Norfolk',
  weekend: SATURDAY_SUNDAY,
  library: 'NF',
});

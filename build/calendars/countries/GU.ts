import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GU',
  name: 'Guam',
  aliases: ['US:GU'],
  timezone: 'Pacific/Guam',
  weekend: SATURDAY_SUNDAY,
  library: 'GU',
});

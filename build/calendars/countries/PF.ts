import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'PF',
  name: 'French Polynesia',
  aliases: ['FR:PF'],
  timezone: 'Pacific/Tahiti',
  weekend: SATURDAY_SUNDAY,
  library: 'PF',
});

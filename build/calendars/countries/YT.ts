import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'YT',
  name: 'Mayotte',
  aliases: ['FR:976', 'FR:YT'],
  timezone: 'Indian/Mayotte',
  weekend: SATURDAY_SUNDAY,
  library: 'YT',
});

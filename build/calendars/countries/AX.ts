import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'AX',
  name: 'Åland Islands',
  aliases: ['FI:01'],
  timezone: 'Europe/Mariehamn',
  weekend: SATURDAY_SUNDAY,
  library: 'AX',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'AW',
  name: 'Aruba',
  aliases: ['NL:AW'],
  timezone: 'America/Aruba',
  weekend: SATURDAY_SUNDAY,
  library: 'AW',
});

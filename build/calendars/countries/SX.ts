import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SX',
  name: 'Sint Maarten',
  aliases: ['NL:SX'],
  timezone: 'America/Lower_Princes',
  weekend: SATURDAY_SUNDAY,
  library: 'SX',
});

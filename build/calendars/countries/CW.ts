import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CW',
  name: 'Curaçao',
  aliases: ['NL:CW'],
  timezone: 'America/Curacao',
  weekend: SATURDAY_SUNDAY,
  library: 'CW',
});

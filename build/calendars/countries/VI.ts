import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'VI',
  name: 'U.S. Virgin Islands',
  aliases: ['US:VI'],
  timezone: 'America/St_Thomas',
  weekend: SATURDAY_SUNDAY,
  library: 'VI',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BL',
  name: 'St. Barths',
  aliases: ['FR:BL'],
  timezone: 'America/St_Barthelemy',
  weekend: SATURDAY_SUNDAY,
  library: 'BL',
});

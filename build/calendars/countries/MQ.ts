import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MQ',
  name: 'Martinique',
  cities: 'Fort-de-France',
  currencies: ['EUR'],
  aliases: ['FR:972', 'FR:MQ'],
  timezone: 'America/Martinique',
  weekend: SATURDAY_SUNDAY,
  library: 'MQ',
});

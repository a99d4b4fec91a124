import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GP',
  name: 'Guadeloupe',
  cities: 'Basse-Terre',
  currencies: ['EUR'],
  aliases: ['FR:971', 'FR:GP'],
  timezone: 'America/Guadeloupe',
  weekend: SATURDAY_SUNDAY,
  library: 'GP',
});

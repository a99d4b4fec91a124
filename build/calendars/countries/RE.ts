import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'RE',
  name: 'Réunion',
  localName: 'La Réunion',
  cities: 'Saint-Denis',
  currencies: ['EUR'],
  aliases: ['FR:974', 'FR:RE'],
  timezone: 'Indian/Reunion',
  weekend: SATURDAY_SUNDAY,
  library: 'RE',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GF',
  name: 'French Guiana',
  localName: 'Guyane française',
  cities: 'Cayenne',
  currencies: ['EUR'],
  aliases: ['FR:973', 'FR:GF'],
  timezone: 'America/Cayenne',
  weekend: SATURDAY_SUNDAY,
  library: 'GF',
});

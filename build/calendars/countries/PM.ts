import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'PM',
  name: 'St. Pierre & Miquelon',
  localName: 'Saint-Pierre-et-Miquelon',
  cities: 'Saint-Pierre',
  currencies: ['EUR'],
  aliases: ['FR:PM'],
  timezone: 'America/Miquelon',
  weekend: SATURDAY_SUNDAY,
  library: 'PM',
});

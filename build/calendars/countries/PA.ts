import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Panama. Labour Code, articles 46 and 47 (as of law 291 of 2022, https://www.juridicapanama.com/articles/7402): twelve days
 * and the day of a president's inauguration; a Sunday gives the Monday. Carnival Monday and Ash Wednesday close public
 * offices alone, by yearly decree, and are left out.
 */

export default country({
  id: 'PA',
  name: 'Panama',
  localName: 'Panamá',
  cities: 'Panama City',
  currencies: ['PAB', 'USD'],
  timezone: 'America/Panama',
  weekend: SATURDAY_SUNDAY,
  library: 'PA',
  englishNames: { 'Primer Grito de Independencia': 'First Cry of Independence' },
});

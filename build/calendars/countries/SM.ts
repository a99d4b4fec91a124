import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SM',
  name: 'San Marino',
  timezone: 'Europe/San_Marino',
  weekend: SATURDAY_SUNDAY,
  library: 'SM',
  englishNames: { 'Cerimonia di investitura dei Capitani Reggenti': 'Investiture of the Captains Regent' },
});

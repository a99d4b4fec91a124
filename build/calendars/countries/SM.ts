import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * San Marino: law 152 of 18 December 1990, whose article 1 was read (https://podiumnetwork.com/podiumblog/2013/05/30/lo-savevi-che-…);
 * the civil days of its article 2 stand in a list of the seventeen holidays of 2014, which are those of the library:
 * https://sanmarinofixing.com/2014/05/05/festivita-san-marino-batte-italia-17-12/.
 */
export default country({
  id: 'SM',
  name: 'San Marino',
  cities: 'City of San Marino',
  currencies: ['EUR'],
  timezone: 'Europe/San_Marino',
  weekend: SATURDAY_SUNDAY,
  library: 'SM',
  englishNames: { 'Cerimonia di investitura dei Capitani Reggenti': 'Investiture of the Captains Regent' },
});

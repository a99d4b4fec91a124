import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Uruguay. The five paid holidays of law 12.590, article 18, with Thursday and Friday of Holy Week. The other days of
 * decree-law 14.977 and law 16.805 (6 January, Carnival, the rest of the week of Tourism, 19 April, 18 May, 19 June, 12
 * October, 2 November; https://github.com/legalize-dev/legalize-uy/blob/HEAD/uy/UY-ley-16805.md) close public offices,
 * schools and banks, not private employers, and are left out.
 *
 * Doubt: 1 March 2010 (inauguration of a president), a day off in a compilation.
 */

export default country({
  id: 'UY',
  name: 'Uruguay',
  timezone: 'America/Montevideo',
  weekend: SATURDAY_SUNDAY,
  library: 'UY',
});

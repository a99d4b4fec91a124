import XSAU from '../exchanges/middle-east-africa/XSAU.js';
import { inheriting } from '../inheriting.js';

/**
 * Saudi riyal: SARIE, the real-time gross settlement system of the Saudi Central Bank. Banks and the exchange close for
 * the feasts by the same circulars of the central bank and resume on the same day (2015), and the weekend is one, so
 * the calendar takes over that of the exchange; what it says of doubts holds here too.
 *
 * Doubt: single closures of the exchange (26 February and 19 March 2011, 24 September 2018, 23 November 2022) were
 * public holidays; that the system was closed was not read. No calendar of the system was found.
 */

const CIRCULAR_2015 = 'https://sauress.com/okaz/784377';

export default inheriting(XSAU, CIRCULAR_2015, {
  id: 'SAR',
  name: 'SARIE (Saudi riyal)',
  kind: 'settlement',
});

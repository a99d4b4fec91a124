import XBAH from '../exchanges/middle-east-africa/XBAH.js';
import { inheriting } from '../inheriting.js';

/**
 * Bahraini dinar: the real-time gross settlement system of the Central Bank of Bahrain, on the days of the banks. Banks,
 * public offices and the exchange keep the same public holidays; the calendar takes over that of the exchange. No calendar of the system was found.
 */

const BOURSE = 'https://www.khaleejtimes.com/business/30-omani-shares-retreat-led-by-muscat-renaissance';

export default inheriting(XBAH, BOURSE, {
  id: 'BHD',
  name: 'RTGS (Bahraini dinar)',
  otherNames: 'CBB',
  countries: ['BH'],
  kind: 'settlement',
});

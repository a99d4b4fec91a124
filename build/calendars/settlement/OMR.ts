import XMUS from '../exchanges/middle-east-africa/XMUS.js';
import { inheriting } from '../inheriting.js';

/**
 * Omani rial: the real-time gross settlement system of the Central Bank of Oman, on the days of the banks. Banks keep
 * the public holidays (circular of the central bank for 27 May 2014), as the exchange does; the calendar takes over that of the exchange. The data begin with 2014, the first full year of the weekend on Friday and Saturday
 * that came on 1 May 2013; the days of the banks before were not settled. No calendar of the system was found.
 */

const CIRCULAR_2014 = 'https://ameinfo.com/money/banking-finance/omani-banks-closed-tuesday/';

export default inheriting(XMUS, CIRCULAR_2014, {
  id: 'OMR',
  name: 'RTGS (Omani rial)',
  otherNames: 'CBO',
  countries: ['OM'],
  kind: 'settlement',
  years: [2014, 2100],
  weekend: [{ start: '2014-01-01', days: [5, 6] }],
});

import DSMD from '../exchanges/middle-east-africa/DSMD.js';
import { inheriting } from '../inheriting.js';

/**
 * Qatari riyal: the real-time gross settlement system of Qatar Central Bank, on the days of the banks. The central bank
 * sets their holidays, the exchange's with them; the calendar takes over that of the exchange.
 */

const BANK_HOLIDAY = 'https://menafn.com/1107918401/Qatar-Central-Bank-Announces-Sunday-Mar-3-Banks-Holiday';

export default inheriting(DSMD, BANK_HOLIDAY, {
  id: 'QAR',
  name: 'QPS (Qatari riyal)',
  otherNames: 'QCB',
  countries: ['QA'],
  kind: 'settlement',
});

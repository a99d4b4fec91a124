import { calendar } from '../definition.js';
import XADS from '../exchanges/middle-east-africa/XADS.js';

/**
 * UAE dirham: UAEFTS, the funds transfer system of the Central Bank of the UAE, on the days of the banks. They keep the
 * holidays of the federal government as the exchanges do (see there for what they rest on), without the closure of the
 * exchanges in March 2026. Weekend on Friday and Saturday until 2021, on Saturday and Sunday since 2022.
 */

const FEDERAL_DAYS =
  'https://www.arabianbusiness.com/culture-society/416900-no-uae-public-holiday-for-israa-wal-miraj-2019';

export default calendar({
  id: 'AED',
  kind: 'settlement',
  name: 'UAEFTS (UAE dirham)',
  doubts:
    'Doubts: no calendar of the system was found. Banks open on Saturdays in some branches and the system may run on more days than these.',
  doubtful: [
    { named: ['Eid'], years: '-2021', note: 'Until 2021 some banks kept other days than the exchanges at the Eids.' },
  ],
  otherNames: 'Central Bank of the UAE, CBUAE',
  countries: ['AE'],
  timezone: 'Asia/Dubai',
  years: XADS.years,
  weekend: XADS.weekend,
  inherits: [
    { calendar: 'XADS', from: 2010, except: ['Closure by the Capital Market Authority'], source: FEDERAL_DAYS },
  ],
});

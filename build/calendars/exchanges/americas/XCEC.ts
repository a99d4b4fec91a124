import { inheriting } from '../../inheriting.js';
import { MLK_2026 } from './shared/cme-group.js';
import XNYM from './XNYM.js';

/** What it shares with the other calendars of its group: XNYM.ts. */

export default inheriting(XNYM, MLK_2026, {
  id: 'XCEC',
  name: 'COMEX (metals)',
  otherNames: 'COMEX, gold, silver, copper',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
});

import { inheriting } from '../../inheriting.js';
import { NASD_1998 } from '../shared/united-states.js';
import XNYS from './XNYS-SETTLEMENT.js';

/** Trades of all exchanges of the United States settle at DTC and NSCC, by one rule of the supervisor. */

export default inheriting(XNYS, NASD_1998, {
  id: 'XCHI:SETTLEMENT',
  name: 'NYSE Texas (until 2025 NYSE Chicago), settlement (DTC and NSCC, US dollar)',
  countries: ['US'],
  cities: 'Chicago',
  currencies: ['USD'],
  years: [2019, 2100],
});

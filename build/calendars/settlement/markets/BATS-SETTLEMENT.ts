import { inheriting } from '../../inheriting.js';
import { NASD_1998 } from '../shared/united-states.js';
import XNYS from './XNYS-SETTLEMENT.js';

/** Trades of all exchanges of the United States settle at DTC and NSCC, by one rule of the supervisor. */

export default inheriting(XNYS, NASD_1998, {
  id: 'BATS:SETTLEMENT',
  name: 'Cboe BZX US Equities, settlement (DTC and NSCC, US dollar)',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  years: [2009, 2100],
});

import { inheriting } from '../../inheriting.js';
import { NASD_1998 } from '../shared/united-states.js';
import XNYS from './XNYS-SETTLEMENT.js';

/** Trades of all exchanges of the United States settle at DTC and NSCC, by one rule of the supervisor. */

export default inheriting(XNYS, NASD_1998, {
  id: 'XBOS:SETTLEMENT',
  name: 'Nasdaq Texas (formerly Nasdaq BX), settlement (DTC and NSCC, US dollar)',
  countries: ['US'],
  cities: 'Boston',
  currencies: ['USD'],
  years: [2010, 2100],
});

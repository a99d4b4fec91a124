import { inheriting } from '../../inheriting.js';
import XETR from './XETR-SETTLEMENT.js';

/** German shares settle at Clearstream Frankfurt, wherever they are traded. */

const SAME_DEPOSITORY = 'https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/';

export default inheriting(XETR, SAME_DEPOSITORY, {
  id: 'XDUS:SETTLEMENT',
  name: 'Düsseldorf Stock Exchange, settlement (Clearstream Banking Frankfurt, euro)',
  countries: ['DE'],
  cities: 'Düsseldorf',
  currencies: ['EUR'],
  years: [2017, 2100],
});

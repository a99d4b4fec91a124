import { ONE_DEPOSITORY } from '../../forms/one-depository.js';
import { inheriting } from '../../inheriting.js';
import XETR from './XETR-SETTLEMENT.js';

/** German shares settle at Clearstream Frankfurt, wherever they are traded. */

export default inheriting(XETR, ONE_DEPOSITORY.GERMANY, {
  id: 'XHAM:SETTLEMENT',
  name: 'Hamburg Stock Exchange, settlement (Clearstream Banking Frankfurt, euro)',
  countries: ['DE'],
  cities: 'Hamburg',
  currencies: ['EUR'],
  years: [2000, 2100],
});

import { ONE_DEPOSITORY } from '../../forms/one-depository.js';
import { inheriting } from '../../inheriting.js';
import XMAD from './XMAD-SETTLEMENT.js';

/** One depository of the four Spanish exchanges. */

export default inheriting(XMAD, ONE_DEPOSITORY.SPAIN, {
  id: 'XVAL:SETTLEMENT',
  name: 'Valencia Stock Exchange, settlement (Iberclear, euro)',
  countries: ['ES'],
  cities: 'Valencia',
  currencies: ['EUR'],
});

import { ONE_DEPOSITORY } from '../../forms/one-depository.js';
import { inheriting } from '../../inheriting.js';
import XMAD from './XMAD-SETTLEMENT.js';

/** One depository of the four Spanish exchanges. */

export default inheriting(XMAD, ONE_DEPOSITORY.SPAIN, {
  id: 'XBAR:SETTLEMENT',
  name: 'Barcelona Stock Exchange, settlement (Iberclear, euro)',
  countries: ['ES'],
  cities: 'Barcelona',
  currencies: ['EUR'],
});

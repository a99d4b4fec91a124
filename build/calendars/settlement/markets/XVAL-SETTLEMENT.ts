import { inheriting } from '../../inheriting.js';
import XMAD from './XMAD-SETTLEMENT.js';

/** One depository of the four Spanish exchanges. */

const SAME_DEPOSITORY =
  'http://www.bolsasymercados.es/ing/Media/Press-Release/20161010/nota_20161010_2/The_reform_of_clearing_and_settlement_in_Spain_concludes_successfully';

export default inheriting(
  XMAD,
  {
    source: SAME_DEPOSITORY,
    basis: 'rule',
    note: 'The text tells of the cycle and the depository of the Spanish exchanges, not of the days.',
  },
  {
    id: 'XVAL:SETTLEMENT',
    name: 'Valencia Stock Exchange, settlement (Iberclear, euro)',
    countries: ['ES'],
    cities: 'Valencia',
    currencies: ['EUR'],
  },
);

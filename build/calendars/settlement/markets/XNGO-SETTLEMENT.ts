import { ONE_DEPOSITORY } from '../../forms/one-depository.js';
import { inheriting } from '../../inheriting.js';
import XTKS from './XTKS-SETTLEMENT.js';

/** The Japanese exchanges changed their cycle by one decision; trades settle at JASDEC. */

export default inheriting(XTKS, ONE_DEPOSITORY.JAPAN, {
  id: 'XNGO:SETTLEMENT',
  name: 'Nagoya Stock Exchange, settlement (JASDEC, yen)',
  countries: ['JP'],
  cities: 'Nagoya',
  currencies: ['JPY'],
});

import { inheriting } from '../../inheriting.js';
import XTSE from './XTSE-SETTLEMENT.js';

/** The notices of settlement days are those of the TMX exchanges together. */

const SAME_DEPOSITORY = 'https://www.tsx.com/trading/toronto-stock-exchange/trading-notices/2022-archive?id=246';

export default inheriting(XTSE, SAME_DEPOSITORY, {
  id: 'XTSX:SETTLEMENT',
  name: 'TSX Venture Exchange, settlement (CDS, Canadian dollar)',
  countries: ['CA'],
  cities: 'Toronto',
  currencies: ['CAD'],
  years: [2002, 2100],
});

import { inheriting } from '../../inheriting.js';
import XSHG from './XSHG-SETTLEMENT.js';

/** One depository clears Shanghai and Shenzhen. */

const SAME_DEPOSITORY = 'http://m.sduseo.com/kx/2022/1227/51243.html';

export default inheriting(XSHG, SAME_DEPOSITORY, {
  id: 'XSHE:SETTLEMENT',
  name: 'Shenzhen Stock Exchange, settlement (ChinaClear, renminbi)',
  countries: ['CN'],
  cities: 'Shenzhen',
  currencies: ['CNY'],
});

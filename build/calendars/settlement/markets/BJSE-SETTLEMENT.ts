import { inheriting } from '../../inheriting.js';
import XSHG from './XSHG-SETTLEMENT.js';

/** ChinaClear on the holidays of 2023: "securities trades (of kinds that settle on T+1)", with one day for all. */
const CHINACLEAR_2023 = 'http://m.sduseo.com/kx/2022/1227/51243.html';

export default inheriting(XSHG, CHINACLEAR_2023, {
  id: 'BJSE:SETTLEMENT',
  name: 'Beijing Stock Exchange, settlement (ChinaClear, renminbi)',
  countries: ['CN'],
  cities: 'Beijing',
  currencies: ['CNY'],
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
  note: 'No text was found that names the exchange: the settlement days of Shanghai are taken, which has the same depository.',
});

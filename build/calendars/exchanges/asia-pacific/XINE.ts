import { inheriting } from '../../inheriting.js';
import { CHINA_DOUBTS } from './shared/china.js';
import XSHG from './XSHG.js';

/**
 * Shanghai International Energy Exchange, open since 26 March 2018 (the data begin with its first whole year): closed on the
 * days of the State Council's notices, as its own notice for 2025 has them. What the exchanges of the mainland
 * share: shared/china.ts.
 */

/** Its announcement 135 of 2024 on the closing days of 2025, quoted for National Day. */
const CLOSED_2025 = 'https://www.accstt.com/archives/136298.html';

export default inheriting(XSHG, CLOSED_2025, {
  id: 'XINE',
  name: 'Shanghai International Energy Exchange',
  doubts: CHINA_DOUBTS,
  localName: '上海国际能源交易中心',
  otherNames: 'INE',
  countries: ['CN'],
  cities: 'Shanghai',
  currencies: ['CNY'],
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
});

import { inheriting } from '../../inheriting.js';
import { CHINA_DOUBTS } from './shared/china.js';
import XSHG from './XSHG.js';

/**
 * Zhengzhou Commodity Exchange: closed on the public holidays of the State Council's notices. What the exchanges of the mainland share: shared/china.ts.
 */

/** Its notice 719 of 2022 on the closing days of 2023, quoted for Mid-Autumn and National Day. */
const CLOSED_2023 = 'https://long6.com/gzqh/28657.html';

export default inheriting(XSHG, CLOSED_2023, {
  id: 'XZCE',
  name: 'Zhengzhou Commodity Exchange',
  doubts: CHINA_DOUBTS,
  localName: '郑州商品交易所',
  otherNames: 'ZCE, CZCE',
  countries: ['CN'],
  cities: 'Zhengzhou',
  currencies: ['CNY'],
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
});

import { inheriting } from '../../inheriting.js';
import XKRX from './XKRX-SETTLEMENT.js';

/** Settled with the trades of the main market. */

const SAME_DEPOSITORY = 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=2023121465936';

export default inheriting(XKRX, SAME_DEPOSITORY, {
  id: 'XKOS:SETTLEMENT',
  name: 'Korea Exchange (KOSDAQ), settlement (Korea Securities Depository, won)',
  countries: ['KR'],
  cities: 'Seoul',
  currencies: ['KRW'],
  years: [2003, 2100],
});

import { inheriting } from '../../inheriting.js';
import XKRX from './XKRX-SETTLEMENT.js';

/** Settled with the trades of the main market. */

const SAME_DEPOSITORY = 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=2023121465936';

export default inheriting(
  XKRX,
  { source: SAME_DEPOSITORY, basis: 'rule', note: 'The text tells of the exchange in 2023, before this market began.' },
  {
    id: 'NXTE:SETTLEMENT',
    name: 'Nextrade, settlement (Korea Securities Depository, won)',
    countries: ['KR'],
    cities: 'Seoul',
    currencies: ['KRW'],
    years: [2026, 2100],
  },
);

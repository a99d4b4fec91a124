import { inheriting } from '../../inheriting.js';
import XSHG from './XSHG.js';

/** What it shares with the other calendars of its group, and the doubts: shared/china.ts. */

const FUTURES_FINANCIAL_2022 = 'https://zztongyun.com/article/棉被十大名牌排名';

export default inheriting(XSHG, FUTURES_FINANCIAL_2022, {
  id: 'CCFX',
  name: 'China Financial Futures Exchange',
  years: [2011, 2060],
  weekend: [{ start: '2011-01-01', days: [6, 7] }],
});

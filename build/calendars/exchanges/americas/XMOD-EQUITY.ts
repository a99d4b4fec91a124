import { inheriting } from '../../inheriting.js';
import XTSE from './XTSE.js';

/** What it shares with the other calendars of its group: XMOD.ts. */

const EQUITY_2015 = 'https://mondovisione.com/news/montral-exchange-market-holiday-1-20151224';

export default inheriting(XTSE, EQUITY_2015, {
  id: 'XMOD:EQUITY',
  name: 'Montréal Exchange, equity, index and currency derivatives',
  years: [2000, 2100],
});

import { inheriting } from '../../inheriting.js';
import XBOM from './XBOM.js';

/**
 * National Stock Exchange of India: the closures and weekend sessions of the Bombay exchange, with which it agrees in
 * every list found (2007 to 2026). Trading in shares began on 3 November 1994; until 2001 the two exchanges kept lists
 * of their own, and none of this exchange was found, so the data begin with 2002.
 */

const BOTH_LISTS = 'https://upstox.com/market-talk/2014-market-holidays-trading-nse-bse-mcx/';

/** The exchange's own lists, the answers of its site. */
const LIST_2025 =
  'https://github.com/misterdas/nse_holidays/blob/49e97ae7f466a17b45ccc8c0e1f4942565a80dd9/nse_holidays.json';
const LIST_2026 =
  'https://github.com/themefrugal/Stage2StocksMehul/blob/d42c0e3c0e3a6a20ec400aef8e915e3d67992e21/nse_holidays.json';

export default inheriting(
  XBOM,
  BOTH_LISTS,
  {
    id: 'XNSE',
    name: 'National Stock Exchange of India',
    doubtful: [
      { years: '2002-2004', note: '2002 to 2004 are taken over from Bombay without a list of this exchange.' },
    ],
    otherNames: 'NSE, Nifty',
    countries: ['IN'],
    cities: 'Mumbai',
    currencies: ['INR'],
    isMainExchange: true,
    note: 'Elections, days moved at short notice and sessions on weekends are announced and not foreseen.',
    years: [2002, 2100],
    weekend: [{ start: '2002-01-01', days: [6, 7] }],
  },
  { from: 2025, source: LIST_2025, note: `2026 in ${LIST_2026}` },
);

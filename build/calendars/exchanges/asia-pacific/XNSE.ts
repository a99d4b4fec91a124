import { inheriting } from '../../inheriting.js';
import XBOM from './XBOM.js';

/**
 * National Stock Exchange of India: the closures and weekend sessions of the Bombay exchange, with which it agrees in
 * every list found (2007 to 2026). Trading in shares began on 3 November 1994; until 2001 the two exchanges kept lists
 * of their own, and none of this exchange was found, so the data begin with 2002.
 *
 * Doubt: 2002 to 2004 are taken over from Bombay without a list of this exchange.
 */

const BOTH_LISTS = 'https://upstox.com/market-talk/2014-market-holidays-trading-nse-bse-mcx/';

export default inheriting(XBOM, BOTH_LISTS, {
  id: 'XNSE',
  name: 'National Stock Exchange of India',
  otherNames: 'NSE, Nifty',
  countries: ['IN'],
  cities: 'Mumbai',
  currencies: ['INR'],
  isMainExchange: true,
  note: 'Elections, days moved at short notice and sessions on weekends are announced and not foreseen.',
  years: [2002, 2060],
  weekend: [{ start: '2002-01-01', days: [6, 7] }],
});

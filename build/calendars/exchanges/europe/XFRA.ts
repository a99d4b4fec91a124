import { inheriting } from '../../inheriting.js';
import XETR from './XETR.js';

/**
 * Frankfurt Stock Exchange, the trading floor (Börse Frankfurt, specialist trading): the exchange publishes one calendar
 * for Xetra and Börse Frankfurt. On the last trading day of the year the floor ends at 14:00 too, instead of 20:00 (22:00
 * in later years).
 *
 * Doubts: those of Xetra.
 */

const ONE_CALENDAR = 'http://www.deutsche-boerse-cash-market.com/dbcm-en/newsroom/trading-calendar';

export default inheriting(XETR, ONE_CALENDAR, {
  id: 'XFRA',
  name: 'Frankfurt Stock Exchange (Börse Frankfurt)',
  localName: 'Börse Frankfurt',
  otherNames: 'FWB, Deutsche Börse, Frankfurter Wertpapierbörse',
  countries: ['DE'],
  cities: 'Frankfurt',
  currencies: ['EUR'],
  years: [1990, 2060],
});

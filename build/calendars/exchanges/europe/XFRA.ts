import { inheriting } from '../../inheriting.js';
import { dateRows } from '../../many-rows.js';
import XETR from './XETR.js';

/**
 * Frankfurt Stock Exchange, the trading floor (Börse Frankfurt, specialist trading): the exchange publishes one calendar
 * for Xetra and Börse Frankfurt. On the last trading day of the year the floor ends at 14:00 too, instead of 20:00 (22:00
 * in later years).
 *
 * On public holidays of Germany and Hesse with trading, shares and exchange traded products end at 20:00: the exchange names
 * the days of a year in its calendar; entered are those that were read, of 2025 and 2026.
 */

/** The exchange's page, which names the days of each year. */
const HOLIDAY_HOURS = 'https://www.eurexgroup.com/xetra-en/trading/trading-calendar-and-trading-hours';

const ONE_CALENDAR = 'http://www.deutsche-boerse-cash-market.com/dbcm-en/newsroom/trading-calendar';

export default inheriting(XETR, ONE_CALENDAR, {
  id: 'XFRA',
  name: 'Frankfurt Stock Exchange (Börse Frankfurt)',
  localName: 'Börse Frankfurt',
  otherNames: 'FWB, Deutsche Börse, Frankfurter Wertpapierbörse',
  countries: ['DE'],
  cities: 'Frankfurt',
  currencies: ['EUR'],
  years: [1990, 2100],
  dates: dateRows(
    {
      kind: 'early_close',
      closes: '20:00',
      source: HOLIDAY_HOURS,
      note: 'shares and exchange traded products',
    },
    [
      { date: '2025-05-29', name: 'Ascension Day' },
      { date: '2025-06-09', name: 'Whit Monday' },
      { date: '2025-06-19', name: 'Corpus Christi' },
      { date: '2025-10-03', name: 'German Unity Day' },
      { date: '2026-05-14', name: 'Ascension Day' },
      { date: '2026-05-25', name: 'Whit Monday' },
      { date: '2026-06-04', name: 'Corpus Christi' },
    ],
  ),
});

import { calendar } from '../definition.js';

/**
 * SARON, the Swiss overnight rate: the days on which it is fixed and published by SIX, the settlement days of the Swiss
 * franc. Launched on 25 August 2009, with values computed back to the middle of 1999; the data begins with the first
 * whole year.
 */

/** The clearing days of SIC. */
const SIC_CALENDAR =
  'https://www.six-group.com/en/products-services/banking-services/interbank-clearing/online-services/' +
  'download-clearing-day-calendar.html';

export default calendar({
  id: 'CHF:SARON',
  kind: 'bond',
  name: 'SARON (Swiss franc overnight)',
  doubts:
    'Doubts: no list of the fixing days was found. That 24 and 31 December have a fixing (the exchange is closed, the money market and SIC are open) rests on compilations that agree.',
  countries: ['CH'],
  timezone: 'Europe/Zurich',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CHF', from: 2000, source: SIC_CALENDAR }],
});

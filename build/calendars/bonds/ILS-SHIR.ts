import { calendar } from '../definition.js';

/**
 * SHIR of the Bank of Israel: published "each day, except for Saturdays, Sundays, and additional dates as published and
 * updated from time to time"; its value on other days is that of the last one. The additional dates are taken to be the
 * holidays of the banks, the days without ZAHAV. The data begin with 2024, the year of the page that was read.
 *
 * Doubts: the list of additional dates was not read.
 */

const SHIR = 'https://boi.org.il/en/economic-roles/financial-markets/shir/';

export default calendar({
  id: 'ILS:SHIR',
  kind: 'bond',
  name: 'SHIR (shekel overnight interest rate)',
  otherNames: 'TELBOR',
  countries: ['IL'],
  timezone: 'Asia/Jerusalem',
  years: [2024, 2060],
  weekend: [{ start: '2024-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'ILS', from: 2024, kinds: ['holiday'], source: SHIR }],
});

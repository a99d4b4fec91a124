import { calendar } from '../definition.js';

/**
 * CORRA, the Canadian Overnight Repo Rate Average of the Bank of Canada: the days that have a rate, taken to be the
 * business days of Lynx, on which overnight repos in Canadian dollars are settled. The Bank has administered the rate
 * since 15 June 2020 and publishes it on the next business day; the data begin with 2021, the first full year.
 *
 * Doubts: the Bank's calendar of publication was not found; see also the doubts of the settlement calendar.
 */

const BANKS_2024 = 'https://www.nbc.ca/en/contact-us/bank-holiday-calendar.html';

export default calendar({
  id: 'CAD:CORRA',
  kind: 'bond',
  name: 'CORRA (Canadian dollar overnight rate)',
  countries: ['CA'],
  timezone: 'America/Toronto',
  years: [2021, 2060],
  weekend: [{ start: '2021-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CAD', from: 2021, kinds: ['holiday'], source: BANKS_2024 }],
});

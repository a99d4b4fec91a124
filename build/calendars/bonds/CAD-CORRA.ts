import { calendar } from '../definition.js';
import { BANK_SERIES, FAMILY_DAY_2013, NO_RATE } from '../settlement/shared/bank-of-canada.js';

/**
 * CORRA, the Canadian Overnight Repo Rate Average of the Bank of Canada: the days that have a rate. They are the business
 * days of Lynx, on which overnight repos in Canadian dollars are settled, but for Family Day (the Bank's notice of 2013) and
 * the Civic Holiday, on which its head office is closed. The Bank has administered the rate since 15 June 2020 and publishes
 * it on the next business day; the data begin with 2021, the first full year.
 */

const BANKS_2024 = 'https://www.nbc.ca/en/contact-us/bank-holiday-calendar.html';

export default calendar({
  id: 'CAD:CORRA',
  kind: 'bond',
  name: 'CORRA (Canadian dollar overnight rate)',
  doubts: "Doubts: the Bank's calendar of publication was not found.",
  doubtful: [
    {
      named: ['Civic'],
      note: "That there is no rate on the Civic Holiday follows from its series of rates of exchange, and from a comparison of the rate's own series with the days of CAD:BOND, which agree on every day of 2008 to 2023.",
    },
  ],
  countries: ['CA'],
  timezone: 'America/Toronto',
  years: [2021, 2100],
  weekend: [{ start: '2021-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'CAD', from: 2021, kinds: ['holiday'], source: BANKS_2024 }],
  rules: [
    { rule: '3rd monday in February', name: 'Family Day', from: 2021, source: FAMILY_DAY_2013 },
    { rule: '1st monday in August', name: 'Civic Holiday', from: 2021, source: BANK_SERIES, note: NO_RATE },
  ],
});

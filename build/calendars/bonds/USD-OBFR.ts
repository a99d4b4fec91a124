import { calendar } from '../definition.js';

/**
 * OBFR, the overnight bank funding rate of the Federal Reserve Bank of New York, begun on 1 March 2016: the days that have
 * a rate, which is published on the next such day, "each business day that is not included in the Federal Reserve Bank of
 * New York's Holiday Schedule" (its statement of 6 January 2016). Those are the days of Fedwire.
 */

const STATEMENT_2016 = 'https://www.newyorkfed.org/markets/opolicy/operating_policy_160106';

export default calendar({
  id: 'USD:OBFR',
  kind: 'bond',
  name: 'OBFR (overnight bank funding rate)',
  doubts: 'Doubts: as for the effective federal funds rate.',
  countries: ['US'],
  timezone: 'America/New_York',
  years: [2016, 2100],
  weekend: [{ start: '2016-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'USD', from: 2016, kinds: ['holiday'], source: STATEMENT_2016 }],
});

import { calendar } from '../definition.js';

/**
 * EFFR, the effective federal funds rate of the Federal Reserve Bank of New York: the days that have a rate, which is
 * published on the next such day, "each business day that is not included in the Federal Reserve Bank of New York's
 * Holiday Schedule" (its statement of 6 January 2016). Those are the days of Fedwire. The data begin with 2016, when the
 * rate of today was begun (1 March); the rate before it was published on the same days.
 */

const STATEMENT_2016 = 'https://www.newyorkfed.org/markets/opolicy/operating_policy_160106';

export default calendar({
  id: 'USD:EFFR',
  kind: 'bond',
  name: 'EFFR (effective federal funds rate)',
  doubts:
    'Doubts: the sentence was read as it is quoted elsewhere, the statement itself in part only; a Holiday Schedule was not read year by year.',
  otherNames: 'fed funds',
  countries: ['US'],
  timezone: 'America/New_York',
  years: [2016, 2100],
  weekend: [{ start: '2016-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'USD', from: 2016, kinds: ['holiday'], source: STATEMENT_2016 }],
});

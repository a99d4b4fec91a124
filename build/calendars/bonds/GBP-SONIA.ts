import { calendar } from '../definition.js';

/**
 * SONIA, the sterling overnight rate, begun in March 1997 and administered by the Bank of England since 2016: fixed for
 * every London business day, that is every day but Saturdays, Sundays and the bank holidays of England and Wales, which
 * are the days of CHAPS.
 */

const CHAPS = 'https://www.bankofengland.co.uk/payment-and-settlement/chaps';

export default calendar({
  id: 'GBP:SONIA',
  kind: 'bond',
  name: 'SONIA (sterling overnight)',
  doubtful: [{ years: '-2015', note: 'As for CHAPS before 2016: that the holidays were the same was not found said.' }],
  countries: ['GB'],
  timezone: 'Europe/London',
  years: [1997, 2100],
  weekend: [{ start: '1997-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'GBP', from: 1997, source: CHAPS }],
});

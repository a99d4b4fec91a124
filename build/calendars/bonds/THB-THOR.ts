import { calendar } from '../definition.js';

/**
 * THOR of the Bank of Thailand, published since 1 April 2020 for every business day: at 17:00, or after 9:30 "on next
 * business day" where it cannot be, and by a fallback where there was "no qualified transaction to calculate THOR for that
 * business day" (its page, 2 June 2023). The days of 2020 before April have none.
 */

const THOR = 'https://app.bot.or.th/THOR/en';

export default calendar({
  id: 'THB:THOR',
  kind: 'bond',
  name: 'THOR (Thai overnight repurchase rate)',
  doubts: 'Doubts: that business days are those of BAHTNET is taken over.',
  countries: ['TH'],
  timezone: 'Asia/Bangkok',
  years: [2020, 2100],
  weekend: [{ start: '2020-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'THB', from: 2020, kinds: ['holiday'], source: THOR }],
});

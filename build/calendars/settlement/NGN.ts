import { calendar } from '../definition.js';

/**
 * Nigerian naira: the Central Bank's real-time gross settlement system (CIFTS; the scripless settlement system beside it).
 * The public holidays the Federal Government declares close banks and exchange alike, so the days are those of the
 * country.
 */

const CLOSED_FOR_HOLIDAYS = 'https://businesspost.ng/economy/nigerian-stock-exchange-closes-for-two-days/';

export default calendar({
  id: 'NGN',
  kind: 'settlement',
  name: 'CBN RTGS (Nigerian naira)',
  doubts:
    'Doubts: no calendar of the Central Bank was found; those of the holidays are told with the calendar of Nigeria. On 22 February 2019 (Friday before the elections) the holiday left out banks, so it is a business day.',
  otherNames: 'CBN',
  countries: ['NG'],
  timezone: 'Africa/Lagos',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'NG', from: 2010, kinds: ['holiday'], asDeclared: true, source: CLOSED_FOR_HOLIDAYS }],
});

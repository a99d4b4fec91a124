import { closed, settlement } from '../../forms/settlement.js';

/**
 * Doubts: that the depository keeps all the exchange's days was not found in its own words except for single days; both
 * are taken.
 */

/** "The trading, clearing and settlement functions" close: the exchange on 26 September 2022, when banks did not. */
const NZX_2022 = 'http://www.sharechat.co.nz/article/e9b90cfd/class-rulings-for-queen-elizabeth-ii-memorial-day.html';

export default settlement({
  mic: 'XNZE',
  name: "New Zealand's Exchange",
  at: 'NZCDC, New Zealand dollar',
  timezone: 'Pacific/Auckland',
  years: [1999, 2052],
  bases: [closed('XNZE', 1999, NZX_2022), closed('NZD', 1999, NZX_2022)],
});

import { closed, DEPOSITORY_DAYS, settlement } from '../../forms/settlement.js';

/** "The trading, clearing and settlement functions" close: the exchange on 26 September 2022, when banks did not. */
const NZX_2022 = 'http://www.sharechat.co.nz/article/e9b90cfd/class-rulings-for-queen-elizabeth-ii-memorial-day.html';

export default settlement({
  mic: 'XNZE',
  name: "New Zealand's Exchange",
  at: 'NZCDC, New Zealand dollar',
  timezone: 'Pacific/Auckland',
  years: [1999, 2100],
  note: DEPOSITORY_DAYS,
  bases: [closed('XNZE', 1999, NZX_2022), closed('NZD', 1999, NZX_2022)],
});

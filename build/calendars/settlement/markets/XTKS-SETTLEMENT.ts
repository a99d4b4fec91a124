import { closed, settlement } from '../../forms/settlement.js';

/** Delivery two business days after the trade; JASDEC and the payment system close on bank holidays. */
const JPX_T2 = 'https://www.jpx.co.jp/english/clearing-settlement/tplus2-settlement-cycle/index.html';

/** The failure of the trading system on 1 October 2020 closed the exchange, not settlement. */
export default settlement({
  mic: 'XTKS',
  name: 'Tokyo Stock Exchange',
  at: 'JASDEC, yen',
  timezone: 'Asia/Tokyo',
  years: [1990, 2100],
  bases: [closed('JPY', 1990, JPX_T2)],
});

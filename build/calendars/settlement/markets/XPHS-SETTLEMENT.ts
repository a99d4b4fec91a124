import { closed, DEPOSITORY_DAYS, settlement } from '../../forms/settlement.js';

/** The exchange's memorandum on a typhoon day: no trading, no clearing and settlement. */
const PSE_2022 =
  'https://www.philstar.com/business/2022/09/25/2212248/philippine-stock-exchange-no-trading-monday-sept-26';

export default settlement({
  mic: 'XPHS',
  name: 'Philippine Stock Exchange',
  at: 'PDTC, Philippine peso',
  timezone: 'Asia/Manila',
  years: [2003, 2100],
  note: DEPOSITORY_DAYS,
  bases: [closed('XPHS', 2003, PSE_2022), closed('PHP', 2003, PSE_2022)],
});

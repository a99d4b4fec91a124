import { closed, DEPOSITORY_DAYS, settlement } from '../../forms/settlement.js';

/** The depository's settlement dates around the holidays of 2023: none on their working weekend days. */
const CHINACLEAR_2023 = 'http://m.sduseo.com/kx/2022/1227/51243.html';

/** No settlement on the working weekend days of the State Council's notices, on which the exchange is closed. */
export default settlement({
  mic: 'XSHG',
  name: 'Shanghai Stock Exchange',
  at: 'ChinaClear, renminbi',
  timezone: 'Asia/Shanghai',
  years: [2003, 2100],
  note: DEPOSITORY_DAYS,
  bases: [closed('XSHG', 2003, CHINACLEAR_2023), closed('CNY', 2003, CHINACLEAR_2023)],
});

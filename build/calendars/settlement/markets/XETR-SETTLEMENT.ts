import { closed, settlement } from '../../forms/settlement.js';

/** Since 2009 24 and 31 December are regular settlement days. */
const GIOVANNINI_7 = 'https://www.eurexclearing.com/clearing-en/resources/circulars/clearing-circular-1659414';

/** Until 2008 settlement kept the days of the exchange. */
export default settlement({
  mic: 'XETR',
  name: 'Xetra',
  at: 'Clearstream Banking Frankfurt, euro',
  timezone: 'Europe/Berlin',
  years: [1999, 2100],
  bases: [closed('XETR', 1999, GIOVANNINI_7, { to: 2008 }), closed('EUR', 1999, GIOVANNINI_7)],
});

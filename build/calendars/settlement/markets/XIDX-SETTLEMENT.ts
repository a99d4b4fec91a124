import { closed, settlement } from '../../forms/settlement.js';

/**
 * Doubts: that the depository keeps all the exchange's days was not found in its own words except for single days; both
 * are taken.
 */

const INDONESIA_2018 = 'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a18132-1385802';

export default settlement({
  mic: 'XIDX',
  name: 'Indonesia Stock Exchange',
  at: 'KSEI, rupiah',
  timezone: 'Asia/Jakarta',
  years: [2005, 2060],
  bases: [closed('XIDX', 2005, INDONESIA_2018), closed('IDR', 2005, INDONESIA_2018)],
});

import { BOTH_TAKEN, closed, settlement } from '../../forms/settlement.js';

/** Tells of the cycle. */
const INDONESIA_2018 = 'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a18132-1385802';

export default settlement({
  mic: 'XIDX',
  name: 'Indonesia Stock Exchange',
  at: 'KSEI, rupiah',
  timezone: 'Asia/Jakarta',
  years: [2005, 2100],
  note: BOTH_TAKEN,
  bases: [closed('XIDX', 2005, INDONESIA_2018), closed('IDR', 2005, INDONESIA_2018)],
});

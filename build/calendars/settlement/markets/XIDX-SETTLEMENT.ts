import { closed, DEPOSITORY_DAYS, settlement } from '../../forms/settlement.js';

const INDONESIA_2018 = 'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a18132-1385802';

export default settlement({
  mic: 'XIDX',
  name: 'Indonesia Stock Exchange',
  at: 'KSEI, rupiah',
  timezone: 'Asia/Jakarta',
  years: [2005, 2100],
  note: DEPOSITORY_DAYS,
  bases: [closed('XIDX', 2005, INDONESIA_2018), closed('IDR', 2005, INDONESIA_2018)],
});

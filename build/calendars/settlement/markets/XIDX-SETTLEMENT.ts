import { bothTaken } from '../../forms/settlement.js';

/** Tells of the cycle. */
const INDONESIA_2018 = 'https://www.clearstream.com/clearstream-en/products-and-services/settlement/a18132-1385802';

export default bothTaken(
  {
    mic: 'XIDX',
    name: 'Indonesia Stock Exchange',
    at: 'KSEI, rupiah',
    timezone: 'Asia/Jakarta',
    years: [2005, 2100],
  },
  'IDR',
  INDONESIA_2018,
);

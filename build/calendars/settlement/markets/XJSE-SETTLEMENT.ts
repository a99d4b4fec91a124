import { bothTaken } from '../../forms/settlement.js';

/** Tells of the cycle: T+3 since 11 July 2016. */
const STRATE_T3 = 'http://www.strate.co.za/blog/category/t3/';

/** Electronic settlement came in step by step from 1999 to 2001. */
export default bothTaken(
  {
    mic: 'XJSE',
    name: 'Johannesburg Stock Exchange',
    at: 'Strate, rand',
    timezone: 'Africa/Johannesburg',
    years: [2002, 2100],
  },
  'ZAR',
  STRATE_T3,
);

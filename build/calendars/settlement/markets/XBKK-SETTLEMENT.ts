import { BOTH_TAKEN, closed, settlement } from '../../forms/settlement.js';

/** Tells of the cycle. */
const THAILAND_2018 = 'https://www.clearstream.com/clearstream-en/securities-services/settlement/a18027-1310026';

export default settlement({
  mic: 'XBKK',
  name: 'Stock Exchange of Thailand',
  at: 'TSD, baht',
  timezone: 'Asia/Bangkok',
  years: [1996, 2100],
  note: BOTH_TAKEN,
  bases: [closed('XBKK', 1996, THAILAND_2018), closed('THB', 1996, THAILAND_2018)],
});

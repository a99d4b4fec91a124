import { bothTaken } from '../../forms/settlement.js';

/** Tells of the cycle. */
const THAILAND_2018 = 'https://www.clearstream.com/clearstream-en/securities-services/settlement/a18027-1310026';

export default bothTaken(
  {
    mic: 'XBKK',
    name: 'Stock Exchange of Thailand',
    at: 'TSD, baht',
    timezone: 'Asia/Bangkok',
    years: [1996, 2100],
  },
  'THB',
  THAILAND_2018,
);

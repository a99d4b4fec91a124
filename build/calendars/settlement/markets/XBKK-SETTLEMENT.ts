import { closed, DEPOSITORY_DAYS, settlement } from '../../forms/settlement.js';

const THAILAND_2018 = 'https://www.clearstream.com/clearstream-en/securities-services/settlement/a18027-1310026';

export default settlement({
  mic: 'XBKK',
  name: 'Stock Exchange of Thailand',
  at: 'TSD, baht',
  timezone: 'Asia/Bangkok',
  years: [1996, 2100],
  note: DEPOSITORY_DAYS,
  bases: [closed('XBKK', 1996, THAILAND_2018), closed('THB', 1996, THAILAND_2018)],
});

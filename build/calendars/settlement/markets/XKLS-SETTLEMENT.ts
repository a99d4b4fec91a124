import { BOTH_TAKEN, closed, settlement } from '../../forms/settlement.js';

/** Tells of the cycle. */
const MALAYSIA_2019 = 'https://www.clearstream.com/clearstream-en/securities-services/settlement/a19025-1493008';

export default settlement({
  mic: 'XKLS',
  name: 'Bursa Malaysia',
  at: 'Bursa Malaysia Depository, ringgit',
  timezone: 'Asia/Kuala_Lumpur',
  years: [2005, 2100],
  note: BOTH_TAKEN,
  bases: [closed('XKLS', 2005, MALAYSIA_2019), closed('MYR', 2005, MALAYSIA_2019)],
});

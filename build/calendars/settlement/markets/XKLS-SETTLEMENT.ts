import { bothTaken } from '../../forms/settlement.js';

/** Tells of the cycle. */
const MALAYSIA_2019 = 'https://www.clearstream.com/clearstream-en/securities-services/settlement/a19025-1493008';

export default bothTaken(
  {
    mic: 'XKLS',
    name: 'Bursa Malaysia',
    at: 'Bursa Malaysia Depository, ringgit',
    timezone: 'Asia/Kuala_Lumpur',
    years: [2005, 2100],
  },
  'MYR',
  MALAYSIA_2019,
);

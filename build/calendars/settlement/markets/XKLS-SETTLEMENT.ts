import { closed, DEPOSITORY_DAYS, settlement } from '../../forms/settlement.js';

const MALAYSIA_2019 = 'https://www.clearstream.com/clearstream-en/securities-services/settlement/a19025-1493008';

export default settlement({
  mic: 'XKLS',
  name: 'Bursa Malaysia',
  at: 'Bursa Malaysia Depository, ringgit',
  timezone: 'Asia/Kuala_Lumpur',
  years: [2005, 2100],
  note: DEPOSITORY_DAYS,
  bases: [closed('XKLS', 2005, MALAYSIA_2019), closed('MYR', 2005, MALAYSIA_2019)],
});

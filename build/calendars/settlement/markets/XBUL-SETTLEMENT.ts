import { closed, settlement } from '../../forms/settlement.js';

/** Its members pay through the National Bank's RINGS. */
const CDAD =
  'https://clearstream.com/clearstream-en/securities-services/market-coverage/europe-t2s/bulgaria/settlement-process-bulgaria-1281872';

export default settlement({
  mic: 'XBUL',
  name: 'Bulgarian Stock Exchange',
  at: 'Central Depository, lev until 2025, euro since',
  timezone: 'Europe/Sofia',
  years: [2014, 2100],
  note: 'Which days count was not found said: those of the exchange and of the payment system are taken, with that of the euro since 2026.',
  bases: [
    closed('XBUL', 2014, CDAD, { basis: 'rule' }),
    closed('BGN', 2014, CDAD, { to: 2025, basis: 'rule' }),
    closed('EUR', 2026, CDAD, { basis: 'rule' }),
  ],
});

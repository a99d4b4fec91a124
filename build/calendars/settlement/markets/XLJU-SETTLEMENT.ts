import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE =
  'https://www.clearstream.com/clearstream-en/securities-services/market-coverage/europe-t2s/slovenia/settlement-process-slovenia-1280610';

export default bothTaken(
  {
    mic: 'XLJU',
    name: 'Ljubljana Stock Exchange',
    at: 'KDD, euro',
    timezone: 'Europe/Ljubljana',
    years: [2022, 2100],
  },
  'EUR',
  CYCLE,
);

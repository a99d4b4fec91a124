import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://adxbeta.adx.ae/post-trade-services/clearing-and-settlement/equity';

export default bothTaken(
  {
    mic: 'XADS',
    name: 'Abu Dhabi Securities Exchange',
    at: 'ADX depository, dirham',
    timezone: 'Asia/Dubai',
    years: [2025, 2100],
  },
  'AED',
  CYCLE,
);

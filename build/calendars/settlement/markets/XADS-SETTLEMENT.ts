import { bothTaken } from '../../forms/settlement.js';

/** Doubts: see the note of the calendar; the source tells of the cycle. */

const CYCLE = 'https://adxbeta.adx.ae/post-trade-services/clearing-and-settlement/equity';

export default bothTaken(
  {
    mic: 'XADS',
    name: 'Abu Dhabi Securities Exchange',
    at: 'ADX depository, dirham',
    timezone: 'Asia/Dubai',
    years: [2025, 2060],
  },
  'AED',
  CYCLE,
);

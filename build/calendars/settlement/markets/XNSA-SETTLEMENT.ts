import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://regtechafrica.com/?p=67988';

export default bothTaken(
  { mic: 'XNSA', name: 'Nigerian Exchange', at: 'CSCS, naira', timezone: 'Africa/Lagos', years: [2025, 2100] },
  'NGN',
  CYCLE,
);

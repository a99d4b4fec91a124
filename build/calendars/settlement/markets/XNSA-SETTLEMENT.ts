import { bothTaken } from '../../forms/settlement.js';

/** Doubts: see the note of the calendar; the source tells of the cycle. */

const CYCLE = 'https://regtechafrica.com/?p=67988';

export default bothTaken(
  { mic: 'XNSA', name: 'Nigerian Exchange', at: 'CSCS, naira', timezone: 'Africa/Lagos', years: [2025, 2060] },
  'NGN',
  CYCLE,
);

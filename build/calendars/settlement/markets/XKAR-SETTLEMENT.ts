import { bothTaken } from '../../forms/settlement.js';

/** Doubts: see the note of the calendar; the source tells of the cycle. */

const CYCLE = 'https://www.brecorder.com/news/40143924/clearing-schedule-for-t2-system';

export default bothTaken(
  {
    mic: 'XKAR',
    name: 'Pakistan Stock Exchange',
    at: 'NCCPL and CDC, rupee',
    timezone: 'Asia/Karachi',
    years: [2021, 2060],
  },
  'PKR',
  CYCLE,
);

import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://www.brecorder.com/news/40143924/clearing-schedule-for-t2-system';

export default bothTaken(
  {
    mic: 'XKAR',
    name: 'Pakistan Stock Exchange',
    at: 'NCCPL and CDC, rupee',
    timezone: 'Asia/Karachi',
    years: [2021, 2100],
  },
  'PKR',
  CYCLE,
);

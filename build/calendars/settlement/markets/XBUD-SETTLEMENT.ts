import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/';

export default bothTaken(
  {
    mic: 'XBUD',
    name: 'Budapest Stock Exchange',
    at: 'KELER, forint',
    timezone: 'Europe/Budapest',
    years: [2014, 2100],
  },
  'HUF',
  CYCLE,
);

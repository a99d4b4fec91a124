import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://euroccp.com/2014/06/11/t2-settlement-cycle-announcement/';

export default bothTaken(
  {
    mic: 'XPRA',
    name: 'Prague Stock Exchange',
    at: 'CSD Prague, koruna',
    timezone: 'Europe/Prague',
    years: [2014, 2100],
  },
  'CZK',
  CYCLE,
);

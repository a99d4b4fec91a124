import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'http://gss.unicreditgroup.eu/markets/serbia/newsflashes/crhov-switch-t2-settlement-cycle-1-january-2016';

export default bothTaken(
  {
    mic: 'XBEL',
    name: 'Belgrade Stock Exchange',
    at: 'CRHoV, dinar',
    timezone: 'Europe/Belgrade',
    years: [2015, 2100],
  },
  'RSD',
  CYCLE,
);

import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'http://www.issanet.org/projects/rec2000-cl5.html';

export default bothTaken(
  {
    mic: 'XSGO',
    name: 'Santiago Stock Exchange',
    at: 'DCV and CCLV, Chilean peso',
    timezone: 'America/Santiago',
    years: [2001, 2100],
  },
  'CLP',
  CYCLE,
);

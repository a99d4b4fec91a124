import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'http://gavekal.blogspot.com/2014/10/majority-of-europe-moves-to-t2.html';

export default bothTaken(
  { mic: 'XMAL', name: 'Malta Stock Exchange', at: 'Malta CSD, euro', timezone: 'Europe/Malta', years: [2014, 2100] },
  'EUR',
  CYCLE,
);

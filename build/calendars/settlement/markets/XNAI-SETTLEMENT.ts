import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE =
  'https://britishamericanblogspot.wordpress.com/2011/07/05/nairobi-stock-exchange-finally-we-get-our-money-after-three-days/';

export default bothTaken(
  {
    mic: 'XNAI',
    name: 'Nairobi Securities Exchange',
    at: 'CDSC, Kenya shilling',
    timezone: 'Africa/Nairobi',
    years: [2011, 2100],
  },
  'KES',
  CYCLE,
);

import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://www.tbsnews.net/economy/stocks/bsec-moves-make-and-b-category-stocks-sellable-next-day-434410';

export default bothTaken(
  {
    mic: 'XDHA',
    name: 'Dhaka Stock Exchange',
    at: 'CDBL, taka',
    timezone: 'Asia/Dhaka',
    years: [2022, 2100],
    weekend: { '2022-01-01': [5, 6] },
  },
  'BDT',
  CYCLE,
);

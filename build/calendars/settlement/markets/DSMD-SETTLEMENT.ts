import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://www.marketsmedia.com/qatar-stock-exchange-shortens-settlement-to-t2';

export default bothTaken(
  {
    mic: 'DSMD',
    name: 'Qatar Stock Exchange',
    at: 'Edaa, riyal',
    timezone: 'Asia/Qatar',
    years: [2023, 2100],
    weekend: { '2023-01-01': [5, 6] },
  },
  'QAR',
  CYCLE,
);

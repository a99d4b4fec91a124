import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'https://kase.kz/en/news/show/1397575/';

export default bothTaken(
  {
    mic: 'XKAZ',
    name: 'Kazakhstan Stock Exchange',
    at: 'Central Securities Depository, tenge',
    timezone: 'Asia/Almaty',
    years: [2019, 2100],
  },
  'KZT',
  CYCLE,
);

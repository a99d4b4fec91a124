import { bothTaken } from '../../forms/settlement.js';

/** Doubts: see the note of the calendar; the source tells of the cycle. */

const CYCLE = 'https://kase.kz/en/news/show/1397575/';

export default bothTaken(
  {
    mic: 'XKAZ',
    name: 'Kazakhstan Stock Exchange',
    at: 'Central Securities Depository, tenge',
    timezone: 'Asia/Almaty',
    years: [2019, 2060],
  },
  'KZT',
  CYCLE,
);

import { bothTaken } from '../../forms/settlement.js';

/** The source tells of the cycle; which days count: see the note of the calendar. */

const CYCLE = 'http://www.securitieslendingtimes.com/securitieslendingnews/article.php?article_id=221655';

export default bothTaken(
  {
    mic: 'XLIM',
    name: 'Lima Stock Exchange',
    at: 'CAVALI, sol',
    timezone: 'America/Lima',
    years: [2017, 2100],
  },
  'PEN',
  CYCLE,
);

import { inheriting } from '../../inheriting.js';
import XTSE from './XTSE.js';

/** What it shares with the other calendars of its group: XTSE.ts. */

const GROUP_2019 = 'https://www.newswire.ca/news-releases/tmx-group-holiday-operating-schedule-874409556.html';

export default inheriting(XTSE, GROUP_2019, {
  id: 'XTSX',
  name: 'TSX Venture Exchange',
  otherNames: 'TSXV',
  countries: ['CA'],
  cities: 'Toronto',
  currencies: ['CAD'],
  years: [2002, 2100],
});

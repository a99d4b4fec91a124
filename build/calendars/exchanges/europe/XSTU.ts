import { inheriting } from '../../inheriting.js';
import XETR from './XETR.js';

/** What it shares with the other calendars of its group, and the doubts: shared/german-floors.ts. */

const STUTTGART_2017 = 'https://www.boerse-stuttgart.de/en/company/all-about-trading/trading-times/';

export default inheriting(XETR, STUTTGART_2017, {
  id: 'XSTU',
  name: 'Stuttgart Stock Exchange',
  localName: 'Börse Stuttgart',
  countries: ['DE'],
  cities: 'Stuttgart',
  currencies: ['EUR'],
  years: [2000, 2060],
});

import { inheriting } from '../../inheriting.js';
import { GERMAN_FLOOR_DOUBTS } from './shared/german-floors.js';
import XETR from './XETR.js';

/** What it shares with the other calendars of its group: shared/german-floors.ts. */

const STUTTGART_2017 = 'https://www.boerse-stuttgart.de/en/company/all-about-trading/trading-times/';

export default inheriting(XETR, STUTTGART_2017, {
  id: 'XSTU',
  name: 'Stuttgart Stock Exchange',
  doubts: GERMAN_FLOOR_DOUBTS,
  localName: 'Börse Stuttgart',
  countries: ['DE'],
  cities: 'Stuttgart',
  currencies: ['EUR'],
  years: [2000, 2100],
});

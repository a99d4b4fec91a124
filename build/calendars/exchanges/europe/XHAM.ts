import { inheriting } from '../../inheriting.js';
import { GERMAN_FLOOR_DOUBTS, WHIT_MONDAY_2020 } from './shared/german-floors.js';
import XETR from './XETR.js';

/** What it shares with the other calendars of its group: shared/german-floors.ts. */

export default inheriting(XETR, WHIT_MONDAY_2020, {
  id: 'XHAM',
  name: 'Hamburg Stock Exchange',
  doubts: GERMAN_FLOOR_DOUBTS,
  localName: 'Börse Hamburg',
  countries: ['DE'],
  cities: 'Hamburg',
  currencies: ['EUR'],
  years: [2000, 2100],
});

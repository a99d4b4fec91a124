import { inheriting } from '../../inheriting.js';
import XMAD, { LIST_2026 } from './XMAD.js';

/** What it shares with the other calendars of its group: XMAD.ts. */

export default inheriting(XMAD, LIST_2026, {
  id: 'XBAR',
  name: 'Barcelona Stock Exchange',
  localName: 'Bolsa de Barcelona',
  otherNames: 'BME',
  countries: ['ES'],
  cities: 'Barcelona',
  currencies: ['EUR'],
});

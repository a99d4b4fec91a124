import { inheriting } from '../../inheriting.js';
import XMAD, { LIST_2026 } from './XMAD.js';

/** What it shares with the other calendars of its group: XMAD.ts. */

export default inheriting(XMAD, LIST_2026, {
  id: 'XVAL',
  name: 'Valencia Stock Exchange',
  localName: 'Bolsa de Valencia',
  otherNames: 'BME',
  countries: ['ES'],
  cities: 'Valencia',
  currencies: ['EUR'],
});

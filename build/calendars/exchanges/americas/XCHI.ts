import { inheriting } from '../../inheriting.js';
import ARCX from './ARCX.js';
import { NYSE_GROUP } from './shared/us-equities.js';

/** What it shares with the other calendars of its group, and the doubts: shared/us-equities.ts. */

export default inheriting(ARCX, NYSE_GROUP, {
  id: 'XCHI',
  name: 'NYSE Texas (until 2025 NYSE Chicago)',
  otherNames: 'Chicago Stock Exchange, NYSE Texas',
  countries: ['US'],
  cities: 'Chicago',
  currencies: ['USD'],
  years: [2019, 2060],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
});

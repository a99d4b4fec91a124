import { inheriting } from '../../inheriting.js';
import ARCX from './ARCX.js';
import { NYSE_GROUP, NYSE_GROUP_2025, US_EQUITY_DOUBTS } from './shared/us-equities.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

export default inheriting(
  ARCX,
  NYSE_GROUP,
  {
    id: 'XCIS',
    name: 'NYSE National',
    doubts: US_EQUITY_DOUBTS,
    otherNames: 'National Stock Exchange',
    countries: ['US'],
    cities: 'New York',
    currencies: ['USD'],
    years: [2019, 2100],
    weekend: [{ start: '2019-01-01', days: [6, 7] }],
  },
  NYSE_GROUP_2025,
);

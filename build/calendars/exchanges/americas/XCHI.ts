import { inheriting } from '../../inheriting.js';
import ARCX from './ARCX.js';
import { NYSE_GROUP, NYSE_GROUP_2025, US_EQUITY_DOUBTS } from './shared/us-equities.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

export default inheriting(
  ARCX,
  NYSE_GROUP,
  {
    id: 'XCHI',
    name: 'NYSE Texas (until 2025 NYSE Chicago)',
    doubts: US_EQUITY_DOUBTS,
    otherNames: 'Chicago Stock Exchange, NYSE Texas',
    countries: ['US'],
    cities: 'Chicago',
    currencies: ['USD'],
    years: [2019, 2100],
    weekend: [{ start: '2019-01-01', days: [6, 7] }],
  },
  NYSE_GROUP_2025,
);

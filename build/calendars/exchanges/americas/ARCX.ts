import { inheriting } from '../../inheriting.js';
import { NOT_NEW_YORK, NYSE_GROUP, NYSE_GROUP_2025, US_EQUITY_DOUBTS } from './shared/us-equities.js';
import XNYS from './XNYS.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

export default inheriting(
  XNYS,
  NYSE_GROUP,
  {
    id: 'ARCX',
    name: 'NYSE Arca',
    doubts: US_EQUITY_DOUBTS,
    otherNames: 'NYSE Arca, Archipelago, ARCA',
    countries: ['US'],
    cities: 'New York',
    currencies: ['USD'],
    years: [2003, 2100],
    dates: NOT_NEW_YORK,
  },
  NYSE_GROUP_2025,
);

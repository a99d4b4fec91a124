import { inheriting } from '../../inheriting.js';
import { NOT_NEW_YORK, NYSE_GROUP, NYSE_GROUP_2025, US_EQUITY_DOUBTS } from './shared/us-equities.js';
import XNYS from './XNYS.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

export default inheriting(
  XNYS,
  NYSE_GROUP,
  {
    id: 'XASE',
    name: 'NYSE American (American Stock Exchange)',
    doubts: US_EQUITY_DOUBTS,
    otherNames: 'AMEX, NYSE MKT',
    countries: ['US'],
    cities: 'New York',
    currencies: ['USD'],
    years: [1990, 2100],
    dates: NOT_NEW_YORK,
  },
  NYSE_GROUP_2025,
);

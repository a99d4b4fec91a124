import { inheriting } from '../../inheriting.js';
import { US_EQUITY_DOUBTS } from './shared/us-equities.js';
import XNYS from './XNYS.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

const ALL_MARKETS = 'https://iqhelp.dtn.com/fourth-of-july-service-hours-2024';

export default inheriting(XNYS, ALL_MARKETS, {
  id: 'IEXG',
  name: 'Investors Exchange (IEX)',
  doubts: US_EQUITY_DOUBTS,
  otherNames: 'IEX',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  years: [2017, 2100],
});

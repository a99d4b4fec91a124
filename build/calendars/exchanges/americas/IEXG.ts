import { inheriting } from '../../inheriting.js';
import XNYS from './XNYS.js';

/** What it shares with the other calendars of its group, and the doubts: shared/us-equities.ts. */

const ALL_MARKETS = 'https://iqhelp.dtn.com/fourth-of-july-service-hours-2024';

export default inheriting(XNYS, ALL_MARKETS, {
  id: 'IEXG',
  name: 'Investors Exchange (IEX)',
  otherNames: 'IEX',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  years: [2017, 2060],
});

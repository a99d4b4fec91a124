import { inheriting } from '../../inheriting.js';
import BATS from './BATS.js';
import { US_EQUITY_DOUBTS } from './shared/us-equities.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

const CBOE =
  'https://www.prnewswire.com/news-releases/cboe-global-markets-to-close-its-us-markets-january-9-in-honor-of-national-' +
  'day-of-mourning-for-former-president-jimmy-carter-302340342.html';

export default inheriting(BATS, CBOE, {
  id: 'BATY',
  name: 'Cboe BYX US Equities',
  doubts: US_EQUITY_DOUBTS,
  otherNames: 'Cboe, BYX',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  years: [2011, 2100],
  weekend: [{ start: '2011-01-01', days: [6, 7] }],
});

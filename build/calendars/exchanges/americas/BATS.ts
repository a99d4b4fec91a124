import { inheriting } from '../../inheriting.js';
import { US_EQUITY_DOUBTS } from './shared/us-equities.js';
import XNYS from './XNYS.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

const CBOE =
  'https://www.prnewswire.com/news-releases/cboe-global-markets-to-close-its-us-markets-january-9-in-honor-of-national-' +
  'day-of-mourning-for-former-president-jimmy-carter-302340342.html';

export default inheriting(XNYS, CBOE, {
  id: 'BATS',
  name: 'Cboe BZX US Equities (BATS)',
  doubts: US_EQUITY_DOUBTS,
  otherNames: 'Cboe, Bats BZX, BZX',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  years: [2009, 2100],
});

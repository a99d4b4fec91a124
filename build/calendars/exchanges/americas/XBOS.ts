import { inheriting } from '../../inheriting.js';
import { US_EQUITY_DOUBTS } from './shared/us-equities.js';
import XNAS from './XNAS.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

const NASDAQ =
  'https://mondovisione.com/media-and-resources/news/' +
  'nasdaq-announces-the-closure-of-its-us-markets-in-honor-of-a-national-day-of-m-1/';

export default inheriting(XNAS, NASDAQ, {
  id: 'XBOS',
  name: 'Nasdaq Texas (formerly Nasdaq BX)',
  doubts: US_EQUITY_DOUBTS,
  otherNames: 'Nasdaq BX, Boston Stock Exchange',
  countries: ['US'],
  cities: 'Boston',
  currencies: ['USD'],
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
});

import { inheriting } from '../../inheriting.js';
import { NOT_NEW_YORK, US_EQUITY_DOUBTS } from './shared/us-equities.js';
import XNYS from './XNYS.js';

/** What it shares with the other calendars of its group: shared/us-equities.ts. */

const NASDAQ =
  'https://mondovisione.com/media-and-resources/news/' +
  'nasdaq-announces-the-closure-of-its-us-markets-in-honor-of-a-national-day-of-m-1/';

export default inheriting(XNYS, NASDAQ, {
  id: 'XNAS',
  name: 'Nasdaq Stock Market',
  doubts: US_EQUITY_DOUBTS,
  otherNames: 'NASDAQ, Nasdaq GS, XNGS, XNMS',
  countries: ['US'],
  cities: 'New York',
  currencies: ['USD'],
  isMainExchange: true,
  years: [1990, 2100],
  dates: NOT_NEW_YORK,
});

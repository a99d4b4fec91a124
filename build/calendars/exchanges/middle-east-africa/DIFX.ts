import { inheriting } from '../../inheriting.js';
import XDFM from './XDFM.js';

/** What it shares with the other calendars of its group: XADS.ts. */

const NASDAQ_DUBAI = 'https://www.nasdaqdubai.com/trading/trading-and-settlement-calendar';

export default inheriting(XDFM, NASDAQ_DUBAI, {
  id: 'DIFX',
  name: 'Nasdaq Dubai',
  localName: 'ناسداك دبي',
  countries: ['AE'],
  cities: 'Dubai',
  currencies: ['AED'],
});

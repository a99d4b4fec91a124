import { inheriting } from '../../inheriting.js';
import XADS from './XADS.js';

/** What it shares with the other calendars of its group: XADS.ts. */

const WEEK_2022 =
  'https://www.zawya.com/en/markets/abu-dhabi-securities-exchange-announces-new-trading-week-for-2022-ybm7g4us';

export default inheriting(XADS, WEEK_2022, {
  id: 'XDFM',
  name: 'Dubai Financial Market',
  localName: 'سوق دبي المالي',
  otherNames: 'DFM',
  countries: ['AE'],
  cities: 'Dubai',
  currencies: ['AED'],
  isMainExchange: true,
});

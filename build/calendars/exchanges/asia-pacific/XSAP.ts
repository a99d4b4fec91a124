import { calendar } from '../../definition.js';
import { JAPAN, JAPAN_DOUBTS, OUTAGE, REGIONAL_HALF_DAYS, YEAR_TURN } from './shared/japan.js';

/** What it shares with the other calendars of its group: shared/japan.ts. */

export default calendar({
  ...JAPAN,
  id: 'XSAP',
  name: 'Sapporo Securities Exchange',
  doubts: JAPAN_DOUBTS,
  localName: '札幌証券取引所',
  otherNames: 'SSE',
  countries: ['JP'],
  cities: 'Sapporo',
  currencies: ['JPY'],
  rules: [...YEAR_TURN, ...REGIONAL_HALF_DAYS],
  dates: [OUTAGE],
});

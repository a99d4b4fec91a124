import { calendar } from '../../definition.js';
import { JAPAN, JAPAN_DOUBTS, OUTAGE, REGIONAL_HALF_DAYS, YEAR_TURN } from './shared/japan.js';

/** What it shares with the other calendars of its group: shared/japan.ts. */

export default calendar({
  ...JAPAN,
  id: 'XFKA',
  name: 'Fukuoka Stock Exchange',
  doubts: JAPAN_DOUBTS,
  localName: '福岡証券取引所',
  otherNames: 'FSE',
  countries: ['JP'],
  cities: 'Fukuoka',
  currencies: ['JPY'],
  rules: [...YEAR_TURN, ...REGIONAL_HALF_DAYS],
  dates: [OUTAGE],
});

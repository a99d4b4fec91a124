import { calendar } from '../../definition.js';
import { SHARED, SINCE_2026, UNTIL_2012, VIETNAM_DOUBTS } from './shared/vietnam.js';

/** What it shares with the other calendars of its group: shared/vietnam.ts. */

export default calendar({
  id: 'HSTC',
  name: 'Hanoi Stock Exchange',
  doubts: VIETNAM_DOUBTS,
  localName: 'Sở giao dịch chứng khoán Hà Nội',
  otherNames: 'HNX',
  countries: ['VN'],
  cities: 'Hanoi',
  currencies: ['VND'],
  ...SHARED,
  dates: [...UNTIL_2012, ...SINCE_2026],
});

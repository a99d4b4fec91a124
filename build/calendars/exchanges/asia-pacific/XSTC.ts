import { calendar } from '../../definition.js';
import { type ListedDate, NOT_FOUND, onDates } from '../../vocabulary.js';
import { SERIES, SHARED, SINCE_2026, UNTIL_2012, VIETNAM_DOUBTS } from './shared/vietnam.js';

/** What it shares with the other calendars of its group: shared/vietnam.ts. */

const SYSTEM_FAILURES: readonly ListedDate[] = [
  ...onDates(['2008-05-27', '2008-05-28', '2008-05-29'], {
    kind: 'holiday',
    name: 'Failure of the trading system',
    source: SERIES,
    note: 'no rows from 27 to 29 May 2008.',
  }),
  ...onDates(['2018-01-23', '2018-01-24'], {
    kind: 'holiday',
    name: 'Failure of the trading system',
    source: NOT_FOUND,
    note: 'doubt: told of in the press of the time; no text was found.',
  }),
];

export default calendar({
  id: 'XSTC',
  name: 'Ho Chi Minh Stock Exchange',
  doubts: VIETNAM_DOUBTS,
  localName: 'Sở giao dịch chứng khoán Thành phố Hồ Chí Minh',
  otherNames: 'HOSE, HSX, Saigon',
  countries: ['VN'],
  cities: 'Ho Chi Minh City',
  currencies: ['VND'],
  isMainExchange: true,
  ...SHARED,
  dates: [...UNTIL_2012, ...SYSTEM_FAILURES, ...SINCE_2026],
});

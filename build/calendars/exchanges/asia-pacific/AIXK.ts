import { inheriting } from '../../inheriting.js';
import { NOT_FOUND } from '../../vocabulary.js';
import { CLOSED_ON_MOVED_DAYS, KAZAKHSTAN_DOUBTS } from './shared/kazakhstan.js';
import XKAZ from './XKAZ.js';

/** What it shares with the other calendars of its group: shared/kazakhstan.ts. */

export default inheriting(XKAZ, CLOSED_ON_MOVED_DAYS, {
  id: 'AIXK',
  name: 'Astana International Exchange',
  doubts: KAZAKHSTAN_DOUBTS,
  otherNames: 'AIX',
  countries: ['KZ'],
  cities: 'Astana',
  currencies: ['KZT'],
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
  dates: [
    {
      date: '2022-01-06',
      kind: 'open',
      name: 'State of emergency: the closure is known of KASE only',
      source: NOT_FOUND,
      note: 'doubt: whether this exchange was open on that day was not settled.',
    },
  ],
});

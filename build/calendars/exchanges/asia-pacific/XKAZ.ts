import { calendar } from '../../definition.js';
import { CLOSED_ON_MOVED_DAYS, KAZAKHSTAN_DOUBTS } from './shared/kazakhstan.js';

/** What it shares with the other calendars of its group: shared/kazakhstan.ts. */

export default calendar({
  id: 'XKAZ',
  kind: 'exchange',
  name: 'Kazakhstan Stock Exchange',
  doubts: KAZAKHSTAN_DOUBTS,
  localName: 'Қазақстан қор биржасы',
  otherNames: 'KASE',
  countries: ['KZ'],
  cities: 'Almaty',
  currencies: ['KZT'],
  isMainExchange: true,
  timezone: 'Asia/Almaty',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'KZ', from: 2010, kinds: ['holiday'], asDeclared: true, source: CLOSED_ON_MOVED_DAYS }],
  dates: [
    {
      date: '2022-01-06',
      kind: 'holiday',
      name: 'State of emergency',
      source: 'https://en.trend.az/casia/kazakhstan/3537235.html',
    },
  ],
});

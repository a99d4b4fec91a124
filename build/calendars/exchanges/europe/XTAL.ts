import { calendar } from '../../definition.js';
import { BALTIC_DOUBTS, BALTIC_SYSTEM_DAYS } from './shared/nasdaq-baltic.js';

/**
 * Nasdaq Tallinn: full-day closures, Tallinn time; no half days were found. Closed on the public holidays of Estonia and
 * on the days on which all Baltic exchanges are closed (see the table shared with Riga and Vilnius).
 */

const BALTIC_2019 = 'https://nasdaqcsd.com/about-nasdaq-csd/calendar-working-hours/';

export default calendar({
  id: 'XTAL',
  kind: 'exchange',
  name: 'Nasdaq Tallinn',
  doubtful: BALTIC_DOUBTS,
  localName: 'Tallinna Börs',
  otherNames: 'OMX Tallinn',
  countries: ['EE'],
  cities: 'Tallinn',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Tallinn',
  years: [2005, 2100],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'EE', from: 2005, source: BALTIC_2019 }],
  rules: BALTIC_SYSTEM_DAYS,
});

import { calendar } from '../../definition.js';
import { BALTIC_DOUBTS, BALTIC_SYSTEM_DAYS } from './shared/nasdaq-baltic.js';

/**
 * Nasdaq Vilnius (Vilnius Stock Exchange): full-day closures, Vilnius time; no half days were found. Closed on the public
 * holidays of Lithuania and on the days on which all Baltic exchanges are closed (see the table shared with Tallinn and
 * Riga). From 20 December 2005 to 2008 the labour code gave the next working day off for a holiday on a weekend, even
 * for Easter Sunday and Mother's Day: these days are in the calendar of Lithuania, and the exchange closed on two of them
 * by its own list of December 2005, 27 December 2005 and 2 January 2006
 * (https://mondovisione.com/media-and-resources/news/vilnius-stock-exchange-market-holidays).
 */

const BALTIC_2019 = 'https://nasdaqcsd.com/about-nasdaq-csd/calendar-working-hours/';

export default calendar({
  id: 'XLIT',
  kind: 'exchange',
  name: 'Nasdaq Vilnius',
  doubts: 'Doubts: single working days moved by the government in these years were not looked up.',
  doubtful: [
    ...BALTIC_DOUBTS,
    {
      years: '2006-2008',
      note: 'That the exchange closed on the other days in lieu of 2006 to 2008 was not found said.',
    },
  ],
  localName: 'Vilniaus vertybinių popierių birža',
  otherNames: 'OMX Vilnius',
  countries: ['LT'],
  cities: 'Vilnius',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Vilnius',
  years: [2005, 2100],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'LT', from: 2005, source: BALTIC_2019 }],
  rules: BALTIC_SYSTEM_DAYS,
});

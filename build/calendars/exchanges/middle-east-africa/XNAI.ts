import { calendar } from '../../definition.js';

/**
 * Nairobi Securities Exchange, Nairobi time. Closed on the public holidays of Kenya, the days declared in the Kenya
 * Gazette among them (elections, inaugurations, state funerals). The exchange ended trading at 12:00 on 24 July 2015.
 *
 * The data begins with 2010: of the feasts and of days declared before, too little was found.
 */

const HOLIDAYS_2026 = 'https://www.ebc.com/forex/nse-kenya-trading-holidays-and-market-hours-in-2026';

export default calendar({
  id: 'XNAI',
  kind: 'exchange',
  name: 'Nairobi Securities Exchange',
  doubts: 'Doubts: those of the calendar of Kenya, where days without an address rest on compilations of the Gazette.',
  doubtful: [
    {
      named: ['Adha', 'Azha'],
      note: 'The exchange is taken to close on Idd-ul-Azha in the years in which it was declared for all, known since 2019 only.',
    },
  ],
  otherNames: 'NSE Kenya',
  countries: ['KE'],
  cities: 'Nairobi',
  currencies: ['KES'],
  isMainExchange: true,
  timezone: 'Africa/Nairobi',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'KE', from: 2010, kinds: ['holiday'], asDeclared: true, source: HOLIDAYS_2026 }],
  dates: [
    {
      date: '2015-07-24',
      kind: 'early_close',
      name: 'Visit of President Obama',
      closes: '12:00',
      source: 'http://www.reuters.com/article/kenya-markets-close-idUSL5N1034B220150723',
    },
  ],
});

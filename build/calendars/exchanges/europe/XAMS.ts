import { calendar } from '../../definition.js';
import { common } from '../../forms/euronext.js';
import { unconfirmed } from '../../forms/euronext-south.js';
import { CASH_CHANGEOVER, CHRISTMAS_EVE_2001, COMPILATION, TARGET_DAYS } from './shared/euronext.js';

/** What it shares with the other calendars of its group: shared/euronext.ts. */

export default calendar({
  id: 'XAMS',
  kind: 'exchange',
  name: 'Euronext Amsterdam',
  otherNames: 'AEX, Amsterdam Stock Exchange',
  countries: ['NL'],
  cities: 'Amsterdam',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Amsterdam',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: [
    ...unconfirmed(TARGET_DAYS, 2000, 2001, COMPILATION),
    ...unconfirmed({ 'easter 39': 'Ascension Day' }, 2000, 2000, COMPILATION),
    ...unconfirmed({ '04-30': "Queen's Day", 'easter 50': 'Whit Monday' }, 2000, 2001, COMPILATION),
    ...common(2002, '14:00'),
  ],
  dates: [CHRISTMAS_EVE_2001, CASH_CHANGEOVER],
});

import { calendar } from '../../definition.js';
import { common } from '../../forms/euronext.js';
import { unconfirmed } from '../../forms/euronext-south.js';
import { NOT_FOUND } from '../../vocabulary.js';
import { COMPILATION, TARGET_DAYS } from './shared/euronext.js';

/** What it shares with the other calendars of its group: shared/euronext.ts. */

export default calendar({
  id: 'XLIS',
  kind: 'exchange',
  name: 'Euronext Lisbon',
  otherNames: 'PSI, Bolsa de Lisboa',
  countries: ['PT'],
  cities: 'Lisbon',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Lisbon',
  years: [2000, 2100],
  weekend: [{ start: '2000-01-01', days: [6, 7] }],
  rules: [
    ...unconfirmed(TARGET_DAYS, 2000, 2002, COMPILATION),
    ...unconfirmed(
      {
        'easter -47': 'Carnival',
        '04-25': 'Liberty Day',
        'easter 60': 'Corpus Christi',
        '06-10': 'Portugal Day',
        '08-15': 'Assumption Day',
        '10-05': 'Republic Day',
        '11-01': "All Saints' Day",
        '12-01': 'Restoration of Independence Day',
        '12-08': 'Immaculate Conception',
        '12-24': 'Christmas Eve',
      },
      2000,
      2002,
      COMPILATION,
    ),
    ...unconfirmed({ '06-13': "Saint Anthony's Day" }, 2000, 2001, COMPILATION),
    {
      rule: '12-31',
      name: "New Year's Eve",
      closes: '13:00',
      from: 2001,
      to: 2002,
      weekdays: [1, 2, 3, 4, 5],
      status: 'estimated',
      source: NOT_FOUND,
      note: `doubt: ${COMPILATION}`,
    },
    ...common(2003, '13:00'),
  ],
});

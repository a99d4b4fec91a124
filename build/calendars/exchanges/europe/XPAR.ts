import { calendar } from '../../definition.js';
import { common } from '../../forms/euronext.js';
import { alike } from '../../forms/euronext-south.js';
import { type ListedDate, onDates, type RuleRow } from '../../vocabulary.js';
import { CASH_CHANGEOVER, CHRISTMAS_EVE_2001 } from './shared/euronext.js';

/** What it shares with the other calendars of its group: shared/euronext.ts. */

const CAC_40 = 'https://github.com/asfolcini/QStudio/blob/6654d0754b0e5eab8ad3870e1143179ef59b01a0/data/%5EFCHI.csv';

const NO_VALUE = 'no value of the CAC 40 on this day';

const PARIS: readonly RuleRow[] = [
  ...alike(
    {
      '01-01': "New Year's Day",
      'easter -2': 'Good Friday',
      'easter 1': 'Easter Monday',
      '05-01': 'Labour Day',
      'easter 50': 'Whit Monday',
      '07-14': 'Bastille Day',
      '12-25': 'Christmas Day',
    },
    { from: 1990, to: 2001, source: CAC_40, note: 'not traded in the years of the series that were read' },
  ),
  ...alike(
    { '05-08': 'Victory Day', 'easter 39': 'Ascension Day', '08-15': 'Assumption Day', '11-11': 'Armistice Day' },
    {
      from: 1990,
      to: 1998,
      source: CAC_40,
      note: 'traded on Ascension Day and 11 November 1999, 8 May and 15 August 2000',
    },
  ),
  {
    rule: '11-01',
    name: "All Saints' Day",
    from: 1990,
    to: 1999,
    source: CAC_40,
    note: 'not traded on 1 November 1999, traded on 1 November 2000',
  },
  { rule: '12-26', name: 'Boxing Day', from: 2000, to: 2001, source: CAC_40, note: 'traded in 1990 and 1997' },
];

const PARIS_DATES: readonly ListedDate[] = [
  ...onDates(['1990-12-24', '1990-12-31', '1997-11-10', '1998-07-13', '1998-12-24'], {
    kind: 'holiday',
    name: 'Bridging day',
    source: CAC_40,
    note: NO_VALUE,
  }),
  { date: '1998-12-31', kind: 'holiday', name: 'Preparation for the euro', source: CAC_40, note: NO_VALUE },
  { date: '1999-12-31', kind: 'holiday', name: 'Year 2000 changeover', source: CAC_40, note: NO_VALUE },
];

export default calendar({
  id: 'XPAR',
  kind: 'exchange',
  name: 'Euronext Paris',
  otherNames: 'CAC 40, Bourse de Paris, Paris Bourse',
  countries: ['FR'],
  cities: 'Paris',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Paris',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  rules: [...PARIS, ...common(2002, '14:00')],
  dates: [...PARIS_DATES, CHRISTMAS_EVE_2001, CASH_CHANGEOVER],
});

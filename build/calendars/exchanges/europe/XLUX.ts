import { calendar } from '../../definition.js';
import { alike, listedYearly } from '../../forms/euronext-south.js';
import { rulesNamed } from '../../many-rows.js';
import { NOT_FOUND, type RuleRow } from '../../vocabulary.js';

/**
 * Luxembourg Stock Exchange: full-day closures and early closes, Luxembourg time.
 *
 * Its list of 2017 has the days of Euronext, whose trading system it uses since 2009; "open on all other Luxembourg bank
 * holidays". The data begins with 2009: before, a bank's sheet of 2003 has the national holidays closed (Ascension Day,
 * Whit Monday, 23 June, 15 August, 1 November), and the year of the change was not found.
 */

const LIST_2017 = 'https://www.bourse.lu/closing-days';

const DAYS = {
  '01-01': "New Year's Day",
  'easter -2': 'Good Friday',
  'easter 1': 'Easter Monday',
  '05-01': 'Labour Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
};

const EARLY = {
  source: NOT_FOUND,
  note: 'doubt: the early close of Euronext, whose trading system the exchange uses; no text of its own was found.',
};

const RULES: readonly RuleRow[] = [
  ...listedYearly(alike(DAYS, { from: 2009, source: LIST_2017, note: 'the source is the list of 2017' })),
  ...rulesNamed(
    { ...EARLY, closes: '14:00', from: 2009, weekdays: [1, 2, 3, 4, 5], status: 'estimated' },
    { '12-24': 'Christmas Eve', '12-31': "New Year's Eve" },
  ),
];

export default calendar({
  id: 'XLUX',
  kind: 'exchange',
  name: 'Luxembourg Stock Exchange',
  doubtful: [
    { years: '-2026', note: 'Single lists of the exchange were read; of the other years none.' },
    {
      on: '12-24 12-31',
      kinds: ['early_close'],
      note: "The early closes of 24 and 31 December are Euronext's, taken over.",
    },
  ],
  localName: 'Bourse de Luxembourg',
  otherNames: 'LuxSE',
  countries: ['LU'],
  cities: 'Luxembourg',
  currencies: ['EUR'],
  isMainExchange: true,
  timezone: 'Europe/Luxembourg',
  years: [2009, 2100],
  weekend: [{ start: '2009-01-01', days: [6, 7] }],
  rules: RULES,
});

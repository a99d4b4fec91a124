import { calendar } from '../definition.js';
import { inPeriods } from '../many-rows.js';

/**
 * SHIR of the Bank of Israel: published "each day, except for Saturdays, Sundays, and additional dates as published and
 * updated from time to time"; its value on other days is that of the last one. The additional dates are the holidays of the
 * banks, the days without ZAHAV, and others: the eves of Passover and of the Jewish New Year, Purim of Jerusalem, and
 * holidays abroad (1 January, Good Friday, the spring bank holiday of London, 25 and 26 December). Those were taken from
 * the weekdays without a rate from 2022 to 2025, as the tests of a public library list them. The data begin with 2024.
 */

const SHIR = 'https://boi.org.il/en/economic-roles/financial-markets/shir/';
/** The weekdays without a rate, 5 May 2022 to 31 December 2025. */
const WITHOUT_RATE =
  'https://github.com/lballabio/QuantLib/blob/2a13d455048c748b9fb5c2ff3bb4f4cf56dfb9a9/test-suite/calendars.cpp';
const NO_RATE = "A weekday without a rate, as a library's tests list them; the Bank's own list was not read.";
const PATTERN = "doubt: the Bank's list of the year was not read; a day without a rate in 2024 and 2025.";

const FURTHER = inPeriods(
  [
    { from: 2024, to: 2025, source: WITHOUT_RATE, status: 'confirmed', note: NO_RATE },
    { from: 2026, source: WITHOUT_RATE, status: 'estimated', note: PATTERN },
  ],
  [
    { rule: '01-01', name: "New Year's Day" },
    { rule: '15 AdarII', name: 'Purim (Jerusalem)' },
    { rule: 'easter -2', name: 'Good Friday' },
    { rule: '14 Nisan', name: 'Eve of Passover' },
    { rule: 'monday before 06-01', name: 'Spring bank holiday (London)' },
    { rule: '29 Elul', name: 'Eve of the Jewish New Year' },
    { rule: '12-25', name: 'Christmas Day' },
    { rule: '12-26', name: 'Boxing Day' },
  ],
);

export default calendar({
  id: 'ILS:SHIR',
  kind: 'bond',
  name: 'SHIR (shekel overnight interest rate)',
  doubtful: [
    {
      years: '2026-',
      note: 'The list of additional dates was not read; from 2026 on they follow the pattern of the years before, estimated.',
    },
  ],
  otherNames: 'TELBOR',
  countries: ['IL'],
  timezone: 'Asia/Jerusalem',
  years: [2024, 2099],
  weekend: [{ start: '2024-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'ILS', from: 2024, kinds: ['holiday'], source: SHIR }],
  rules: FURTHER,
  dates: [
    {
      date: '2024-02-27',
      kind: 'holiday',
      name: 'Municipal elections',
      status: 'confirmed',
      source: WITHOUT_RATE,
      note: NO_RATE,
    },
  ],
});

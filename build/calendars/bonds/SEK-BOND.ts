import { calendar } from '../definition.js';
import { ruleRows } from '../many-rows.js';
import type { RuleRow } from '../vocabulary.js';

/**
 * Swedish krona bonds: the fixed-income market of Nasdaq Stockholm, closed on the days of its equity market. It has more
 * half days, to 12:00: beside those of shares the Friday before a National Day on a Saturday, the Thursday before
 * Midsummer Eve, 23 December and 30 December, as a bank's lists after Nasdaq have them for 2020 and 2021.
 */

const NOTICE_2007 =
  'http://www.globenewswire.com/news-release/2007/04/04/115650/0/sv/Reminder-of-coming-public-half-days-and-closed-' +
  'days-for-OMX-Nordic-Exchanges-in-Copenhagen-Stockholm-Helsinki-and-Iceland-9-07.html';
const NOTICE_JUNE_2009 =
  'http://www.globenewswire.com/news-release/2009/06/04/132361/0/sv/Reminder-of-coming-public-holiday-and-half-day-' +
  'for-NasdaqOMX-Copenhagen-and-Stockholm-8-09.html';
const LIST_2020 = 'https://www.nordea.com/da/om-nordea/kontakt/banklukkedage/';
const LIST_2021 = 'https://www.nordea.com/sv/om-nordea/kontakt/helgdagar/';

const WEEKDAYS = [1, 2, 3, 4, 5];

const HALF_DAYS: readonly RuleRow[] = [
  ...ruleRows({ closes: '12:00', from: 2007, weekdays: WEEKDAYS }, [
    { rule: '01-05', name: 'Day before Epiphany', source: LIST_2021 },
    { rule: 'easter -3', name: 'Maundy Thursday', source: NOTICE_2007 },
    { rule: '04-30', name: 'Walpurgis Eve', source: LIST_2021 },
    { rule: 'easter 38', name: 'Day before Ascension Day', source: LIST_2021 },
  ]),
  {
    rule: '06-05',
    name: 'Day before the National Day',
    closes: '12:00',
    from: 2009,
    weekdays: [5],
    source: NOTICE_JUNE_2009,
  },
  ...ruleRows({ closes: '12:00', weekdays: WEEKDAYS }, [
    { rule: 'thursday after 06-18', name: 'Day before Midsummer Eve', from: 2007, source: LIST_2020 },
    { rule: 'friday after 10-30', name: "All Saints' Eve", from: 2007, source: LIST_2021 },
    { rule: '12-23', name: 'Day before Christmas Eve', from: 2007, source: LIST_2020 },
    { rule: '12-30', name: "Day before New Year's Eve", from: 2021, source: LIST_2021 },
  ]),
];

export default calendar({
  id: 'SEK:BOND',
  kind: 'bond',
  name: 'Nasdaq Stockholm (Swedish krona bonds)',
  doubtful: [
    {
      on: '12-30',
      years: '2021-',
      note: '30 December is in the list of 2021, not in that of 2020: entered from 2021.',
    },
    {
      kinds: ['early_close'],
      years: '2007-2009',
      note: 'The half days begin with 2007, the first notice found; of the years before nothing was found, so none are entered.',
    },
  ],
  countries: ['SE'],
  timezone: 'Europe/Stockholm',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XSTO', from: 1990, kinds: ['holiday'], source: LIST_2021 }],
  rules: HALF_DAYS,
});

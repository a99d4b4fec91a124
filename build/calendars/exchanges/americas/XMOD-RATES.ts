import { calendar } from '../../definition.js';
import type { RuleRow } from '../../vocabulary.js';
import { CLOSED } from './XMOD.js';

/** What it shares with the other calendars of its group, and the doubts: XMOD.ts. */

const REMEMBRANCE_2015 =
  'https://mondovisione.com/media-and-resources/news/montral-exchange-early-interest-rate-derivative-trading-ceases-at-' +
  '130-pm-tod-20151110';
const REMEMBRANCE_2017 = 'https://rjofutures.rjobrien.com/market-news/veterans-day-and-remembrance-day-schedules-2017';
const CANADA_DAY_2016 =
  'https://mondovisione.com/media-and-resources/news/montral-exchange-markets-closed-on-july-1-2016-canada-day-201671';
const CHRISTMAS_2023 = 'https://www.newswire.ca/news-releases/tmx-group-holiday-operating-schedule-812136940.html';
const YEAR_END_2025 =
  'https://m.mondovisione.com/news/montral-exchange-interest-rate-derivative-trading-ceases-at-1330-today-decemb-' +
  '20251231';
const BOND_MARKET_2017 = 'http://iiac.ca/market-closure-schedule/';
const BANKS_2024 = 'https://www.nbc.ca/en/contact-us/bank-holiday-calendar.html';

const LIKE_BONDS = 'doubt: an early close of the bond market, carried over; no notice of the exchange was found';

const RATES_RULES: readonly RuleRow[] = [
  {
    rule: '09-30 and if saturday,sunday then next monday',
    name: 'National Day for Truth and Reconciliation',
    from: 2021,
    source: BANKS_2024,
    note: 'doubt: a holiday of the banks and of the bond market; no notice of the exchange was found',
  },
  {
    rule: '11-11 and if saturday,sunday then next monday',
    name: 'Remembrance Day',
    from: 2008,
    source: REMEMBRANCE_2015,
    note: `on Monday 13 November in 2017: ${REMEMBRANCE_2017}`,
  },
  ...[
    { rule: 'friday before 3rd monday in February', name: 'Friday before Family Day' },
    { rule: 'easter -3', name: 'Day before Good Friday' },
    { rule: 'friday before monday before 05-25', name: 'Friday before Victoria Day' },
    { rule: 'friday before 1st monday in August', name: 'Friday before Civic Holiday' },
    { rule: 'friday before 1st monday in September', name: 'Friday before Labour Day' },
    { rule: 'friday before 2nd monday in October', name: 'Friday before Thanksgiving Day' },
  ].map((day) => ({ ...day, from: 2008, closes: '13:30', source: BOND_MARKET_2017, note: LIKE_BONDS })),
  early('06-30 if saturday,sunday then previous friday', 'Day before Canada Day', 2008, CANADA_DAY_2016),
  early(
    '09-29 if saturday,sunday then previous friday',
    'Day before the National Day for Truth and Reconciliation',
    2021,
    BANKS_2024,
    LIKE_BONDS,
  ),
  early('11-10 if saturday,sunday then previous friday', 'Day before Remembrance Day', 2008, REMEMBRANCE_2015),
  early('12-24 if saturday,sunday then previous friday', 'Day before Christmas', 2008, CHRISTMAS_2023),
  early('12-31 if saturday,sunday then previous friday', "Day before New Year's Day", 2008, YEAR_END_2025),
];

function early(rule: string, name: string, from: number, source: string, note?: string): RuleRow {
  return { rule, name, from, closes: '13:30', weekdays: [1, 2, 3, 4, 5], source, ...(note ? { note } : {}) };
}

export default calendar({
  id: 'XMOD:RATES',
  kind: 'exchange',
  name: 'Montréal Exchange, interest rate derivatives',
  timezone: 'America/Toronto',
  years: [2008, 2060],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XTSE', from: 2008, source: CLOSED }],
  rules: RATES_RULES,
});

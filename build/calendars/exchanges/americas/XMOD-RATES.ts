import { calendar } from '../../definition.js';
import { ruleRows, rulesNamed } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';
import { CLOSED } from './XMOD.js';

/** What it shares with the other calendars of its group: XMOD.ts. */

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
  ...rulesNamed(
    { closes: '13:30', from: 2008, source: BOND_MARKET_2017, note: LIKE_BONDS },
    {
      'friday before 3rd monday in February': 'Friday before Family Day',
      'easter -3': 'Day before Good Friday',
      'friday before monday before 05-25': 'Friday before Victoria Day',
      'friday before 1st monday in August': 'Friday before Civic Holiday',
      'friday before 1st monday in September': 'Friday before Labour Day',
      'friday before 2nd monday in October': 'Friday before Thanksgiving Day',
    },
  ),
  ...ruleRows({ closes: '13:30', weekdays: [1, 2, 3, 4, 5] }, [
    {
      rule: '06-30 if saturday,sunday then previous friday',
      name: 'Day before Canada Day',
      from: 2008,
      source: CANADA_DAY_2016,
    },
    {
      rule: '09-29 if saturday,sunday then previous friday',
      name: 'Day before the National Day for Truth and Reconciliation',
      from: 2021,
      source: BANKS_2024,
      note: LIKE_BONDS,
    },
    {
      rule: '11-10 if saturday,sunday then previous friday',
      name: 'Day before Remembrance Day',
      from: 2008,
      source: REMEMBRANCE_2015,
    },
    {
      rule: '12-24 if saturday,sunday then previous friday',
      name: 'Day before Christmas',
      from: 2008,
      source: CHRISTMAS_2023,
    },
    {
      rule: '12-31 if saturday,sunday then previous friday',
      name: "Day before New Year's Day",
      from: 2008,
      source: YEAR_END_2025,
    },
  ]),
];

export default calendar({
  id: 'XMOD:RATES',
  kind: 'exchange',
  name: 'Montréal Exchange, interest rate derivatives',
  timezone: 'America/Toronto',
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XTSE', from: 2008, source: CLOSED }],
  rules: RATES_RULES,
});

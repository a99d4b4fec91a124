import { calendar } from '../../definition.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * ICE Futures Europe, London time: the days on which the exchange as a whole (its oil, Brent and gas oil above all) is
 * closed: New Year's Day, Good Friday, Christmas Day. One of the first and last on a Sunday moves to Monday, as on 2
 * January 2023, "UK and US holiday, all contracts closed" in the exchange's schedule (but for two carbon contracts); one
 * on a Saturday does not move. On the other bank holidays oil is traded and only the United Kingdom's gas, power and
 * emission contracts and the agricultural ones stop; the financial contracts taken over from LIFFE have holidays of
 * their own.
 *
 * No early closes: on 24 and 31 December each product group ends at its own time (financial contracts about 12:30, oil in
 * the evening); the hours of the oil contracts were not found, brokers' notices differ (19:00, 17:00), and the settlement
 * at 12:30 is all a schedule of 2019 tells.
 *
 * The data begins with 2006: until 2005 the exchange was the International Petroleum Exchange with a trading floor.
 */

const SCHEDULE_2023 =
  'https://online.documentine.com/2017-stock-market-holidays/1/2019-trading-schedule-last-update-september-2019.html';

const BRENT_2018 = 'https://finmarket.com/christmas-new-years-day-trading-hours/';

const RULES: readonly RuleRow[] = [
  {
    rule: '01-01 and if sunday then next monday',
    name: "New Year's Day",
    from: 2006,
    source: SCHEDULE_2023,
    note: 'the source is the schedule of 2023; doubt: the other years',
  },
  {
    rule: 'easter -2',
    name: 'Good Friday',
    from: 2006,
    source: SCHEDULE_2023,
    note: 'the source is the schedule of 2023; doubt: the other years',
  },
  {
    rule: '12-25 and if sunday then next monday',
    name: 'Christmas Day',
    from: 2006,
    source: BRENT_2018,
    note:
      'the source, a broker on its contracts on Brent, has 25 December 2018 closed and the 26th open; doubt: the other ' +
      'years, and the Monday after one on a Sunday, taken over from January 2023',
  },
];

export default calendar({
  id: 'IFEU',
  kind: 'exchange',
  name: 'ICE Futures Europe',
  doubts:
    "Doubts: A table of the days without Brent contracts from 2009 to 2025 agrees but for the Fridays 24 and 31 December 2010 and 2021, Christmas Day and New Year's Day being Saturdays; these four are not entered, Brent having been traded on them.",
  doubtful: [
    {
      years: '-2025',
      note: "The exchange's schedules of other years than 2019 and 2023 were not found, nor the whole of these two.",
    },
  ],
  otherNames: 'ICE Europe, LIFFE, IPE, Brent, Intercontinental Exchange',
  countries: ['GB'],
  cities: 'London',
  currencies: ['GBP'],
  timezone: 'Europe/London',
  years: [2006, 2100],
  weekend: [{ start: '2006-01-01', days: [6, 7] }],
  rules: RULES,
});

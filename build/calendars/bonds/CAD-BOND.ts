import { calendar } from '../definition.js';
import { rulesNamed } from '../many-rows.js';
import type { RuleRow } from '../vocabulary.js';

/**
 * Canadian dollar bonds and money market: the closes recommended by the Investment Industry Association of Canada.
 * Recommendations, which the market follows. A holiday on a weekend closes the next weekday; the last trading day
 * before each closure ends at 13:00 Toronto time.
 *
 * Years: from 2008, when Family Day made the present list.
 */

const SCHEDULE_2017 = 'http://iiac.ca/market-closure-schedule/';
const COMPILED_2025 = 'https://marketbeat.com/bond-market-holidays/canada';

const CLOSED: readonly RuleRow[] = [
  { rule: '01-01 and if saturday,sunday then next monday', name: "New Year's Day", from: 2008, source: SCHEDULE_2017 },
  { rule: '3rd monday in February', name: 'Family Day', from: 2008, source: SCHEDULE_2017 },
  { rule: 'easter -2', name: 'Good Friday', from: 2008, source: SCHEDULE_2017 },
  { rule: 'monday before 05-25', name: 'Victoria Day', from: 2008, source: SCHEDULE_2017 },
  { rule: '07-01 and if saturday,sunday then next monday', name: 'Canada Day', from: 2008, source: SCHEDULE_2017 },
  { rule: '1st monday in August', name: 'Civic Holiday', from: 2008, source: SCHEDULE_2017 },
  { rule: '1st monday in September', name: 'Labour Day', from: 2008, source: SCHEDULE_2017 },
  {
    rule: '09-30 and if saturday,sunday then next monday',
    name: 'National Day for Truth and Reconciliation',
    from: 2021,
    source: COMPILED_2025,
    note: 'doubt: the years before 2025',
  },
  { rule: '2nd monday in October', name: 'Thanksgiving Day', from: 2008, source: SCHEDULE_2017 },
  { rule: '11-11 and if saturday,sunday then next monday', name: 'Remembrance Day', from: 2008, source: SCHEDULE_2017 },
  { rule: '12-25 and if saturday,sunday then next monday', name: 'Christmas Day', from: 2008, source: SCHEDULE_2017 },
  {
    rule: '12-26 and if saturday then next monday if sunday,monday then next tuesday',
    name: 'Boxing Day',
    from: 2008,
    source: SCHEDULE_2017,
  },
];

const EARLY: readonly RuleRow[] = [
  ...rulesNamed(
    { closes: '13:00', from: 2008, weekdays: [1, 2, 3, 4, 5], source: SCHEDULE_2017 },
    {
      'friday before 3rd monday in February': 'Friday before Family Day',
      'easter -3': 'Day before Good Friday',
      'friday before monday before 05-25': 'Friday before Victoria Day',
      '06-30 if saturday,sunday then previous friday': 'Day before Canada Day',
      'friday before 1st monday in August': 'Friday before Civic Holiday',
      'friday before 1st monday in September': 'Friday before Labour Day',
    },
  ),
  {
    rule: '09-29 if saturday,sunday then previous friday',
    name: 'Day before the National Day for Truth and Reconciliation',
    closes: '13:00',
    weekdays: [1, 2, 3, 4, 5],
    from: 2022,
    source: COMPILED_2025,
    note: 'doubt: the years before 2025',
  },
  ...rulesNamed(
    { closes: '13:00', from: 2008, weekdays: [1, 2, 3, 4, 5], source: SCHEDULE_2017 },
    {
      'friday before 2nd monday in October': 'Friday before Thanksgiving Day',
      '11-10 if saturday,sunday then previous friday': 'Day before Remembrance Day',
      '12-24 if saturday,sunday then previous friday': 'Day before Christmas',
      '12-31 if saturday,sunday then previous friday': "Day before New Year's Day",
    },
  ),
];

export default calendar({
  id: 'CAD:BOND',
  kind: 'bond',
  name: 'IIAC Canada (Canadian dollar bonds)',
  doubts: 'Doubts: Whether the day before 30 September 2021 closed early was not found.',
  doubtful: [
    {
      years: '2008-2016 2018-2026',
      note: 'Only the schedule of 2017 was read; the other years follow it, with the National Day for Truth and Reconciliation since 2021, first seen in a compilation for 2025.',
    },
  ],
  otherNames: 'Canadian government bonds, CIRO',
  countries: ['CA'],
  timezone: 'America/Toronto',
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
  rules: [...CLOSED, ...EARLY],
});

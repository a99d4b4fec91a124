import { calendar } from '../../definition.js';
import {
  fullClosures,
  goodFriday,
  goodFridaySessions,
  juneteenth,
  summerHolidays,
  winterHolidays,
  yearEnd,
} from '../../forms/cme-group.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';
import {
  BUSH_2018,
  CARTER_2025,
  EMPLOYMENT_GOOD_FRIDAYS,
  FORD_2007,
  HOLIDAY_PAGE,
  JULY_2013,
  JULY_2017,
  JULY_2024,
  MLK_2014,
  MLK_2019,
  SANDY_29,
  SANDY_30,
} from './shared/cme-group.js';
import { COMMON, COMPILED } from './XCME.js';

/** What it shares with the other calendars of its group: XCME.ts. */

const EQUITY_RULES: readonly RuleRow[] = [
  ...fullClosures(2006),
  ...goodFriday(2006),
  ...winterHolidays({ from: 2006, to: 2014, halts: '10:30', source: MLK_2014 }),
  ...winterHolidays({ from: 2015, halts: '12:00', source: MLK_2019 }),
  ...summerHolidays({ from: 2006, to: 2013, halts: '10:30', source: JULY_2013 }),
  ...summerHolidays({ from: 2014, halts: '12:00', source: JULY_2017 }),
  ...juneteenth({ from: 2022, halts: '12:00', source: HOLIDAY_PAGE, note: 'the hour of the other holidays' }),
  ...yearEnd({ from: 2006, closes: '12:15', source: HOLIDAY_PAGE, basis: 'rule', note: COMPILED }),
  {
    rule: '07-03',
    name: 'Day before Independence Day',
    from: 2007,
    closes: '12:15',
    weekdays: [1, 2, 3, 4],
    source: JULY_2013,
    note: `so in 2013, in 2017 (${JULY_2017}) and in 2024 (${JULY_2024}); doubt: 2007, 2008 and 2012`,
  },
];

const EQUITY_DATES: readonly ListedDate[] = [
  ...goodFridaySessions('08:15', [2007, ...EMPLOYMENT_GOOD_FRIDAYS]),
  {
    date: '2007-01-02',
    kind: 'holiday',
    name: 'National Day of Mourning for President Gerald R. Ford',
    source: FORD_2007,
  },
  { date: '2012-10-29', kind: 'early_close', name: 'Hurricane Sandy', closes: '08:15', source: SANDY_29 },
  { date: '2012-10-30', kind: 'early_close', name: 'Hurricane Sandy', closes: '08:15', source: SANDY_30 },
  {
    date: '2018-12-05',
    kind: 'early_close',
    name: 'National Day of Mourning for President George H. W. Bush',
    closes: '08:30',
    source: BUSH_2018,
  },
  {
    date: '2025-01-09',
    kind: 'early_close',
    name: 'National Day of Mourning for President Jimmy Carter',
    closes: '08:30',
    source: CARTER_2025,
  },
];

export default calendar({
  ...COMMON,
  id: 'XCME:EQUITY',
  name: 'CME equity index futures',
  rules: EQUITY_RULES,
  dates: EQUITY_DATES,
});

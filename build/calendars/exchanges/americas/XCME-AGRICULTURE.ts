import { calendar } from '../../definition.js';
import {
  fullClosures,
  goodFriday,
  juneteenth,
  summerHolidays,
  winterHolidays,
  yearEnd,
} from '../../forms/cme-group.js';
import { dateRows } from '../../many-rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';
import {
  CARTER_2025,
  FORD_2007,
  HOLIDAY_PAGE,
  JULY_2006,
  JULY_2024,
  JUNETEENTH_2022,
  LABOR_2007,
  MLK_2006,
  PRESIDENTS_2006,
  YEAR_END_2010,
} from './shared/cme-group.js';
import { COMMON, COMPILED } from './XCME.js';

/** What it shares with the other calendars of its group: XCME.ts. */

const AGRICULTURE_RULES: readonly RuleRow[] = [
  ...fullClosures(2006),
  ...goodFriday(2006),
  ...winterHolidays({ from: 2006, source: MLK_2006 }),
  ...summerHolidays({ from: 2006, source: JULY_2024 }),
  ...juneteenth({ from: 2022, source: JUNETEENTH_2022 }),
  ...yearEnd({ from: 2006, to: 2013, closes: '12:00', source: YEAR_END_2010, basis: 'rule', note: COMPILED }),
  ...yearEnd({ from: 2014, closes: '12:05', source: HOLIDAY_PAGE, basis: 'rule', note: COMPILED }),
];

const AGRICULTURE_DATES: readonly ListedDate[] = [
  { date: '2006-07-03', kind: 'early_close', name: 'Day before Independence Day', closes: '12:00', source: JULY_2006 },
  ...dateRows({ kind: 'early_close', name: 'Friday before a holiday', closes: '12:00' }, [
    { date: '2006-01-13', source: MLK_2006 },
    { date: '2006-02-17', source: PRESIDENTS_2006 },
    { date: '2007-08-31', source: LABOR_2007 },
  ]),
  {
    date: '2007-01-02',
    kind: 'holiday',
    name: 'National Day of Mourning for President Gerald R. Ford',
    source: FORD_2007,
  },
  { date: '2010-12-31', kind: 'early_close', name: "New Year's Eve", closes: '12:00', source: YEAR_END_2010 },
  {
    date: '2025-01-09',
    kind: 'early_close',
    name: 'National Day of Mourning for President Jimmy Carter',
    closes: '12:15',
    source: CARTER_2025,
  },
];

export default calendar({
  ...COMMON,
  id: 'XCME:AGRICULTURE',
  name: 'CME livestock futures',
  rules: AGRICULTURE_RULES,
  dates: AGRICULTURE_DATES,
});

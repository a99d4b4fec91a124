import { calendar } from '../../definition.js';
import {
  DAY_AFTER_THANKSGIVING,
  fullClosures,
  goodFriday,
  goodFridaySessions,
  juneteenth,
  summerHolidays,
  WEEKDAYS,
  winterHolidays,
  yearEnd,
} from '../../forms/cme-group.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';
import {
  EMPLOYMENT_GOOD_FRIDAYS,
  FORD_2007,
  HOLIDAY_PAGE,
  JULY_2009,
  MLK_2019,
  MLK_2026,
  YEAR_END_2010,
} from './shared/cme-group.js';
import { COMMON, COMPILED, EARLY_FRIDAYS } from './XCME.js';

/** What it shares with the other calendars of its group: XCME.ts. */

/** The hours of the product's exceptions, by the notices of 2025. */
const LEAN_HOURS =
  'https://github.com/QuantConnect/Lean/blob/b3fa21dc602b3393ff4ab6f4cef28962680e7913/Data/market-hours/market-hours-database.json';
const BY_A_TABLE = {
  status: 'confirmed',
  source: LEAN_HOURS,
  note: "doubt: the hour is that of a program's table; the notices were not read",
} as const;

const FX_RULES: readonly RuleRow[] = [
  ...fullClosures(2006),
  ...goodFriday(2006),
  ...winterHolidays({ from: 2006, to: 2021, halts: '12:00', source: MLK_2019 }),
  ...winterHolidays({ from: 2022, halts: '16:00', source: MLK_2026 }),
  ...summerHolidays({ from: 2006, to: 2021, halts: '12:00', source: JULY_2009 }),
  ...summerHolidays({ from: 2022, halts: '16:00', source: MLK_2026 }),
  ...juneteenth({ from: 2022, halts: '16:00', source: MLK_2026 }),
  ...yearEnd({ from: 2006, to: 2024, closes: '12:15', source: HOLIDAY_PAGE, basis: 'rule', note: COMPILED }),
  { rule: DAY_AFTER_THANKSGIVING, name: 'Day after Thanksgiving', from: 2025, closes: '13:45', ...BY_A_TABLE },
  { rule: '12-24', name: 'Christmas Eve', weekdays: WEEKDAYS, from: 2025, closes: '12:45', ...BY_A_TABLE },
  ...EARLY_FRIDAYS,
];

const FX_DATES: readonly ListedDate[] = [
  ...goodFridaySessions('10:15', [2007, ...EMPLOYMENT_GOOD_FRIDAYS]),
  {
    date: '2007-01-02',
    kind: 'early_close',
    name: 'National Day of Mourning for President Gerald R. Ford',
    closes: '12:00',
    source: FORD_2007,
  },
  { date: '2010-12-31', kind: 'early_close', name: "New Year's Eve", closes: '12:15', source: YEAR_END_2010 },
];

export default calendar({
  ...COMMON,
  id: 'XCME:FX',
  name: 'CME currency futures',
  rules: FX_RULES,
  dates: FX_DATES,
});

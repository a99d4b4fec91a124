import { calendar } from '../../definition.js';
import {
  fullClosures,
  goodFriday,
  juneteenth,
  summerHolidays,
  winterHolidays,
  yearEnd,
} from '../../forms/cme-group.js';
import type { RuleRow } from '../../vocabulary.js';
import { HOLIDAY_PAGE, MLK_2019, MLK_2026, PRESIDENTS_2023 } from './shared/cme-group.js';
import { COMMON, COMPILED } from './XCME.js';

/**
 * Cryptocurrency futures, traded since 18 December 2017; the data begin with 2018. What it shares with the other
 * calendars of its group: XCME.ts. The holidays are those of the other groups; the sessions on them, to 12:00 until 2021
 * and to the regular 16:00 since 2022, count for the trade date of the next day.
 *
 * Since 29 May 2026 trading is round the clock on every day, weekends and holidays included, and counts for the next trade
 * date: no early closes since, and a holiday is still no trade date. The announcement of February 2026 was conditional on a
 * review; of the first weekend no account was read.
 */

const RULES: readonly RuleRow[] = [
  ...fullClosures(2018),
  ...goodFriday(2018),
  ...winterHolidays({ from: 2018, to: 2021, halts: '12:00', source: MLK_2019 }),
  ...winterHolidays({ from: 2022, halts: '16:00', source: PRESIDENTS_2023 }),
  ...summerHolidays({ from: 2018, to: 2021, halts: '12:00', source: MLK_2019 }),
  ...summerHolidays({ from: 2022, halts: '16:00', source: MLK_2026 }),
  ...juneteenth({ from: 2022, halts: '16:00', source: MLK_2026 }),
  ...yearEnd({ from: 2018, to: 2025, closes: '12:45', source: HOLIDAY_PAGE, basis: 'rule', note: COMPILED }),
];

export default calendar({
  ...COMMON,
  id: 'XCME:CRYPTO',
  name: 'CME cryptocurrency futures',
  doubtful: [{ named: ['Good Friday'], note: 'The Good Fridays of an employment report are taken as closed.' }],
  years: [2018, 2100],
  weekend: [{ start: '2018-01-01', days: [6, 7] }],
  rules: RULES,
});

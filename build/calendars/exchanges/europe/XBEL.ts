import { calendar } from '../../definition.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * Belgrade Stock Exchange: full-day closures, Belgrade time.
 *
 * Closed on the public holidays of Serbia and from Orthodox Good Friday to Easter Monday; since 2024 also on 31
 * December, for work on the trading system. No shortened sessions.
 *
 * Doubts: lists were read for 2013, 2024 and 2025; the list of 2025 was changed in October 2025 by a decision that was
 * not read. 31 December of 2026 and later rests on the two years before. The holidays of 16 February and 11 November
 * exist since 2012 (the list of 2010 has neither, https://feas.org/belgrade-stock-exchange-establishing-the-calendar-of-trading-sessions/),
 * so the data begin there.
 */

const LISTS_2024_2025 = 'https://belex.rs/o_berzi/radno_vreme';
const LIST_2013 = 'https://www.belex.rs/eng/o_berzi/vesti/45247';

const YEAR_END = {
  name: "New Year's Eve (work on the trading system)",
  names: { sr: 'Setovanje trgovačke platforme i migracija podataka i statistika' },
  source: LISTS_2024_2025,
} as const;

const RULES: readonly RuleRow[] = [
  { rule: '12-31', ...YEAR_END, from: 2024, to: 2025 },
  { rule: '12-31', ...YEAR_END, from: 2026, status: 'estimated', note: 'doubt: by the practice of 2024 and 2025' },
];

const DATES: readonly ListedDate[] = ['2025-01-03', '2025-01-06'].map((date) => ({
  date,
  kind: 'holiday',
  name: 'Security upgrade of the trading platform',
  source: LISTS_2024_2025,
}));

export default calendar({
  id: 'XBEL',
  kind: 'exchange',
  name: 'Belgrade Stock Exchange',
  timezone: 'Europe/Belgrade',
  years: [2012, 2060],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'RS', from: 2012, source: LIST_2013 }],
  rules: RULES,
  dates: DATES,
});

import { calendar } from '../../definition.js';
import { holidays, type ListedDate, type RuleRow, unsourced } from '../../vocabulary.js';

/**
 * Belgrade Stock Exchange: full-day closures, Belgrade time.
 *
 * Closed on the public holidays of Serbia and from Orthodox Good Friday to Easter Monday; in the years since 2020 also
 * on one of the last days of the year, for work on the trading system. No shortened sessions.
 */

const LISTS_2024_2025 = 'https://belex.rs/o_berzi/radno_vreme';
const LIST_2013 = 'https://www.belex.rs/eng/o_berzi/vesti/45247';

const LIST_2023 =
  'https://gss.unicreditgroup.eu/markets/serbia/newsflashes/belgrade-stock-exchange-publishes-holiday-schedule-2023';

const YEAR_END = {
  name: "New Year's Eve (work on the trading system)",
  names: { sr: 'Setovanje trgovačke platforme i migracija podataka i statistika' },
  source: LISTS_2024_2025,
} as const;

const RULES: readonly RuleRow[] = [
  { rule: '12-31', ...YEAR_END, from: 2024, to: 2025 },
  { rule: '12-31', ...YEAR_END, from: 2026, status: 'estimated', note: 'doubt: by the practice of 2024 and 2025' },
];

const DATES: readonly ListedDate[] = [
  ...unsourced(
    'Work on the trading system',
    ['2021-01-08', '2021-12-31', '2022-12-30'],
    'doubt: a compilation of the days without trading; no decision of the exchange was read.',
  ),
  ...holidays(
    'Securities segmentation and updates to the trading platform',
    LIST_2023,
    '2023-01-04 2023-01-05 2023-01-06',
    { note: 'The source, of November 2022: the dates may be postponed if the rules are applied later.' },
  ),
  ...holidays('System maintenance', LIST_2023, '2023-12-29'),
  ...holidays('Security upgrade of the trading platform', LISTS_2024_2025, '2025-01-03 2025-01-06'),
  {
    date: '2025-11-10',
    kind: 'holiday',
    name: 'No trading by decision of the exchange',
    status: 'estimated',
    source: LIST_2013,
    note: 'The page tells of a decision of 20 October 2025 on changing the calendar of 2025. doubt: its text was not read.',
  },
];

export default calendar({
  id: 'XBEL',
  kind: 'exchange',
  name: 'Belgrade Stock Exchange',
  doubts:
    'Doubts: lists were read for 2013, 2024 and 2025. 8 January 2024 is taken as open: the list has it not. The holidays of 16 February and 11 November exist since 2012 (the list of 2010 has neither, https://feas.org/belgrade-stock-exchange-establishing-the-calendar-of-trading-sessions/), so the data begin there.',
  doubtful: [
    { years: '2023', note: 'The list of 2023 was read in the words of a custodian.' },
    {
      on: '2025-11-10',
      note: 'The list of 2025 was changed in October 2025 by a decision whose text was not read (10 November 2025: closed).',
    },
    { on: '12-31', years: '2026-', note: '31 December of 2026 and later rests on the two years before.' },
    {
      on: '2021-01-08 2021-12-31 2022-12-30',
      note: '8 January and 31 December 2021 and 30 December 2022 were closed by a compilation.',
    },
  ],
  localName: 'Београдска берза',
  otherNames: 'BELEX',
  countries: ['RS'],
  cities: 'Belgrade',
  currencies: ['RSD'],
  isMainExchange: true,
  timezone: 'Europe/Belgrade',
  years: [2012, 2100],
  weekend: [{ start: '2012-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'RS', from: 2012, asDeclared: true, source: LIST_2013 }],
  rules: RULES,
  dates: DATES,
});

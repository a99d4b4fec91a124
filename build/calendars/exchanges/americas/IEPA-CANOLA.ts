import { calendar } from '../../definition.js';
import type { RuleRow } from '../../vocabulary.js';
import { COMMON, NOTICE_2025 } from './IEPA.js';

/** What it shares with the other calendars of its group: IEPA.ts. */

const CANOLA_2022 =
  'https://www.marketscreener.com/news/latest/ICE-Canola-Market-Closed-Oct-10-for-Thanksgiving--41953817/' +
  '?utm_medium=RSS&utm_content=20221007';

const CANOLA_RULES: readonly RuleRow[] = [
  { rule: '01-01 and if saturday,sunday then next monday', name: "New Year's Day", from: 2019, source: NOTICE_2025 },
  { rule: '3rd monday in February', name: 'Louis Riel Day', from: 2019, source: NOTICE_2025 },
  { rule: 'easter -2', name: 'Good Friday', from: 2019, source: NOTICE_2025 },
  { rule: 'monday before 05-25', name: 'Victoria Day', from: 2019, source: NOTICE_2025 },
  { rule: '07-01 and if saturday,sunday then next monday', name: 'Canada Day', from: 2019, source: NOTICE_2025 },
  { rule: '1st monday in August', name: 'Terry Fox Day', from: 2019, source: NOTICE_2025 },
  { rule: '1st monday in September', name: 'Labour Day', from: 2019, source: NOTICE_2025 },
  {
    rule: '09-30 and if saturday,sunday then next monday',
    name: 'National Day for Truth and Reconciliation',
    from: 2022,
    source: NOTICE_2025,
    note: 'doubt: the first year; 2021, when the day was new, was not found',
  },
  { rule: '2nd monday in October', name: 'Thanksgiving Day', from: 2019, source: CANOLA_2022 },
  {
    rule: '11-11 and if saturday,sunday then next monday',
    name: 'Remembrance Day',
    from: 2019,
    source: NOTICE_2025,
    note: 'on a weekend the Monday after, as in 2017 at Winnipeg',
  },
  { rule: '12-25 and if saturday,sunday then next monday', name: 'Christmas Day', from: 2019, source: NOTICE_2025 },
  {
    rule: '12-26 and if saturday then next monday if sunday,monday then next tuesday',
    name: 'Boxing Day',
    from: 2019,
    source: NOTICE_2025,
  },
];

export default calendar({
  ...COMMON,
  id: 'IEPA:CANOLA',
  name: 'ICE Futures U.S., canola',
  timezone: 'America/Winnipeg',
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
  rules: CANOLA_RULES,
});

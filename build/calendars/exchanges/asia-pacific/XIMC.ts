import { calendar } from '../../definition.js';
import { inPeriods } from '../../many-rows.js';
import type { ListedDate, RuleRow } from '../../vocabulary.js';

/**
 * Multi Commodity Exchange of India, Mumbai time: a morning session to 17:00 and an evening session to 23:30 or 23:55. It is
 * closed for both on Republic Day, Good Friday, Independence Day, 2 October and Christmas, and on Diwali but for the
 * muhurat session of an hour; on the other holidays of Mumbai's exchanges the evening session is held, and the day is a
 * trading day. On 1 January the evening session is not held.
 */

const LIST_2022 = 'https://www.5paisa.com/gujarati/stock-market-holidays-commodity-2022';
const LIST_2024 = 'https://www.nirmalbang.com/static/commodity-trading-holidays.aspx';
/** The lists of 2025 and 2026 in turn. */
const LIST_2026 = 'https://rupeezy.in/mcx-holiday';
const LIST_2025 = LIST_2026;
const WEEKDAYS = [1, 2, 3, 4, 5];

const EVENING = {
  rule: '01-01',
  name: 'New Year Day',
  closes: '17:00',
  weekdays: WEEKDAYS,
  source: LIST_2026,
} as const;
const NOTE = 'no evening session: so in the lists of 2020 and 2026';

const RULES: readonly RuleRow[] = [
  ...inPeriods(
    [
      { from: 2022, to: 2026, weekdays: WEEKDAYS, source: LIST_2022, note: `so again in 2026: ${LIST_2026}` },
      { from: 2027, weekdays: WEEKDAYS, status: 'estimated', source: LIST_2026 },
    ],
    [
      { rule: '01-26', name: 'Republic Day' },
      { rule: 'easter -2', name: 'Good Friday' },
      { rule: '08-15', name: 'Independence Day' },
      { rule: '10-02', name: 'Mahatma Gandhi Jayanti' },
      { rule: '12-25', name: 'Christmas' },
    ],
  ),
  { rule: 'feast diwali at IN:MH', name: 'Diwali Laxmi Pujan', weekdays: WEEKDAYS, from: 2027, source: LIST_2026 },
  { ...EVENING, from: 2022, to: 2026, note: NOTE },
  { ...EVENING, from: 2027, status: 'estimated', note: NOTE },
];

const DIWALI = { kind: 'holiday', name: 'Diwali Laxmi Pujan', note: 'muhurat session only' } as const;

const DATES: readonly ListedDate[] = [
  { ...DIWALI, date: '2022-10-24', source: LIST_2022 },
  { ...DIWALI, date: '2024-11-01', source: LIST_2024 },
  { ...DIWALI, date: '2025-10-21', source: LIST_2025 },
];

export default calendar({
  id: 'XIMC',
  kind: 'exchange',
  name: 'Multi Commodity Exchange of India (MCX)',
  doubts: 'Doubts: Sessions on weekends (budget days) and single days declared are not entered.',
  doubtful: [
    {
      years: '2023-2024',
      note: 'The lists of 2022, 2025 and 2026 were read whole, those of 2023 (http://www.revinta.com/commodity-trading-holidays.html) and 2024 without their sessions; they agree.',
    },
    { years: '2027-', note: 'From 2027 on all is estimated.' },
  ],
  otherNames: 'MCX',
  countries: ['IN'],
  cities: 'Mumbai',
  currencies: ['INR'],
  timezone: 'Asia/Kolkata',
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
  note: 'Single days that the exchange declares (elections, sessions on weekends) are not foreseen.',
  rules: RULES,
  dates: DATES,
});

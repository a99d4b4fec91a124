import { country } from '../country.js';
import { holidays, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Northern Mariana Islands. 1 CMC 311 as the Office of Personnel Management listed it for 2021 and the Governor for 2022; a day on a
 * Saturday is kept on the Friday before, one on a Sunday on the Monday after (1 CMC 313). Juneteenth is in the list of 2022, not
 * in that of 2021. Election days are holidays (1 CMC 6508).
 */

const LIST_2021 = 'https://cnmiopm.net/sec.asp?secID=42';
const LIST_2022 = 'https://governor.gov.mp/news/executive-actions/memorandum-2022-legal-holidays/';
const MOVES = 'and if saturday then previous friday if sunday then next monday';
const FROM = 2007;

const RULES: readonly RuleRow[] = [
  { rule: `01-01 ${MOVES}`, name: "New Year's Day", from: FROM, source: LIST_2021 },
  { rule: '3rd monday in January', name: 'Martin Luther King Jr. Day', from: FROM, source: LIST_2021 },
  { rule: '3rd monday in February', name: "Presidents' Day", from: FROM, source: LIST_2021 },
  { rule: `03-24 ${MOVES}`, name: 'Commonwealth Covenant Day', from: FROM, source: LIST_2021 },
  { rule: 'easter -2', name: 'Good Friday', from: FROM, source: LIST_2021 },
  { rule: 'monday before 06-01', name: 'Memorial Day', from: FROM, source: LIST_2021 },
  { rule: `06-19 ${MOVES}`, name: 'Juneteenth', from: 2022, source: LIST_2022 },
  { rule: `07-04 ${MOVES}`, name: 'Independence Day', from: FROM, source: LIST_2021 },
  { rule: '1st monday in September', name: 'Labor Day', from: FROM, source: LIST_2021 },
  { rule: '2nd monday in October', name: 'Commonwealth Cultural Day', from: FROM, source: LIST_2021 },
  { rule: `11-04 ${MOVES}`, name: 'Citizenship Day', from: FROM, source: LIST_2021 },
  { rule: `11-11 ${MOVES}`, name: 'Veterans Day', from: FROM, source: LIST_2021 },
  { rule: '4th thursday in November', name: 'Thanksgiving Day', from: FROM, source: LIST_2021 },
  { rule: `12-08 ${MOVES}`, name: 'Constitution Day', from: FROM, source: LIST_2021 },
  { rule: `12-25 ${MOVES}`, name: 'Christmas Day', from: FROM, source: LIST_2021 },
];

export default country({
  id: 'MP',
  name: 'Northern Mariana Islands',
  doubts:
    'Doubts: which of the days are older than Public Law 15-4 (2006); election days but the runoff of 2022 were not looked for.',
  cities: 'Saipan',
  currencies: ['USD'],
  timezone: 'Pacific/Saipan',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'the list is that of Public Law 15-4' },
  aliases: ['US:MP'],
  rules: RULES,
  dates: [
    holidays('Election Day', 'https://governor.gov.mp/archived-news/memo-runoff-election-day-holiday/', '2022-11-25', {
      note: 'The runoff.',
    }),
  ],
});

import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Micronesia. The national holidays that reports give alike (title 1 of the code, section 601, was not read). A day on a Saturday is
 * kept on the Friday before, one on a Sunday on the Monday after. The days that lists do not give alike are estimated.
 *
 * Doubts: the states' own holidays (Yap Day on 1 March: http://www.fsmlaw.org/yap/code/title01/T01_Ch08.htm; Good Friday in Chuuk,
 * Pohnpei and Kosrae; constitution and liberation days) are not in: no state has a calendar here yet.
 */

const TOLD = 'https://checkdatetime.com/holiday/public-holidays-in-micronesia-2026';
const LISTS = 'https://en.wikipedia.org/wiki/Public_holidays_in_the_Federated_States_of_Micronesia';
const MOVES = 'and if saturday then previous friday if sunday then next monday';
const FROM = 2012;
const UNSURE = { source: LISTS, lead: true, note: 'doubt: in compilations, not in every list.' } as const;

const RULES: readonly RuleRow[] = [
  { rule: `01-01 ${MOVES}`, name: "New Year's Day", from: FROM, source: TOLD },
  { rule: `03-31 ${MOVES}`, name: 'Culture and Tradition Day', from: FROM, ...UNSURE },
  { rule: `05-10 ${MOVES}`, name: 'Constitution Day', from: FROM, source: TOLD },
  { rule: `10-24 ${MOVES}`, name: 'United Nations Day', from: FROM, source: TOLD },
  { rule: `11-03 ${MOVES}`, name: 'Independence Day', from: FROM, source: TOLD },
  { rule: `11-11 ${MOVES}`, name: 'Veterans Day', from: FROM, ...UNSURE },
  { rule: `11-23 ${MOVES}`, name: 'Presidents Day', from: FROM, ...UNSURE },
  { rule: `12-25 ${MOVES}`, name: 'Christmas Day', from: FROM, source: TOLD },
];

export default country({
  id: 'FM',
  name: 'Micronesia',
  timezone: 'Pacific/Pohnpei',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
});

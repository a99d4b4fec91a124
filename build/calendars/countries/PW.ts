import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Palau. The nine legal holidays of title 1 of the National Code (section 701), as an account of it gives them. A day on a
 * Saturday is kept on the Friday before, one on a Sunday on the Monday after (section 702). Family Day is the fourth Friday of
 * November, which is not always the day after Thanksgiving; it is of 2017 or 2018. The days of 1 June and 1 October stand in
 * compilations and not in that section: they are estimated.
 */

/** Sections 701 and 702 of title 1 of the National Code, as an account gives them. */
const CODE =
  'https://github.com/kitsuyui/hyper-calendar/blob/217caa51ff6be2d2ec773918f37746b5f7a9d992/crates/hc-holiday/src/countries/oceania.rs';
const TOLD = 'https://www.publicholiday.info/palau';
const MOVES = 'and if saturday then previous friday if sunday then next monday';
const FROM = 2012;

const RULES: readonly RuleRow[] = [
  { rule: `01-01 ${MOVES}`, name: "New Year's Day", from: FROM, source: CODE },
  { rule: `03-15 ${MOVES}`, name: 'Youth Day', from: FROM, source: CODE },
  { rule: `05-05 ${MOVES}`, name: 'Senior Citizens Day', from: FROM, source: CODE },
  { rule: `06-01 ${MOVES}`, name: "President's Day", from: FROM, source: TOLD },
  { rule: `07-09 ${MOVES}`, name: 'Constitution Day', from: FROM, source: CODE },
  { rule: '1st monday in September', name: 'Labour Day', from: FROM, source: CODE },
  { rule: `10-01 ${MOVES}`, name: 'Independence Day', from: FROM, source: TOLD },
  { rule: `10-24 ${MOVES}`, name: 'United Nations Day', from: FROM, source: CODE },
  { rule: '4th thursday in November', name: 'Thanksgiving Day', from: FROM, source: CODE },
  { rule: '4th friday in November', name: 'Family Day', from: 2018, source: CODE },
  { rule: `12-25 ${MOVES}`, name: 'Christmas Day', from: FROM, source: CODE },
];

export default country({
  id: 'PW',
  name: 'Palau',
  doubts: 'Doubts: the code (title 1) was read in an account of it.',
  cities: 'Ngerulmud',
  currencies: ['USD'],
  timezone: 'Pacific/Palau',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
});

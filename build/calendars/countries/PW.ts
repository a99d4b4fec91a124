import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Palau. The national holidays as reports give them. A day on a Saturday is kept on the Friday
 * before, one on a Sunday on the Monday after. Family Day, the Friday after Thanksgiving, is of 2017 or 2018.
 */

const TOLD = 'https://www.publicholiday.info/palau';
const FAMILY_DAY = 'https://en.wikipedia.org/wiki/Public_holidays_in_Palau';
const MOVES = 'and if saturday then previous friday if sunday then next monday';
const FROM = 2012;

const RULES: readonly RuleRow[] = [
  { rule: `01-01 ${MOVES}`, name: "New Year's Day", from: FROM, source: TOLD },
  { rule: `03-15 ${MOVES}`, name: 'Youth Day', from: FROM, source: TOLD },
  { rule: `05-05 ${MOVES}`, name: 'Senior Citizens Day', from: FROM, source: TOLD },
  { rule: `06-01 ${MOVES}`, name: "President's Day", from: FROM, source: TOLD },
  { rule: `07-09 ${MOVES}`, name: 'Constitution Day', from: FROM, source: TOLD },
  { rule: '1st monday in September', name: 'Labour Day', from: FROM, source: TOLD },
  { rule: `10-01 ${MOVES}`, name: 'Independence Day', from: FROM, source: TOLD },
  { rule: `10-24 ${MOVES}`, name: 'United Nations Day', from: FROM, source: TOLD },
  { rule: '4th thursday in November', name: 'Thanksgiving Day', from: FROM, source: TOLD },
  {
    rule: 'friday after 4th thursday in November',
    name: 'Family Day',
    from: 2018,
    source: FAMILY_DAY,
    lead: true,
    note: 'doubt: told by compilations alone.',
  },
  { rule: `12-25 ${MOVES}`, name: 'Christmas Day', from: FROM, source: TOLD },
];

export default country({
  id: 'PW',
  name: 'Palau',
  doubts: 'Doubts: the code (title 1) was not read.',
  cities: 'Ngerulmud',
  currencies: ['USD'],
  timezone: 'Pacific/Palau',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'earlier years were not looked for' },
  rules: RULES,
});

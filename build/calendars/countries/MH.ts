import { country } from '../country.js';
import { ruleRows } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Marshall Islands. The Public Holidays Act 1988 (1 MIRC chapter 9) was read but for its schedule: a day on a Saturday is kept on
 * the Friday before, one on a Sunday on the Monday after, unless the Public Service Commission says otherwise. The days themselves
 * are those that a report gives as the Act's.
 */

const ACT = 'http://www.paclii.org/mh/legis/consol_act/pha1988163/';
const DAYS_TOLD = 'https://checkdatetime.com/?p=5564';
const MOVES = 'and if saturday then previous friday if sunday then next monday';
const FROM = 2005;

const RULES: readonly RuleRow[] = ruleRows({ from: FROM, source: DAYS_TOLD, note: `How days move: ${ACT}` }, [
  { rule: `01-01 ${MOVES}`, name: "New Year's Day" },
  { rule: `03-01 ${MOVES}`, name: 'Nuclear Victims Remembrance Day' },
  { rule: 'easter -2', name: 'Good Friday' },
  { rule: `05-01 ${MOVES}`, name: 'Constitution Day' },
  { rule: '1st friday in July', name: "Fishermen's Day" },
  { rule: '1st friday in September', name: 'Labour Day', names: { mh: 'Dri-Jerbal' } },
  { rule: 'friday before 10-01', name: 'Manit Day' },
  { rule: `11-17 ${MOVES}`, name: "President's Day" },
  { rule: '1st friday in December', name: 'Gospel Day' },
  { rule: `12-25 ${MOVES}`, name: 'Christmas Day' },
]);

export default country({
  id: 'MH',
  name: 'Marshall Islands',
  doubts: "Doubts: the schedule's own words, and 31 December, which some lists have.",
  cities: 'Majuro',
  currencies: ['USD'],
  timezone: 'Pacific/Majuro',
  weekend: SATURDAY_SUNDAY,
  years: { from: FROM, why: 'the Act was last changed in 2005' },
  rules: RULES,
});

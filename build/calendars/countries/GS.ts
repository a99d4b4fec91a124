import { country } from '../country.js';
import { NOT_FOUND, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * South Georgia and the South Sandwich Islands: no people but officials, scientists and a ship's crew at Grytviken; the
 * government sits in Stanley. No list of its holidays was found. Given are the days that offices of the territory and
 * of the Falkland Islands have in common, as estimated.
 */

const COMMON: RuleRow[] = [
  ['01-01', "New Year's Day"],
  ['easter -2', 'Good Friday'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Boxing Day'],
].map(([rule, name]) => ({
  rule: rule!,
  name: name!,
  from: 2002,
  source: NOT_FOUND,
  note: 'As in the Falkland Islands; no list of the territory was found.',
}));

export default country({
  id: 'GS',
  name: 'South Georgia & South Sandwich Islands',
  timezone: 'Atlantic/South_Georgia',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2002, why: 'as the Falkland Islands, whose days these are' },
  rules: COMMON,
});

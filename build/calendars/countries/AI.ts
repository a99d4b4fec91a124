import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Anguilla. August Thursday and Constitution Day are the Thursday and Friday after the first Monday of August (the
 * library: the first Thursday and Friday of the month, which are a week early when August begins on a Tuesday to
 * Friday); excluded and replaced here. James Ronald Webster Day is kept since 2010 (excluded before).
 *
 * Doubts: whether the sovereign's birthday is the second Monday of June (as in the library) or the Monday after the second
 * Saturday, and which days are given for holidays on a weekend, was not settled; days after elections are not entered.
 */

const CONSTITUTION_DAY = 'https://officeholidays.com/holidays/anguilla/anguilla-constitution-day';

const RULES: readonly RuleRow[] = [
  { rule: 'thursday after 1st monday in August', name: 'August Thursday', from: 1990, source: CONSTITUTION_DAY },
  { rule: 'friday after 1st monday in August', name: 'Constitution Day', from: 1990, source: CONSTITUTION_DAY },
];

export default country({
  id: 'AI',
  name: 'Anguilla',
  timezone: 'America/Anguilla',
  weekend: SATURDAY_SUNDAY,
  library: 'AI',
  exclusions: [
    { rule: '03-02', to: 2009, why: 'kept since 2010: see the rules' },
    { rule: '1st thursday in August', why: 'after the first Monday of August: see the rules' },
    { rule: '1st friday in August', why: 'after the first Monday of August: see the rules' },
  ],
  rules: RULES,
});

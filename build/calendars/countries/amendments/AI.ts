import type { RuleRow } from '../../definition.js';
import type { CountryAmendment } from '../tables.js';

/**
 * Anguilla. August Thursday and Constitution Day are the Thursday and Friday after the first Monday of August (the
 * library: the first Thursday and Friday of the month, which are a week early when August begins on a Tuesday to
 * Friday); left out and replaced here. James Ronald Webster Day is kept since 2010 (left out before).
 *
 * Doubts: whether the sovereign's birthday is the second Monday of June (as in the library) or the Monday after the second
 * Saturday, and which days are given for holidays on a weekend, was not settled; days after elections are not entered.
 */

const CONSTITUTION_DAY = 'https://officeholidays.com/holidays/anguilla/anguilla-constitution-day';

const RULES: readonly RuleRow[] = [
  { rule: 'thursday after 1st monday in August', name: 'August Thursday', from: 1990, source: CONSTITUTION_DAY },
  { rule: 'friday after 1st monday in August', name: 'Constitution Day', from: 1990, source: CONSTITUTION_DAY },
];

export const AI: readonly CountryAmendment[] = [{ id: 'AI', subdivisions: true, rules: RULES }];

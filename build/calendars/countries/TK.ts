import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Tokelau. The Interpretation Rules 2003 (section 2) name the days, as reports quote them: "Sunday, Christmas Day, Boxing Day, New
 * Year's Day, Good Friday, Easter Monday, Tokehega Day, and any day declared by a village". Data begin with 2012: like Samoa, Tokelau
 * had no 30 December 2011.
 *
 * Doubts: days declared by a village; Mother's, Father's Day and White Sunday, which a later wording is said to have.
 */

const RULES_TOLD = 'https://en.m.wikipedia.org/wiki/Public_holidays_in_Tokelau';

const RULES: readonly RuleRow[] = [
  { rule: '01-01', name: "New Year's Day" },
  { rule: 'easter -2', name: 'Good Friday' },
  { rule: 'easter 1', name: 'Easter Monday' },
  { rule: '09-03', name: 'Tokehega Day' },
  { rule: '12-25', name: 'Christmas Day' },
  { rule: '12-26', name: 'Boxing Day' },
].map((row) => ({ ...row, from: 2012, source: RULES_TOLD }));

export default country({
  id: 'TK',
  name: 'Tokelau',
  cities: 'Fakaofo',
  currencies: ['NZD'],
  timezone: 'Pacific/Fakaofo',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2012, why: 'the islands passed to the other side of the date line in the last days of 2011' },
  rules: RULES,
});

import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Tokelau. The Interpretation Rules 2003 (section 2) name the days, as reports quote them: "Sunday, Christmas Day, Boxing Day, New
 * Year's Day, Good Friday, Easter Monday, Tokehega Day, and any day declared by a village". Data begin with 2012: like Samoa, Tokelau
 * had no 30 December 2011.
 */

const RULES_TOLD = 'https://en.m.wikipedia.org/wiki/Public_holidays_in_Tokelau';

const RULES: readonly RuleRow[] = rulesNamed(
  { from: 2012, source: RULES_TOLD },
  {
    '01-01': "New Year's Day",
    'easter -2': 'Good Friday',
    'easter 1': 'Easter Monday',
    '09-03': 'Tokehega Day',
    '12-25': 'Christmas Day',
    '12-26': 'Boxing Day',
  },
);

export default country({
  id: 'TK',
  name: 'Tokelau',
  doubts:
    "Doubts: days declared by a village; Mother's, Father's Day and White Sunday, which a later wording is said to have.",
  cities: 'Fakaofo',
  currencies: ['NZD'],
  timezone: 'Pacific/Fakaofo',
  weekend: SATURDAY_SUNDAY,
  years: { from: 2012, why: 'the islands passed to the other side of the date line in the last days of 2011' },
  rules: RULES,
});

import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Grenada. Bank Holidays Act: a Sunday gives the Monday. Emancipation Day is 1 August since 2025 (the first Monday
 * before), National Heroes' Day (19 October) is kept since 2023.
 *
 * Doubts: days after elections (22 February 2013, 14 March 2018, 24 June 2022) and 4 July 2023 were not read.
 */

const SUNDAYS_2021 = 'https://www.officeholidays.com/countries/grenada/2021';
const EMANCIPATION =
  'https://www.caribbeanfocus.com/1-august-holiday-legislation-for-approval-in-upcoming-lower-house-session';
const HEROES = 'https://bank-holidays.com/country/Grenada_70.htm';

const SUNDAYS: readonly RuleRow[] = [
  ['01-01', "New Year's Day"],
  ['02-07', 'Independence Day'],
  ['05-01', 'Labour Day'],
  ['10-25', 'Thanksgiving Day'],
  ['12-26', 'Boxing Day'],
].map(([day, name]) => ({
  rule: `substitutes ${day} if sunday then next monday`,
  name: name!,
  from: 1990,
  source: SUNDAYS_2021,
}));

export default country({
  id: 'GD',
  name: 'Grenada',
  timezone: 'America/Grenada',
  weekend: SATURDAY_SUNDAY,
  library: 'GD',
  exclusions: [
    { rule: '1st monday in August', from: 2025, why: `1 August since 2025: see the rules; ${EMANCIPATION}` },
  ],
  rules: [
    SUNDAYS,
    {
      rule: 'substitutes 12-25 if sunday then next tuesday',
      name: 'Christmas Day',
      from: 1990,
      source: SUNDAYS_2021,
      note: 'By the rule for Sundays, the Monday being Boxing Day.',
    },
    { rule: '08-01 and if sunday then next monday', name: 'Emancipation Day', from: 2025, source: EMANCIPATION },
    { rule: '10-19 and if sunday then next monday', name: "National Heroes' Day", from: 2023, source: HEROES },
  ],
});

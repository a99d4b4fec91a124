import { country } from '../country.js';
import { rulesNamed } from '../many-rows.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Saint Lucia. A Sunday gives the next day that is no holiday itself. Carnival is none (the lists of 2024 to 2026
 * lack it). The rule is that of the list of 2026, where two Sundays give the Monday.
 */

const LIST_2026 = 'https://checkdatetime.com/holiday/public-holidays-in-saint-lucia-2026';
const LIST_2024 = 'https://time.so/holidays/saint-lucia/?year=2024';

const SUNDAYS: readonly RuleRow[] = rulesNamed(
  { from: 1990, source: LIST_2026 },
  {
    'substitutes 01-01 if sunday then next tuesday': "New Year's Day",
    'substitutes 01-02 if sunday then next monday': "Second New Year's Day",
    'substitutes 02-22 if sunday then next monday': 'Independence Day',
    'substitutes 05-01 if sunday then next monday': 'Labour Day',
    'substitutes 08-01 if sunday then next monday': 'Emancipation Day',
    'substitutes 12-13 if sunday then next monday': 'National Day',
    'substitutes 12-25 if sunday then next tuesday': 'Christmas Day',
    'substitutes 12-26 if sunday then next monday': 'Boxing Day',
  },
);

export default country({
  id: 'LC',
  name: 'St. Lucia',
  doubts: 'Doubts: the act was not read: the rule for Sundays is that of the list of 2026.',
  cities: 'Castries',
  currencies: ['XCD'],
  timezone: 'America/St_Lucia',
  weekend: SATURDAY_SUNDAY,
  library: 'LC',
  exclusions: [{ rule: '1st Friday after 07-10 P4D', why: `Carnival is no public holiday; ${LIST_2024}` }],
  rules: SUNDAYS,
});

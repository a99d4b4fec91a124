import { country } from '../country.js';
import { type ListedDate, type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Namibia. The library has the days of the Public Holidays Act 1990; 28 May is a holiday since 2025 (Cabinet, May 2024),
 * and election days are proclaimed (section 1 (3) of the Act): those of 2024 and 2025 are listed.
 *
 * Doubts: earlier proclaimed days (elections of 1994 to 2020, state funerals) were not looked up. Whether 28 May on a
 * Sunday is made up is taken from the Act. The Act is in force since 1 February 1991; 1990 is as today.
 */

const GENOCIDE_DAY =
  'https://dialogue-on-namibias-past.org/2024-may-28-the-namibian-government-seals-28-may-as-genocide-day/';
const ELECTION_2024 = 'https://truthng.com/namibia-to-hold-general-elections-on-november-27';
const ELECTION_2025 = 'https://africabusinessinsight.com/namibia-president-nandi-ndaitwah-declar';

const RULES: readonly RuleRow[] = [
  {
    rule: '05-28 and if sunday then next monday',
    name: 'Genocide Remembrance Day',
    from: 2025,
    source: GENOCIDE_DAY,
  },
];

const DATES: readonly ListedDate[] = [
  { date: '2024-11-27', kind: 'holiday', name: 'General Election Day', source: ELECTION_2024 },
  {
    date: '2025-11-26',
    kind: 'holiday',
    name: 'Regional Council and Local Authority Election Day',
    source: ELECTION_2025,
  },
];

export default country({
  id: 'NA',
  name: 'Namibia',
  timezone: 'Africa/Windhoek',
  weekend: SATURDAY_SUNDAY,
  library: 'NA',
  rules: RULES,
  dates: DATES,
});

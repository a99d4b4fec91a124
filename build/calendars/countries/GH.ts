import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Ghana. The Public Holidays and Commemorative Days (Amendment) Act 2025 made the day after Eid-ul-Fitr a holiday
 * (Shaqq Day) and 1 July again, and ended Founders' Day on 4 August; the library has neither. Passed in June 2025.
 *
 * Doubts: under the same act the President may move a holiday on a Tuesday, Wednesday or Thursday to a Friday or Monday,
 * year by year; such moves are not in. Shaqq Day and 1 July are estimated
 * until the ministry declares them; 1 July 2025, days after the act was passed, was not read.
 */

const ACT_OF_2025 = 'https://ghanaiandailies.com/july-1-reinstated-as-public-holiday';

export default country({
  id: 'GH',
  name: 'Ghana',
  timezone: 'Africa/Accra',
  weekend: SATURDAY_SUNDAY,
  library: 'GH',
  exclusions: [
    {
      rule: '08-04 and if Saturday, Sunday then next Monday',
      from: 2025,
      why: "Founders' Day ended by the act of 2025; https://ghanaiandailies.com/july-1-reinstated-as-public-holiday",
    },
  ],
  rules: [
    {
      rule: '2 Shawwal and if saturday,sunday then next monday',
      name: 'Shaqq Day',
      from: 2026,
      status: 'estimated',
      source: ACT_OF_2025,
    },
    {
      rule: '07-01 and if saturday,sunday then next monday',
      name: 'Republic Day',
      from: 2026,
      status: 'estimated',
      source: ACT_OF_2025,
    },
  ],
});

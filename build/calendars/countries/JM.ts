import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Jamaica. Holidays (Public General) Act, as the library has it: a holiday on a Sunday is kept on the Monday, Labour Day
 * also from a Saturday (https://www.global-regulation.com/law/jamaica/2938317/holidays-%2528public-general%2529-act.html;
 * http://www.jamaica-gleaner.com/ of 12 January 2020). No day moves from a Saturday otherwise.
 */

export default country({
  id: 'JM',
  name: 'Jamaica',
  cities: 'Kingston',
  currencies: ['JMD'],
  timezone: 'America/Jamaica',
  weekend: SATURDAY_SUNDAY,
  library: 'JM',
});

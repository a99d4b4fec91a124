import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Dominica. Labour Day is the first Monday of May (the library: 1 May).
 *
 * Doubts: 4 January 2010 and 19 September 2019 were not read; Merchants' Day (2 January) is none of the public holidays.
 */

const LABOUR_DAY = 'https://officeholidays.com/holidays/dominica/dominica-labour-day';

export default country({
  id: 'DM',
  name: 'Dominica',
  timezone: 'America/Dominica',
  weekend: SATURDAY_SUNDAY,
  library: 'DM',
  exclusions: [{ rule: '05-01', why: `the first Monday of May: see the rules; ${LABOUR_DAY}` }],
  rules: [{ rule: '1st monday in May', name: 'Labour Day', from: 1990, source: LABOUR_DAY }],
});

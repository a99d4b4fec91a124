import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'TC',
  name: 'Turks & Caicos Islands',
  timezone: 'America/Grand_Turk',
  weekend: SATURDAY_SUNDAY,
  library: 'TC',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'FO',
  name: 'Faroe Islands',
  timezone: 'Atlantic/Faroe',
  weekend: SATURDAY_SUNDAY,
  library: 'FO',
});

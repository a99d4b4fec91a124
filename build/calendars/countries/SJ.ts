import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SJ',
  name: 'Svalbard & Jan Mayen',
  timezone: 'Arctic/Longyearbyen',
  weekend: SATURDAY_SUNDAY,
  library: 'SJ',
});

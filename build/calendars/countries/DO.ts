import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'DO',
  name: 'Dominican Republic',
  timezone: 'America/Santo_Domingo',
  weekend: SATURDAY_SUNDAY,
  library: 'DO',
});

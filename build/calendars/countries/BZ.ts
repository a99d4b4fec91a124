import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BZ',
  name: 'Belize',
  timezone: 'America/Belize',
  weekend: SATURDAY_SUNDAY,
  library: 'BZ',
});

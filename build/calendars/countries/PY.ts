import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'PY',
  name: 'Paraguay',
  timezone: 'America/Asuncion',
  weekend: SATURDAY_SUNDAY,
  library: 'PY',
});

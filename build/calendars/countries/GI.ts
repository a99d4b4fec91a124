import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'GI',
  name: 'Gibraltar',
  timezone: 'Europe/Gibraltar',
  weekend: SATURDAY_SUNDAY,
  library: 'GI',
});

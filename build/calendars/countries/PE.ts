import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'PE',
  name: 'Peru',
  timezone: 'America/Lima',
  weekend: SATURDAY_SUNDAY,
  library: 'PE',
  subdivisions: [{ id: 'CUS', name: 'Cuzco', library: 'CUS' }],
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'ST',
  name: 'São Tomé & Príncipe',
  timezone: 'Africa/Sao_Tome',
  weekend: SATURDAY_SUNDAY,
  library: 'ST',
});

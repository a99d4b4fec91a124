import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'PA',
  name: 'Panama',
  timezone: 'America/Panama',
  weekend: SATURDAY_SUNDAY,
  library: 'PA',
  englishNames: { 'Primer Grito de Independencia': 'First Cry of Independence' },
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CI',
  name: "Republic of Côte d'Ivoire",
  timezone: 'Africa/Abidjan',
  weekend: SATURDAY_SUNDAY,
  library: 'CI',
});

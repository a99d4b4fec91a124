import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SJ',
  name: 'Svalbard & Jan Mayen',
  aliases: ['NO:21', 'NO:22'],
  timezone: 'Arctic/Longyearbyen',
  weekend: SATURDAY_SUNDAY,
  library: 'SJ',
});

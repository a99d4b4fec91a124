import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CG',
  name: 'Republic of the Congo',
  timezone: 'Africa/Brazzaville',
  weekend: SATURDAY_SUNDAY,
  library: 'CG',
  englishNames: {
    'Fête de la commémoration de la conférence nationale souveraine':
      'Commemoration of the Sovereign National Conference',
    'Journée nationale de la République': 'Republic Day',
  },
});

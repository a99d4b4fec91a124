import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'SV',
  name: 'El Salvador',
  timezone: 'America/El_Salvador',
  weekend: SATURDAY_SUNDAY,
  library: 'SV',
  englishNames: {
    'Celebración del Divino Salvador del Mundo': 'Feast of the Divine Saviour of the World',
    'Fiestas Agostinas': 'August Festival',
  },
  subdivisions: [{ id: 'SS', name: 'San Salvador', library: 'SS' }],
});

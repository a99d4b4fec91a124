import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BJ',
  name: 'Benin',
  timezone: 'Africa/Porto-Novo',
  weekend: SATURDAY_SUNDAY,
  library: 'BJ',
  englishNames: { 'Fête du Vodoun': 'Vodoun Day' },
});

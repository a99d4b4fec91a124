import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BE',
  name: 'Belgium',
  timezone: 'Europe/Brussels',
  weekend: SATURDAY_SUNDAY,
  library: 'BE',
  subdivisions: [
    { id: 'BRU', name: 'Brussels', library: 'BRU' },
    { id: 'DE', name: 'German-speaking Community', library: 'DE' },
    { id: 'VLG', name: 'Flemish Community', library: 'VLG' },
    { id: 'WAL', name: 'French Community', library: 'WAL' },
  ],
});

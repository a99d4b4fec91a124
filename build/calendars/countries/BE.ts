import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BE',
  name: 'Belgium',
  timezone: 'Europe/Brussels',
  weekend: SATURDAY_SUNDAY,
  library: 'BE',
  subdivisions: [
    { id: 'BRU', name: 'Bruxelles', library: 'BRU' },
    { id: 'DE', name: 'Deutschsprachige Gemeinschaft', library: 'DE' },
    { id: 'VLG', name: 'Vlaamse Gemeenschap', library: 'VLG' },
    { id: 'WAL', name: 'Communauté française', library: 'WAL' },
  ],
});

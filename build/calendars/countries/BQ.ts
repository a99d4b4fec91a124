import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BQ',
  name: 'Caribbean Netherlands',
  timezone: 'America/Kralendijk',
  weekend: SATURDAY_SUNDAY,
  library: 'BQ',
  subdivisions: [
    { id: 'BO', name: 'Bonaire', library: 'BO' },
    { id: 'SA', name: 'Saba', library: 'SA' },
    { id: 'SE', name: 'Sint Eustatius', library: 'SE' },
  ],
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BQ',
  name: 'Caribbean Netherlands',
  timezone: 'America/Kralendijk',
  weekend: SATURDAY_SUNDAY,
  library: 'BQ',
  subdivisions: [
    { id: 'BO', aliases: ['NL:BQ1'], name: 'Bonaire', library: 'BO' },
    { id: 'SA', aliases: ['NL:BQ2'], name: 'Saba', library: 'SA' },
    { id: 'SE', aliases: ['NL:BQ3'], name: 'Sint Eustatius', library: 'SE' },
  ],
});

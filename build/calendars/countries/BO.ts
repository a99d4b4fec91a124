import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'BO',
  name: 'Bolivia',
  timezone: 'America/La_Paz',
  weekend: SATURDAY_SUNDAY,
  library: 'BO',
  subdivisions: [
    { id: 'B', name: 'Beni', library: 'B' },
    { id: 'C', name: 'Cochabamba', library: 'C' },
    { id: 'H', name: 'Chuquisaca', library: 'H' },
    { id: 'L', name: 'La Paz', library: 'L' },
    { id: 'N', name: 'Pando', library: 'N' },
    { id: 'O', name: 'Oruro', library: 'O' },
    { id: 'P', name: 'Potosí', library: 'P' },
    { id: 'S', name: 'Santa Cruz', library: 'S' },
    { id: 'T', name: 'Tarija', library: 'T' },
  ],
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Peru. Legislative decree 713, article 6, with the laws 31788 (7 June) and 31822 (23 July) of 2023:
 * https://github.com/crafter-research/legalize-pe/blob/45109e4b9e0174bf283a40dffae3597cf2af16fb/pe/LEY-31822-2023.md. The
 * non-working days of yearly decrees (2021 to 2026) bind the public sector alone and are left out.
 */

export default country({
  id: 'PE',
  name: 'Peru',
  localName: 'Perú',
  cities: 'Lima',
  currencies: ['PEN'],
  timezone: 'America/Lima',
  weekend: SATURDAY_SUNDAY,
  library: 'PE',
  subdivisions: [{ id: 'CUS', name: 'Cuzco', localName: 'Cusco', library: 'CUS' }],
});

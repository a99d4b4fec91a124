import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CK',
  name: 'Cook Islands',
  timezone: 'Pacific/Rarotonga',
  weekend: SATURDAY_SUNDAY,
  library: 'CK',
  subdivisions: [
    { id: 'AITUTAKI', name: 'Aitutaki', library: 'Aitutaki' },
    { id: 'ATIU', name: 'Atiu', library: 'Atiu' },
    { id: 'MANGAIA', name: 'Mangaia', library: 'Mangaia' },
    { id: 'MANIHIKI', name: 'Manihiki', library: 'Manihiki' },
    { id: 'MITIARO', name: 'Mitiaro', library: 'Mitiaro' },
    { id: 'PALMERSTON', name: 'Palmerston', library: 'Palmerston' },
    { id: 'PENRHYN', name: 'Penrhyn', library: 'Penrhyn' },
    { id: 'PUKAPUKA', name: 'Pukapuka', library: 'Pukapuka' },
    { id: 'RAKAHANGA', name: 'Rakahanga', library: 'Rakahanga' },
    { id: 'RAROTONGA', name: 'Rarotonga', library: 'Rarotonga' },
  ],
});

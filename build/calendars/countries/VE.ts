import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'VE',
  name: 'Venezuela',
  timezone: 'America/Caracas',
  weekend: SATURDAY_SUNDAY,
  library: 'VE',
  englishNames: {
    'Natalicio de José Antonio Anzoátegui': 'Birthday of José Antonio Anzoátegui',
    'Día de la Virgen del Socorro': 'Our Lady of Perpetual Succour',
    'Día de La Divina Pastora': 'The Divine Shepherdess',
    'Natalicio de Jacinto Lara': 'Birthday of Jacinto Lara',
    'Día de Barquisimeto': 'Barquisimeto Day',
    'Día de Maturin': 'Maturín Day',
    'Natalicio de Rafael Urdaneta': 'Birthday of Rafael Urdaneta',
    'Día de la Virgen de la Chinita': 'Our Lady of Chiquinquirá (La Chinita)',
  },
  subdivisions: [
    { id: 'B', name: 'Anzoátegui', library: 'B' },
    { id: 'G', name: 'Carabobo', library: 'G' },
    { id: 'K', name: 'Lara', library: 'K', subdivisions: [{ id: 'BA', name: 'Barquisimeto', library: 'BA' }] },
    { id: 'M', name: 'Miranda', library: 'M' },
    { id: 'N', name: 'Monagas', library: 'N' },
    { id: 'S', name: 'Táchira', library: 'S' },
    { id: 'V', name: 'Zulia', library: 'V' },
  ],
});

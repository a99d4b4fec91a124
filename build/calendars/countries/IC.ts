import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'IC',
  name: 'Canary Islands',
  timezone: 'Atlantic/Canary',
  weekend: SATURDAY_SUNDAY,
  library: 'IC',
  englishNames: {
    'Fiesta Nacional de España': 'National Day of Spain',
    'Día de la Constitución Española': 'Spanish Constitution Day',
    'Nuestra Señora de los Reyes': 'Our Lady of the Kings',
    'Nuestra Señora de la Peña': 'Our Lady of the Rock',
    'Nuestra Señora del Pino': 'Our Lady of the Pine',
    'Nuestra Señora de Guadalupe': 'Our Lady of Guadalupe',
    'Nuestra Señora de las Nieves': 'Our Lady of the Snows',
    'Nuestra Señora de los Dolores': 'Our Lady of Sorrows',
    'La Bajada de la Virgen del Socorro': 'Descent of Our Lady of Perpetual Succour',
  },
  subdivisions: [
    { id: 'EH', name: 'El Hierro', library: 'EH' },
    { id: 'FU', name: 'Fuerteventura', library: 'FU' },
    { id: 'GC', name: 'Gran Canaria', library: 'GC' },
    { id: 'LG', name: 'La Gomera', library: 'LG' },
    { id: 'LP', name: 'La Palma', library: 'LP' },
    { id: 'LA', name: 'Lanzarote', library: 'LA' },
    { id: 'TE', name: 'Tenerife', library: 'TE' },
  ],
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CV',
  name: 'Cape Verde',
  timezone: 'Atlantic/Cape_Verde',
  weekend: SATURDAY_SUNDAY,
  library: 'CV',
  englishNames: { 'Dia do Município da Praia': 'Praia Municipality Day' },
  subdivisions: [
    { id: 'S', name: 'Sotavento Islands', library: 'S', subdivisions: [{ id: 'PR', name: 'Praia', library: 'PR' }] },
  ],
});

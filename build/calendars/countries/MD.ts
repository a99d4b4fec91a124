import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'MD',
  name: 'Moldova',
  timezone: 'Europe/Chisinau',
  weekend: SATURDAY_SUNDAY,
  library: 'MD',
  subdivisions: [
    { id: 'CA', name: 'Cahul', library: 'CA' },
    { id: 'CU', name: 'Chișinău', library: 'CU' },
  ],
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({ id: 'NO', name: 'Norway', timezone: 'Europe/Oslo', weekend: SATURDAY_SUNDAY, library: 'NO' });

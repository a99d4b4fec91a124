import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({ id: 'AW', name: 'Aruba', timezone: 'America/Aruba', weekend: SATURDAY_SUNDAY, library: 'AW' });

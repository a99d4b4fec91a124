import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({ id: 'MT', name: 'Malta', timezone: 'Europe/Malta', weekend: SATURDAY_SUNDAY, library: 'MT' });

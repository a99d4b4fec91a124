import { country } from '../country.js';

export default country({
  id: 'CU',
  name: 'Cuba',
  timezone: 'America/Havana',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'Alternate working Saturdays of state offices: not settled by any source found.',
  },
  library: 'CU',
});

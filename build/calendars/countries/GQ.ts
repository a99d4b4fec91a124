import { country } from '../country.js';

export default country({
  id: 'GQ',
  name: 'Republic of Equatorial Guinea',
  timezone: 'Africa/Malabo',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'Lists name a six-day week (labour law); that of government offices was not settled.',
  },
  library: 'GQ',
});

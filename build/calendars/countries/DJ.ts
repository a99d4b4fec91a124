import { country } from '../country.js';

export default country({
  id: 'DJ',
  name: 'Djibouti',
  timezone: 'Africa/Djibouti',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2017-01-01', days: [5, 6] },
    ],
    source: 'https://human-village.org/spip.php?article258',
    note:
      'Government offices worked Saturday to Thursday until the end of 2016. The weekend of banks before that was ' +
      'not settled.',
  },
  library: 'DJ',
});

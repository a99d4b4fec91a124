import { country } from '../country.js';

export default country({
  id: 'DZ',
  name: 'Algeria',
  timezone: 'Africa/Algiers',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2009-08-14', days: [5, 6] },
    ],
    source: 'https://djazairess.com/fr/liberte/118659',
    note:
      'Thursday and Friday since 1976. Banks had moved to Friday and Saturday some years before the ' +
      'administration.',
  },
  library: 'DZ',
});

import { country } from '../country.js';

export default country({
  id: 'KM',
  name: 'Comoros',
  timezone: 'Indian/Comoro',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2025-09-30', days: [6, 7] },
    ],
    source:
      'https://alwatwan.net/societe/administration-publique-i-les-nouveaux-horaires-applicables-dès-le-30-' +
      'septembre.html',
    note:
      'Decree 25-115/PR: until then offices also worked on Friday (8 to 11) and Saturday (8 to 12) mornings. How ' +
      'far back that six-day week reaches, and the week of banks, were not settled.',
  },
  library: 'KM',
});

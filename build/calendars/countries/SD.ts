import { country } from '../country.js';

export default country({
  id: 'SD',
  name: 'Sudan',
  timezone: 'Africa/Khartoum',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2008-01-12', days: [5, 6] },
    ],
    source: 'http://qppstudio-public-holidays-news.blogspot.com/2008/01/sudans-capital-state-extends-weekends.html',
    note:
      'The decision of Khartoum State, for the public and the private sector; when the other states followed was ' +
      'not settled.',
  },
  library: 'SD',
});

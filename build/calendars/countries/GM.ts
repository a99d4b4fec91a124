import { country } from '../country.js';

export default country({
  id: 'GM',
  name: 'The Gambia',
  timezone: 'Africa/Banjul',
  weekend: {
    history: [
      { start: '1990-01-01', days: [6, 7] },
      { start: '2013-02-01', days: [5, 6, 7] },
      { start: '2017-02-06', days: [6, 7] },
    ],
    source: 'https://www.bbc.com/news/world-africa-38856604',
    note:
      'Four-day week of the public sector from 1 February 2013; schools and banks could work on Saturday instead. ' +
      'Its end was announced in the first days of February 2017, the day it took effect is not told: the first ' +
      'Friday worked was the 3rd or the 10th. Saturday mornings of the 1990s were not settled.',
  },
  library: 'GM',
});

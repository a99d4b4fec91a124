import { country } from '../country.js';

export default country({
  id: 'UZ',
  name: 'Uzbekistan',
  timezone: 'Asia/Tashkent',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://aktualno.uz/ru/a/17369-skolko-dnei-uzbekistancy-otdoxnut-v-svyazi-s-dnem-konstitucii',
    note:
      'doubt: the five-day week; a six-day week with Saturday worked is lawful, too, and decrees give days off for ' +
      'both. How far back the five-day week of offices reaches was not found.',
  },
  library: 'UZ',
});

import { country } from '../country.js';

export default country({
  id: 'LY',
  name: 'Libya',
  timezone: 'Africa/Tripoli',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2012-01-01', days: [5, 6] },
    ],
    source: 'https://anba.com.br/libios-dois-dias-de-descanso-semanal',
    note:
      'The page (undated, after the fall of the former government in 2011) reports Friday and Saturday instead of ' +
      'Friday alone: 1 January 2012 stands in for the day. Earlier spells of a two-day weekend were not settled.',
  },
  library: 'LY',
});

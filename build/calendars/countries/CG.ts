import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Republic of the Congo. 28 November is a holiday by law 18-2010 of 27 November 2010.
 */

const LAW_2010 =
  'https://www.qppstudio.net/public-holidays-news/2010/congo-brazzaville-november-28-public-holiday-gazetted-005682.htm';

export default country({
  id: 'CG',
  name: 'Republic of the Congo',
  doubts: 'Doubts: the text that lists the other holidays was not found.',
  localName: 'Congo-Brazzaville / Kongo',
  otherNames: 'Congo-Brazzaville',
  cities: 'Brazzaville',
  currencies: ['XAF'],
  timezone: 'Africa/Brazzaville',
  weekend: SATURDAY_SUNDAY,
  library: 'CG',
  exclusions: [{ rule: '11-28', to: 2009, why: `a holiday since law 18-2010; ${LAW_2010}` }],
  englishNames: {
    'Fête de la commémoration de la conférence nationale souveraine':
      'Commemoration of the Sovereign National Conference',
    'Journée nationale de la République': 'Republic Day',
  },
});

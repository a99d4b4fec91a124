import { country } from '../country.js';

export default country({
  id: 'TN',
  name: 'Tunisia',
  timezone: 'Africa/Tunis',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'https://legislation-securite.tn/fr/node/45234',
    note:
      'Decree 2012-1710 of 14 September 2012: Monday to Friday. Government offices also worked on Saturday ' +
      'mornings before; banks seem to have closed on Saturday all along. Not settled, so Saturday and Sunday ' +
      'throughout.',
  },
  library: 'TN',
  englishNames: {
    'Fête de la Révolution et de la Jeunesse': 'Revolution and Youth Day',
    "Fête de l'indépendance": 'Independence Day',
    'Journée des Martyrs': "Martyrs' Day",
    'Fête de la République': 'Republic Day',
    'Fête de la Femme et de la Famille': "Women's and Family Day",
    "Fête de l'Évacuation": 'Evacuation Day',
  },
});

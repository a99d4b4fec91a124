import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'YT',
  name: 'Mayotte',
  cities: 'Mamoudzou',
  currencies: ['EUR'],
  aliases: ['FR:976', 'FR:YT'],
  timezone: 'Indian/Mayotte',
  weekend: SATURDAY_SUNDAY,
  library: 'YT',
  texts: [
    {
      rules: [
        '01-01',
        'easter 1',
        '05-01',
        '05-08',
        'easter 39',
        'easter 50',
        '07-14',
        '08-15',
        '11-01',
        '11-11',
        '12-25',
        '04-27',
      ],
      from: 2012,
      source: 'https://circulaire.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006072052/LEGISCTA000006154532/',
      what: 'Code du travail applicable à Mayotte, article L222-1',
    },
  ],
});

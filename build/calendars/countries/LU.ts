import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'LU',
  name: 'Luxembourg',
  localName: 'Luxembourg / Luxemburg / Lëtzebuerg',
  cities: 'Luxembourg',
  currencies: ['EUR'],
  timezone: 'Europe/Luxembourg',
  weekend: SATURDAY_SUNDAY,
  library: 'LU',
  texts: [
    {
      rules: [
        '01-01',
        'easter 1',
        '05-01',
        '05-09',
        'easter 39',
        'easter 50',
        '06-23',
        '08-15',
        '11-01',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'http://data.legilux.public.lu/eli/etat/leg/loi/2019/04/25/a271/jo',
      what: 'Code du travail, article L. 232-2 (law of 25 April 2019)',
    },
  ],
});

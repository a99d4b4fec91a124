import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'DK',
  name: 'Denmark',
  localName: 'Danmark',
  cities: 'Copenhagen',
  currencies: ['DKK'],
  timezone: 'Europe/Copenhagen',
  weekend: SATURDAY_SUNDAY,
  library: 'DK',
  texts: [
    {
      rules: [
        '01-01',
        'easter -3',
        'easter -2',
        'easter 1',
        'easter 26 prior to 2024',
        'easter 39',
        'easter 50',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://ft.dk/samling/20222/almdel/kiu/spm/19/svar/1931096/2662590/index.htm',
      what: 'lukkeloven § 2 and its remarks; Great Prayer Day until 2023 (act 214 of 2023)',
    },
  ],
});

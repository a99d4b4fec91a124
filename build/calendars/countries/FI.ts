import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'FI',
  name: 'Finland',
  localName: 'Suomi / Finland',
  cities: 'Helsinki',
  currencies: ['EUR'],
  timezone: 'Europe/Helsinki',
  weekend: SATURDAY_SUNDAY,
  library: 'FI',
  texts: [
    {
      rules: [
        '01-01',
        '01-06',
        'easter -2',
        'easter 1',
        '05-01',
        'easter 39',
        'saturday after 06-20',
        'saturday after 10-31',
        '12-06',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://www.finlex.fi/fi/laki/ajantasa/2023/20230652',
      what: 'Church Act 652/2023, Church Order 657/2023, acts 388/1937 and 272/1944',
    },
    {
      rules: ['friday after 06-19', '12-24'],
      from: 2023,
      source: 'https://www.finlex.fi/fi/laki/ajantasa/2021/20210728',
      what: 'act 728/2021 on the opening days of state offices, section 5 a',
    },
  ],
  exclusions: [
    {
      rule: 'easter 39',
      to: 1990,
      why:
        'kept on a Saturday from 1973 to 1990, as Epiphany; ' +
        'https://www.lrhto.fi/blogi/loppiainen-mysteeri-vapaapaiva/',
    },
    {
      rule: '12-31',
      why: 'an ordinary working day; closed at the exchange only',
    },
  ],
});

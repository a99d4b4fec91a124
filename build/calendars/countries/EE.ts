import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'EE',
  name: 'Estonia',
  localName: 'Eesti',
  cities: 'Tallinn',
  currencies: ['EUR'],
  timezone: 'Europe/Tallinn',
  weekend: SATURDAY_SUNDAY,
  library: 'EE',
  texts: [
    {
      rules: ['01-01', '02-24', 'easter -2', '05-01', '06-23', '06-24', '08-20', '12-24', '12-25', '12-26'],
      from: 2019,
      source: 'https://www.riigiteataja.ee/en/tolge/text/527122022003',
      what: 'Public Holidays and Days of National Importance Act, § 1 and 2',
    },
  ],
  exclusions: [
    {
      rule: '12-24',
      to: 2004,
      why: 'added by RT I 2005, 24, 185; https://www.riigiteataja.ee/en/tolge/text/527122022003',
    },
  ],
});

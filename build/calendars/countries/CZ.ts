import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'CZ',
  name: 'Czech Republic',
  timezone: 'Europe/Prague',
  weekend: SATURDAY_SUNDAY,
  library: 'CZ',
  exclusions: [
    {
      rule: 'easter -2',
      to: 2015,
      why: 'Good Friday is a holiday since 2016; https://bizinet.cz/clanek/velky-patek-svatek-ktery-v-kalendari-nenajdete-1397594',
    },
    {
      rule: '09-28',
      to: 1999,
      why: 'Act 245/2000, in force since 9 August 2000; https://cs.m.wikipedia.org./wiki/V%C3%BDznamn%C3%BD_den',
    },
    {
      rule: '11-17',
      to: 1999,
      why: 'Act 245/2000, in force since 9 August 2000; https://cs.m.wikipedia.org./wiki/V%C3%BDznamn%C3%BD_den',
    },
  ],
});

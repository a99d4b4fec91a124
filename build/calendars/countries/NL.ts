import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'NL',
  name: 'Netherlands',
  timezone: 'Europe/Amsterdam',
  weekend: SATURDAY_SUNDAY,
  library: 'NL',
  exclusions: [
    {
      rule: '12-31',
      why: 'a working day, and one of banks: not in article 3 of the Algemene termijnenwet; https://wetten.overheid.nl/',
    },
  ],
  subdivisions: [
    { id: 'GR', name: 'Groningen', library: 'GR', subdivisions: [{ id: 'GRN', name: 'Groningen', library: 'GRN' }] },
    { id: 'NH', name: 'North Holland', library: 'NH', subdivisions: [{ id: 'ALK', name: 'Alkmaar', library: 'ALK' }] },
    {
      id: 'ZH',
      name: 'South Holland',
      library: 'ZH',
      subdivisions: [
        { id: 'BRL', name: 'Brielle', library: 'BRL' },
        { id: 'LDN', name: 'Leiden', library: 'LDN' },
      ],
    },
  ],
});

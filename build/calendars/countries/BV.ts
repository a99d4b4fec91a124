import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Bouvet Island: a dependency of Norway, uninhabited, visited by expeditions of the Norwegian Polar Institute. By the act on the
 * dependencies (bilandsloven) of 1930, section 2, Norwegian private law holds there.
 */

export default country({
  id: 'BV',
  name: 'Bouvet Island',
  doubts: 'Doubt: whether the act on holidays is private law in that sense was not read.',
  localName: 'Bouvetøya',
  currencies: ['NOK'],
  timezone: 'Europe/Oslo',
  weekend: SATURDAY_SUNDAY,
  inherits: [
    {
      calendar: 'NO',
      from: 1990,
      source:
        'Act of 27 February 1930 no. 3, section 2; https://www.regjeringen.no/no/dokumenter/meld.-st.-33-20142015/id2415895/sec6',
    },
  ],
});

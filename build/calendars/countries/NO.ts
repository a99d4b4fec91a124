import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Norway: act of 24 February 1995 no. 12 on holidays, section 2, and the act on 1 and 17 May. Christmas Eve and New
 * Year's Eve, which the library has as days of banks, are working days in law.
 */

const ACTS =
  'act of 24 February 1995 no. 12, section 2; https://www.arbeidstilsynet.no/regelverk/lover/lov-om-1-og-17-mai/1/';

export default country({
  id: 'NO',
  name: 'Norway',
  timezone: 'Europe/Oslo',
  weekend: SATURDAY_SUNDAY,
  library: 'NO',
  exclusions: ['12-24', '12-31 14:00 if sunday then 00:00'].map((rule) => ({
    rule,
    why: `a day of banks alone, no holiday of law: ${ACTS}`,
  })),
});

import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
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
  localName: 'Norge / Noreg',
  cities: 'Oslo',
  currencies: ['NOK'],
  timezone: 'Europe/Oslo',
  weekend: SATURDAY_SUNDAY,
  library: 'NO',
  texts: [
    {
      rules: [
        '01-01',
        'easter -3',
        'easter -2',
        'easter 1',
        '05-01',
        '05-17',
        'easter 39',
        'easter 50',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://lovdata.no/dokument/NL/lov/1995-02-24-12',
      what: 'act of 24 February 1995 no. 12, section 2; act on 1 and 17 May',
    },
  ],
  exclusions: excludedRules(['12-24', '12-31 14:00 if sunday then 00:00'], {
    why: `a day of banks alone, no holiday of law: ${ACTS}`,
  }),
});

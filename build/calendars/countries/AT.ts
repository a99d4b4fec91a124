import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Austria: Feiertagsruhegesetz 1957, § 1, of the whole federation; thirteen days, since 26 October was added in 1967
 * (https://github.com/legalize-dev/legalize-at/blob/HEAD/at/AT-10008168.md). Good Friday was a holiday of some churches'
 * members to 2019. The days of the provinces' patron saints are no public holidays.
 */
export default country({
  id: 'AT',
  name: 'Austria',
  timezone: 'Europe/Vienna',
  weekend: SATURDAY_SUNDAY,
  library: 'AT',
  texts: [
    {
      rules: [
        '01-01',
        '01-06',
        'easter 1',
        '05-01',
        'easter 39',
        'easter 50',
        'easter 60',
        '08-15',
        '10-26',
        '11-01',
        '12-08',
        '12-25',
        '12-26',
      ],
      from: 2019,
      source: 'https://www.ris.bka.gv.at/eli/bgbl/1957/153/A1P1/NOR12094414',
      what: 'Feiertagsruhegesetz 1957, paragraph 1',
    },
  ],
  exclusions: ['12-24 14:00 if sunday then 00:00', '12-31 14:00 if sunday then 00:00'].map((rule) => ({
    rule,
    why: 'an early end at banks alone by the library, no day of the act on rest from work',
  })),
  englishNames: { Staatsfeiertag: 'Labour Day' },
  subdivisions: [
    { id: '1', name: 'Burgenland', library: '1' },
    { id: '2', name: 'Carinthia', library: '2' },
    { id: '3', name: 'Lower Austria', library: '3' },
    { id: '4', name: 'Upper Austria', library: '4' },
    { id: '5', name: 'Salzburg', library: '5' },
    { id: '6', name: 'Styria', library: '6' },
    { id: '7', name: 'Tyrol', library: '7' },
    { id: '8', name: 'Vorarlberg', library: '8' },
    { id: '9', name: 'Vienna', library: '9' },
  ],
});

import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA } from './shared/african-rows.js';

/**
 * Guinea-Bissau. Decree 1/2023 of 18 January 2023 lists the holidays for the public and the private sector: 1 and 20
 * January, 1 May, 24 September, 25 December, Easter (the Sunday), Ramadan, Tabaski, and nothing moves. 23 January, 8
 * March, 3 August and 14 November are holidays no longer.
 */

const DECREE = 'https://odemocratagb.com/?p=42600';
const COMMUNIQUES = 'http://angnoticias.blogspot.com/2025/12/administracao-publica-ministerio.html';

export default country({
  id: 'GW',
  name: 'Guinea-Bissau',
  doubts:
    'Doubts: decree 1/2002 before it was not read (1 November may have been in it). The public service alone is let off on 24 and 31 December, 8 March, 2 November and Good Friday.',
  localName: 'Guiné-Bissau',
  cities: 'Bissau',
  currencies: ['XOF'],
  timezone: 'Africa/Bissau',
  weekend: SATURDAY_SUNDAY,
  library: 'GW',
  englishNames: { 'Pidjiguiti Day': 'Pidjiguiti Day' },
  exclusions: excludedRules(['03-08', '08-03', '11-14'], { from: 2023, why: `not in decree 1/2023; ${DECREE}` }),
  rules: [
    {
      rule: '01-23',
      name: 'Day of the Beginning of the Armed Struggle',
      names: { pt: 'Dia do início da luta armada' },
      from: 2003,
      to: 2022,
      source: DECREE,
      note: 'Named there as a holiday until then; decree 1/2002 itself was not read.',
    },
  ],
  announced: [
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: COMMUNIQUES,
      years: { ...ADHA_OF_MECCA, 2024: '06-17' },
    },
  ],
});

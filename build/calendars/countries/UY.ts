import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Uruguay. The five paid holidays of law 12.590, article 18, with Thursday and Friday of Holy Week. The other days of
 * decree-law 14.977 and law 16.805 (6 January, Carnival, the rest of the week of Tourism, 19 April, 18 May, 19 June, 12
 * October, 2 November; https://github.com/legalize-dev/legalize-uy/blob/HEAD/uy/UY-ley-16805.md) close public offices,
 * schools and banks, not private employers, and are left out.
 *
 * 1 March of the year in which a president takes office (every fifth) is a paid holiday by decree-law 10.396 and decree
 * 120/985, as a newspaper tells of 2025.
 */

const INAUGURATION = 'https://www.elobservador.com.uy/economia-y-empresas/feriado-del-1-marzo-como-se-paga-n5986851';

export default country({
  id: 'UY',
  name: 'Uruguay',
  cities: 'Montevideo',
  currencies: ['UYU'],
  timezone: 'America/Montevideo',
  weekend: SATURDAY_SUNDAY,
  library: 'UY',
  rules: [
    {
      rule: '03-01 every 5 years since 1990',
      name: 'Presidential Inauguration Day',
      names: { es: 'Transmisión del mando presidencial' },
      from: 1990,
      source: INAUGURATION,
    },
  ],
});

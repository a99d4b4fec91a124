import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Uruguay. The five paid holidays of law 12.590, article 18, with Thursday and Friday of Holy Week. The other days of
 * decree-law 14.977 and law 16.805 (6 January, Carnival, the rest of the week of Tourism, 19 April, 18 May, 19 June, 12
 * October, 2 November; https://github.com/legalize-dev/legalize-uy/blob/b3c34d260b83c11bec84f4e48dc93bbd5ca5a96b/uy/UY-ley-16805.md) close public offices,
 * schools and banks, not private employers, and are left out.
 *
 * 1 March of the year in which a president takes office (every fifth) is a paid holiday by decree-law 10.396 and decree
 * 120/985, as a newspaper tells of 2025.
 *
 * Laws for one day: all acts of the collection that say "feriado" in their title were looked through (legalize-uy, to
 * June 2026). Three are for the whole country since 1990; the others are for a town or a department.
 */

const LAW_16295 = 'https://www.impo.com.uy/bases/leyes/16295-1992';
const LAW_17262 = 'https://www.impo.com.uy/bases/leyes/17262-2000';
const LAW_17824 = 'https://www.impo.com.uy/bases/leyes/17824-2004';

const INAUGURATION = 'https://www.elobservador.com.uy/economia-y-empresas/feriado-del-1-marzo-como-se-paga-n5986851';

export default country({
  id: 'UY',
  doubtful: [
    {
      on: '03-01',
      note: 'That 1 March of the year in which a president takes office is a paid holiday, by decree-law 10.396 and decree 120/985, was read in a newspaper of 2025, not in these texts.',
    },
  ],
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
  dates: [
    holidays('Bicentenary of the birth of Manuel Oribe', LAW_16295, '1992-08-26', {
      names: { es: 'Bicentenario del natalicio del Brigadier General Manuel Oribe' },
      basis: 'law',
    }),
    holidays('150 years since the death of José Artigas', LAW_17262, '2000-09-23', {
      names: { es: '150 aniversario del fallecimiento del General José Gervasio Artigas' },
      basis: 'law',
    }),
    holidays('National holiday by law', LAW_17824, '2004-09-10', {
      names: { es: 'Feriado nacional por ley' },
      basis: 'law',
      status: 'estimated',
      note:
        'Law 17.824 has every worker paid for the holiday of law 17.798, which was not read: it may hold in a part of the ' +
        'country only.',
    }),
  ],
});

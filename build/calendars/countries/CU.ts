import { country } from '../country.js';
import { holidays } from '../vocabulary.js';

/**
 * Cuba. 31 December and 2 January are holidays by decree-law 254 of 18 September 2007, now the Labour Code (law 116 of
 * 2013), article 94. 1 May and 10 October on a Sunday give the Monday; 1 January does not since the days around it are
 * holidays (in 2011 the ministry gave 30 December instead).
 *
 * Good Friday was off in 2012 for the first time (by decision for the year, since 2014 by the code); the library has it
 * in all years.
 */

const DECREE_LAW_254 =
  'https://cubasi.cu/es/cubasi-noticias-cuba-mundo-ultima-hora/item/3003-cuba-aclaracion-sobre-los-dias-feriados';
const SUNDAYS = 'https://directoriocubano.info/it/vacanze';

const GOOD_FRIDAY =
  'https://aciprensa.com/amp/noticias/50026/gobierno-cubano-declara-oficialmente-feriado-el-viernes-santo';

export default country({
  id: 'CU',
  name: 'Cuba',
  doubtful: [
    { named: ["Workers' Day", 'Labour'], years: '-2012', note: 'The Mondays before 2013 follow the older code.' },
  ],
  cities: 'Havana',
  currencies: ['CUP'],
  timezone: 'America/Havana',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'not found',
    note: 'Alternate working Saturdays of state offices: not settled by any source found.',
  },
  library: 'CU',
  exclusions: [{ rule: 'easter -2', to: 2011, why: `a day off since 2012; ${GOOD_FRIDAY}` }],
  rules: [
    {
      rule: '12-31',
      name: "New Year's Eve",
      names: { es: 'Fiesta de Fin de Año' },
      from: 2007,
      source: DECREE_LAW_254,
    },
    {
      rule: 'substitutes 05-01 if sunday then next monday',
      name: "International Workers' Day",
      from: 1990,
      source: SUNDAYS,
    },
    { rule: 'substitutes 10-10 if sunday then next monday', name: 'Independence Day', from: 1990, source: SUNDAYS },
  ],
  dates: [holidays('Day of rest for 1 January', DECREE_LAW_254, '2011-12-30')],
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Colombia: the days of law 51 of 1983, articles 1 and 2, with their moves to Monday.
 *
 * The civic day of the third Friday of April (decree 500 of 2024) is of public bodies alone, and not in:
 * https://caracol.com.co/2026/03/05/dia-civico-en-abril-quienes-no-deben-ir-a-trabajar-esto-dice-el-decreto-0500-de-2024/
 *
 * Doubt: the Monday of 9 July (Virgin of Chiquinquirá) since 2026 rests on the library's word of a law 2578 of 2026;
 * lists of 2026 printed before that year have 18 days without it, and in February 2026 a newspaper knew of no new law.
 */

const LAW_51 =
  'https://www.infobae.com/colombia/2025/10/11/festivo-de-reyes-cambia-de-fecha-en-2026-por-la-ley-emiliani-detalles-de-la-normativa/';
const LIST_2026 =
  'https://www.elcolombiano.com/inicio/colombia-festivos-2026-asi-queda-caldendario-otro-ano-MM29079126';

export default country({
  id: 'CO',
  name: 'Colombia',
  timezone: 'America/Bogota',
  weekend: SATURDAY_SUNDAY,
  library: 'CO',
  estimated: [
    {
      contains: '07-09',
      from: 2026,
      why: `doubt: a law of 2026 that was not read adds it to those of law 51 of 1983 (${LAW_51}); not in ${LIST_2026}`,
    },
  ],
});

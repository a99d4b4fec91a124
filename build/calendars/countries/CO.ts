import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Colombia: the days of law 51 of 1983, articles 1 and 2, with their moves to Monday.
 *
 * The civic day of the third Friday of April (decree 500 of 2024) is of public bodies alone, and not in:
 * https://caracol.com.co/2026/03/05/dia-civico-en-abril-quienes-no-deben-ir-a-trabajar-esto-dice-el-decreto-0500-de-2024/
 *
 * 9 July (Our Lady of Chiquinquirá) since 2026, kept on the Monday: law 2578 of 1 June 2026, article 6
 * (https://lector.ramajudicial.gov.co/SIDN/NORMATIVA/TEXTOS_COMPLETOS/7_LEYES/LEYES%202026/Ley%202578%20de%202026.pdf), read as others
 * retell it. Lists of 2026 printed before have 18 days without it.
 */

export default country({
  id: 'CO',
  name: 'Colombia',
  cities: 'Bogotá',
  currencies: ['COP'],
  timezone: 'America/Bogota',
  weekend: SATURDAY_SUNDAY,
  library: 'CO',
});

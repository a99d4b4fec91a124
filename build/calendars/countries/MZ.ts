import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Mozambique. Labour law 13/2023, article 105, lists the holidays, all civil; one on a Sunday is kept on the Monday by the
 * law before it (23/2007). Eid and Good Friday are for the faithful only. The minister lets all workers off on single
 * days (tolerância de ponto): 24 December 2025 was read.
 *
 * Doubts: whether the law of 2023 keeps the rule for Sundays was not read; such days of other years were not either. Those
 * for the State alone (2 January 2026) are not in.
 */

const DAY_OFF_2025 = 'https://www.centroinformativo.info/2025/12/tolerancia-de-ponto-reacende-debate.html';

export default country({
  id: 'MZ',
  name: 'Mozambique',
  timezone: 'Africa/Maputo',
  weekend: SATURDAY_SUNDAY,
  library: 'MZ',
  dates: holidays('Day off before Christmas', DAY_OFF_2025, '2025-12-24', { names: { pt: 'Tolerância de ponto' } }),
});

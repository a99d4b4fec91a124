import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Mozambique. Labour law 13/2023, article 105, lists the holidays, all civil; one on a Sunday is kept on the Monday by the
 * law before it (23/2007). Eid and Good Friday are for the faithful only. The minister lets all workers off on single
 * days (tolerância de ponto), such as those of elections: three were read.
 */

const DAY_OFF_2025 = 'https://www.centroinformativo.info/2025/12/tolerancia-de-ponto-reacende-debate.html';

const ELECTION_2024 =
  'https://rtpafrica.rtp.pt/noticias/mocambique-eleicoes-tolerancia-de-ponto-para-todos-os-trabalhadores-votarem-governo';
const INAUGURATION_2020 =
  'https://www.sapo.pt/noticias/internacional/governo-mocambicano-decreta-tolerancia-de_5e1ca8a8173a6f1c316b97e0';

const DAY_OFF = { names: { pt: 'Tolerância de ponto' } };

export default country({
  id: 'MZ',
  name: 'Mozambique',
  doubts:
    'Doubts: whether the law of 2023 keeps the rule for Sundays was not read; such days of other years were not either. Those for the State alone (2 January 2026) are not in.',
  localName: 'Moçambique',
  cities: 'Maputo',
  currencies: ['MZN'],
  timezone: 'Africa/Maputo',
  weekend: SATURDAY_SUNDAY,
  library: 'MZ',
  dates: [
    ...holidays('Inauguration of the President', INAUGURATION_2020, '2020-01-15', DAY_OFF),
    ...holidays('General Election', ELECTION_2024, '2024-10-09', DAY_OFF),
    ...holidays('Day off before Christmas', DAY_OFF_2025, '2025-12-24', DAY_OFF),
  ],
});

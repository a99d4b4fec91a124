import { country } from '../country.js';
import { excludedRules } from '../many-rows.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Nicaragua. Labour Code, article 66: ten days to 2025 (30 May was added before), fourteen since law 1272 of January 2026.
 * 1 June and 12 October, which the library has, are in neither list. A holiday on a Sunday is made up on another day,
 * which the ministry names (9 December 2024); such days to come are not in.
 */

const LAW_1272 = 'https://contextohn.com/?p=119543';
const MINISTRY_2024 =
  'https://www.swissinfo.ch/spa/nicaragua-decreta-asueto-el-9-de-diciembre-para-compensar-fiesta-por-inmaculada-concepci%C3%B3n/88421388';

export default country({
  id: 'NI',
  name: 'Nicaragua',
  doubts: 'Doubts: Sundays of other years.',
  doubtful: [
    { on: '05-30', note: 'Since when 30 May is a holiday was not read (2022 here, as compilations have it).' },
  ],
  cities: 'Managua',
  currencies: ['NIO'],
  timezone: 'America/Managua',
  weekend: SATURDAY_SUNDAY,
  library: 'NI',
  exclusions: excludedRules(['06-01', '10-12'], { why: `not in article 66 of the Labour Code; ${LAW_1272}` }),
  rules: [
    { rule: '05-30', name: "Mother's Day", names: { es: 'Día de las Madres' }, from: 2022, source: LAW_1272 },
    {
      rule: '01-18',
      name: 'Birth of Rubén Darío',
      names: { es: 'Natalicio de Rubén Darío' },
      from: 2026,
      source: LAW_1272,
    },
    { rule: '02-02', name: 'Birth of Miguel Obando y Bravo', from: 2026, source: LAW_1272 },
    { rule: '02-21', name: 'Death of Augusto C. Sandino', from: 2026, source: LAW_1272 },
    { rule: '11-08', name: 'Death of Carlos Fonseca', from: 2026, source: LAW_1272 },
  ],
  dates: [holidays('Immaculate Conception (made up)', MINISTRY_2024, '2024-12-09', { observed: true })],
});

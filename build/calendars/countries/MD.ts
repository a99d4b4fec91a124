import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Moldova: article 111 of the Labour Code. The library lacks 1 June (since 2024) and has 25 December before 2013.
 * Nothing is moved by itself. The days off that the government moves bind public bodies alone (paragraph 5), and are not in. The
 * patron's day is set by each local council; Chișinău and Cahul have theirs.
 *
 * Doubts: the texts of before 2013 were not read.
 */

const LAW_2023 = 'https://www.zdg.md/stiri/calendarul-zilelor-suplimentare-de-odihna-in-2026/';
const CHRISTMAS_2013 = 'https://m.moldovenii.md/en/news/view/section/542/id/13707';

export default country({
  id: 'MD',
  name: 'Moldova',
  timezone: 'Europe/Chisinau',
  weekend: SATURDAY_SUNDAY,
  library: 'MD',
  exclusions: [{ rule: '12-25', to: 2012, why: `a day of rest since 2013; ${CHRISTMAS_2013}` }],
  rules: [
    {
      rule: '06-01',
      name: "International Children's Day",
      names: { ro: 'Ziua internațională a copilului' },
      from: 2024,
      source: LAW_2023,
      note: 'Added by a law in force since 30 June 2023.',
    },
  ],
  subdivisions: [
    { id: 'CA', name: 'Cahul', library: 'CA' },
    { id: 'CU', name: 'Chișinău', library: 'CU' },
  ],
});

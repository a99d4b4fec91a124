import { calendar } from '../definition.js';

/**
 * Tunisian dinar: the system of large payments of the Central Bank of Tunisia (SGMT), taken to keep the days of the banks. For
 * the leaves that the State's decree grants the Central Bank tells the banks on which day of them, or Saturday beside them,
 * their counters give out cash and change money for three hours, and nothing else: so in June 2019 (Eid al-Fitr), May and
 * October 2021, July 2022 (1 Muharram) and December 2023.
 *
 * The data begin with 2019, the first of those notices.
 */

const NOTICE_2022 =
  'https://kapitalis.com/tunisie/2022/07/28/bct-ouverture-des-guichets-a-loccasion-du-conge-du-nouvel-an-de-lhegire/';

export default calendar({
  id: 'TND',
  kind: 'settlement',
  name: 'SGMT (Tunisian dinar)',
  doubts:
    'Doubts: no text on the days of the system was found; a day on which counters are open for cash is a closed one here.',
  otherNames: 'Banque Centrale de Tunisie, BCT',
  countries: ['TN'],
  timezone: 'Africa/Tunis',
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'TN', from: 2019, kinds: ['holiday'], asDeclared: true, source: NOTICE_2022 }],
});

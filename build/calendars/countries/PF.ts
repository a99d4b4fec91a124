import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * French Polynesia. A law of the country adopted on 6 May 2025 put 20 November (Matāri'i) in the place of 29 June; the
 * library changes a year later.
 */

const LAW_2025 =
  'https://www.tahiti-infos.com/Le-20-novembre-remplace-officiellement-le-29-juin-comme-jour-ferie_a230388.html';

export default country({
  id: 'PF',
  name: 'French Polynesia',
  localName: 'Polynésie française',
  cities: 'Papeetē',
  currencies: ['XPF'],
  aliases: ['FR:PF'],
  timezone: 'Pacific/Tahiti',
  weekend: SATURDAY_SUNDAY,
  library: 'PF',
  exclusions: [{ rule: '06-29', from: 2025, why: `replaced by 20 November; ${LAW_2025}` }],
  dates: holidays("Matāri'i", LAW_2025, '2025-11-20'),
});

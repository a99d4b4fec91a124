import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'WF',
  name: 'Wallis and Futuna',
  localName: 'Wallis-et-Futuna',
  cities: 'Mata-Utu',
  currencies: ['XPF'],
  aliases: ['FR:WF'],
  timezone: 'Pacific/Wallis',
  weekend: SATURDAY_SUNDAY,
  library: 'WF',
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

export default country({
  id: 'NC',
  name: 'New Caledonia',
  localName: 'Nouvelle-Calédonie',
  cities: 'Nouméa',
  currencies: ['XPF'],
  aliases: ['FR:NC'],
  timezone: 'Pacific/Noumea',
  weekend: SATURDAY_SUNDAY,
  library: 'NC',
  englishNames: { "Jour de l'an": "New Year's Day" },
});

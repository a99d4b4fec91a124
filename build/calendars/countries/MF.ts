import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Saint-Martin. The government's data of 2020 to 2031 have the abolition of slavery on 28 May; the library has 27 May,
 * which is excluded from 2020 on.
 *
 * Doubts: the date of the years before 2020 was not read, and the library's stays.
 */

export default country({
  id: 'MF',
  name: 'St. Martin',
  aliases: ['FR:MF'],
  timezone: 'America/Marigot',
  weekend: SATURDAY_SUNDAY,
  library: 'MF',
  exclusions: [
    {
      rule: '05-27',
      from: 2020,
      why: 'the abolition of slavery is 28 May; https://github.com/etalab/jours-feries-france-data',
    },
  ],
  rules: [
    {
      rule: '05-28',
      name: 'Abolition of slavery',
      names: { fr: "Abolition de l'esclavage" },
      from: 2020,
      source: 'https://github.com/etalab/jours-feries-france-data',
    },
  ],
});

import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Haiti. Ash Wednesday is off by a decree of 23 May 1989, which the notes of each carnival repeat (2018, 2022, 2024 and
 * 2026 were read); the library has it as an observance. A decree of 11 December 2024 (Le Moniteur, special number 66-A)
 * added 14 August (Bois-Caïman) and 20 September (birthday of Dessalines).
 */

const ASH_WEDNESDAY =
  'https://haitistandard.com/carnaval-les-mardi-gras-et-mercredi-des-cendres-declares-chomes-par-le-gouvernement/';
const BOIS_CAIMAN =
  'https://www.leplacentin.com/post/13-08-2025-bois-caiman-le-14-aout-inscrit-dans-la-liste-des-fetes-legales-haitiennes';
const DECREE_2024 = 'https://hditcabinetvolmar.com/fr/nouveaux-jours-feries-en-haiti/';

export default country({
  id: 'HT',
  name: 'Haiti',
  doubtful: [{ named: ['Ascension'], note: 'Ascension Day is not named in the list of that decree as it is told.' }],
  localName: 'Haïti',
  cities: 'Port-au-Prince',
  currencies: ['HTG', 'USD'],
  timezone: 'America/Port-au-Prince',
  weekend: SATURDAY_SUNDAY,
  library: 'HT',
  rules: [
    {
      rule: 'easter -46',
      name: 'Ash Wednesday',
      names: { fr: 'Mercredi des Cendres' },
      from: 1990,
      source: ASH_WEDNESDAY,
      note: 'Decree of 23 May 1989.',
    },
    {
      rule: '08-14',
      name: 'Bois-Caïman Ceremony',
      names: { fr: 'Cérémonie du Bois-Caïman' },
      from: 2025,
      source: BOIS_CAIMAN,
    },
    {
      rule: '09-20',
      name: 'Birthday of Jean-Jacques Dessalines',
      names: { fr: 'Naissance de Jean-Jacques Dessalines' },
      from: 2025,
      source: DECREE_2024,
    },
  ],
});

import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR, MAWLID } from './shared/african-rows.js';

/**
 * Chad. Decree 413 of 30 September 1997; decree 273 of 7 March 2019 makes five days off with pay, which alone pass from a
 * Sunday to the Monday: 1 January, 8 March (new), 1 May, 11 August, 1 December. Communiqués say of the other feasts that
 * the day after a Sunday is worked (25 May 2020, 31 March and 3 November 2025).
 */

const DECREE_2019 = 'https://www.alwihdainfo.com/Tchad-le-8-mars-declare-ferie-pour-la-journee-de-la-femme_a71248.html';
const COMMUNIQUES =
  'https://alwihdainfo.com/Journee-feriee-annoncee-pour-l-Aid-El-Fitr-le-30-mars-2025-au-Tchad_a139869.html';
/** Days known from a retelling alone: td-fonction-publique-communiques-reported-2019-2025, whose notes name the page of each. */
const RETOLD =
  'https://journaldutchad.com/tchad-les-journees-du-vendredi-28-novembre-et-lundi-1%E1%B5%89%CA%B3-decembre-2025-declarees-feriees/';
const ADHA_2025 =
  'https://www.alwihdainfo.com/Tchad-Fete-de-l-Aid-El-Adha-la-journee-de-vendredi-06-juin-2025-feriee-et-chomee_a141520.html';
const FITR_2022 =
  'https://www.alwihdainfo.com/Tchad-lundi-2-mai-est-un-jour-ferie-ministere-Fonction-publique_a113361.html';
const FITR_2024 =
  'https://lendjampost.com/cheik-mahamat-khatir-issa-le-mercredi-10-avril-2024-est-le-jour-de-la-aid-al-fitr';
const ADHA_2019 =
  'https://tchadinfos.com/islam/tchad-laid-el-kebir-une-occasion-pour-la-recherche-de-la-paix/?share=jetpack-whatsapp';
const MAWLID_2020 =
  'https://www.alwihdainfo.com/Tchad-celebration-du-Maoulid-la-journee-de-jeudi-est-feriee-et-chomee_a95760.html';
const MAWLID_2021 =
  'https://www.alwihdainfo.com/Tchad-la-journee-du-18-octobre-2021-est-feriee-a-l-occasion-du-Maouloud_a108056.html';

export default country({
  id: 'TD',
  name: 'Chad',
  doubts:
    'Doubts: article 1 of the decree of 1997 was not read. 23 April 2021 (funeral of President Déby) is a day off in a compilation only; the accounts of the funeral do not say so. A Monday after 28 November, which it has too, is none by article 2 of 2019, nor was 8 March a holiday before it.',
  doubtful: [{ named: ['Eid', 'Mawlid', 'Prophet'], note: 'The Islamic feasts of the years not listed are computed.' }],
  localName: 'Tchad / تشاد',
  cities: "N'Djamena",
  currencies: ['XAF'],
  timezone: 'Africa/Ndjamena',
  weekend: SATURDAY_SUNDAY,
  library: 'TD',
  rules: [
    {
      rule: '03-08 and if sunday then next monday',
      name: "International Women's Day",
      names: { fr: 'Journée internationale de la femme' },
      from: 2019,
      source: DECREE_2019,
    },
  ],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal'],
      source: COMMUNIQUES,
      years: {
        2020: { days: '05-24', source: RETOLD, note: 'Told at alwihdainfo.com (a87913).' },
        2022: { days: '05-02', source: FITR_2022 },
        2024: { days: '04-10', source: FITR_2024 },
        2025: '03-30',
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: COMMUNIQUES,
      years: {
        ...ADHA_OF_MECCA,
        2019: { days: '08-11', source: ADHA_2019 },
        2025: { days: '06-06', source: ADHA_2025 },
      },
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal'],
      source: COMMUNIQUES,
      years: {
        2019: '11-09',
        2020: { days: '10-29', source: MAWLID_2020 },
        2021: { days: '10-18', source: MAWLID_2021 },
        2023: { days: '09-27', source: RETOLD, note: 'Told at alwihdainfo.com (a126672).' },
        2024: { days: '09-15', source: RETOLD, note: 'Told at hamama-media.com (?p=10560).' },
        2025: { days: '09-04', source: RETOLD, note: 'Told at alwihdainfo.com (a143924).' },
      },
    },
  ],
  dates: holidays('Presidential election', RETOLD, '2024-05-06', {
    note: 'Decree 0562 of 3 May 2024, told at lepaystchad.com (?p=35851).',
  }),
});

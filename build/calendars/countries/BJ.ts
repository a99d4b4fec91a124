import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR, MAWLID } from './shared/african-rows.js';

/**
 * Benin. Law 90-019 of 27 July 1990 has twelve feasts and no Monday for those on a Sunday. By law 2024-32 of 2 September
 * 2024 the feast of the traditional religions is the second Friday of January, with the Thursday before it; 10 January
 * before that (law 97-031).
 */

const LAW_2024 = 'https://africaho.bj/article/benin-patrice-talon-promulgue-la-loi-fixant-la-fete-annuelle-du-vodun';
const LAW_1990 = 'https://french.hcntimes.com/?p=189681';
const RAMADAN_2020 =
  'https://beninwebtv.com/2020/05/benin-la-journee-du-dimanche-24-mai-2020-declaree-feriee-chomee-et-payee/';
const RAMADAN_2023 = 'https://www.les4verites.bj/la-journee-du-vendredi-21-avril-2023-declaree-feriee-chomee-et-payee/';
const RAMADAN_2026 =
  'https://lepotentiel.bj/2026/03/18/calendrier-republicain-et-foi-religieuse-vendredi-20-mars-2026-le-jour-du-ramadan-declare-ferie-chome-et-paye-au-benin';
const TABASKI_2021 =
  'https://beninwebtv.bj/2021/07/benin-la-journee-du-mardi-20-juillet-2021-declaree-feriee-chomee-et-payee/';
const TABASKI_2022 = 'https://beninwebtv.com/benin-la-journee-du-samedi-9-juillet-declaree-feriee-chomee-et-payee/';
const TABASKI_2025 =
  'https://www.adjatche.news/politique-societe/tabaski-2025-le-vendredi-6-juin-declare-ferie-au-benin';
const MAWLID_2020 =
  'https://lanouvelletribune.info/2020/10/fete-de-maouloud-au-benin-la-journee-du-jeudi-29-octobre-feriee/';
const MAWLID_2023 = 'https://lematinal.bj/fete-du-maouloud-la-journee-du-mercredi-27-septembre-chomee-au-benin/';

export default country({
  id: 'BJ',
  name: 'Benin',
  doubtful: [{ named: ['Vodun'], years: '2024-', note: 'Of law 2024-32 two accounts were read, which agree.' }],
  localName: 'Bénin',
  cities: 'Porto-Novo',
  currencies: ['XOF'],
  timezone: 'Africa/Porto-Novo',
  weekend: SATURDAY_SUNDAY,
  library: 'BJ',
  englishNames: { 'Fête du Vodoun': 'Vodun Day' },
  exclusions: [{ rule: '01-10', from: 2025, why: `the second Friday of January since law 2024-32; ${LAW_2024}` }],
  rules: [
    {
      rule: 'thursday before 2nd friday in January',
      name: 'Day before Vodun Day',
      names: { fr: 'Fête annuelle des religions traditionnelles' },
      from: 2025,
      source: LAW_2024,
    },
    {
      rule: '2nd friday in January',
      name: 'Vodun Day',
      names: { fr: 'Fête annuelle des religions traditionnelles' },
      from: 2025,
      source: LAW_2024,
    },
  ],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal'],
      source: LAW_1990,
      years: {
        2020: { days: '05-24', source: RAMADAN_2020 },
        2023: { days: '04-21', source: RAMADAN_2023 },
        2026: { days: '03-20', source: RAMADAN_2026 },
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: LAW_1990,
      years: {
        ...ADHA_OF_MECCA,
        2021: { days: '07-20', source: TABASKI_2021 },
        2022: { days: '07-09', source: TABASKI_2022 },
        2025: { days: '06-06', source: TABASKI_2025 },
      },
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal'],
      source: LAW_1990,
      years: {
        2020: { days: '10-29', source: MAWLID_2020 },
        2023: { days: '09-27', source: MAWLID_2023 },
      },
    },
  ],
});

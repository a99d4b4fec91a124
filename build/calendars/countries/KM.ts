import { country } from '../country.js';
import { fromCompilations } from '../forms/africa.js';
import { ADHA, MAWLID } from './shared/african-rows.js';

/**
 * Comoros. Three days at Eid al-Fitr, as declared in 2019 (5 to 7 June).
 */

const FITR_2019 = 'https://masiwa-comores.com/non-classe/eid-el-fitr-la-fete-et-le-business';

export default country({
  id: 'KM',
  name: 'Comoros',
  doubts:
    'Doubts: the text that lists the holidays was not found; in October 2025 the government announced a decree to reorganise them (https://alwatwan.net/politique/conseil-des-ministres-i-vers-une-harmonisation-du-calendrier-des-jours-fériés.html), which was not read. Days that the public service alone had (23 to 27 December 2021: banks were open) are not in.',
  doubtful: [{ on: '12-25', note: '25 December is in a compilation only.' }],
  localName: 'جزر القمر / Comores',
  cities: 'Moroni',
  currencies: ['KMF'],
  timezone: 'Indian/Comoro',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2025-09-30', days: [6, 7] },
    ],
    source:
      'https://alwatwan.net/societe/administration-publique-i-les-nouveaux-horaires-applicables-dès-le-30-' +
      'septembre.html',
    note:
      'Decree 25-115/PR: until then offices also worked on Friday (8 to 11) and Saturday (8 to 12) mornings. How ' +
      'far back that six-day week reaches, and the week of banks, were not settled.',
  },
  library: 'KM',
  announced: [
    {
      name: 'Eid al-Fitr',
      replaces: ['1 Shawwal P3DT0H0M'],
      source: FITR_2019,
      years: { 2019: '06-05 06-06 06-07' },
    },
    { name: MAWLID, replaces: ['12 Rabi al-awwal'], source: FITR_2019, years: fromCompilations('2021-10-19') },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah P2DT0H0M'],
      source: FITR_2019,
      years: {
        ...fromCompilations('2015-09-24 2015-09-25 2016-09-12 2016-09-13'),
        2024: {
          days: '06-17 06-18',
          source: 'https://www.comoresinfos.net/la-celebration-de-laid-el-kabir-journees-feriees-aux-comores/',
        },
      },
    },
  ],
});

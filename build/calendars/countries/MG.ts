import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Madagascar. A decree each year. The two Eids are holidays for all since 2019, for Muslims only before; 8 March is for
 * women only; Easter Monday and Whit Monday are off without pay.
 */

const EIDS_2019 =
  'https://www.madaplus.info/Madagascar-Des-rajouts-sur-le-calendrier-des-jours-feries-en-2019_a12955.html';
const LIST_2025 =
  'https://laverite.mg/societe/item/23259-calendrier-2025-%20sept-jours-ch%C3%B4m%C3%A9s-et-pay%C3%A9s%20.html';
const LIST_2012 = 'https://www.madagascar-tribune.com/Aucun-pont,16963.html';
const MAY_2019 = 'https://lexpress.mg/23/05/2019/fete-musulmane-le-4-juin-un-jour-ferie-superflu/';
const FITR_2023 = 'https://lexpress.mg/18/04/2023/fete-musulmane-le-vendredi-21-avril-fixe-jour-ferie-et-chome/';
const ADHA_2020 = 'https://lexpress.mg/29/07/2020/travail-vendredi-sera-un-jour-ferie/';
const DECREE_2025_04 = 'https://fr.scribd.com/document/857926802/Decret-declarant-chome-et-paye-le-23-04-25-VF';

export default country({
  id: 'MG',
  name: 'Madagascar',
  doubts:
    'Doubts: Of 2026 a report of 27 January tells of two new days without dates (Malagasy New Year, Day of Culture: https://fr.allafrica.com/stories/202601270342.html); they are not in.',
  doubtful: [
    {
      years: '2012 2017 2025-2026',
      note: 'The lists of 2017, 2025 and 2026 were read as papers give them: 25 May (Africa Day) and 11 December (a holiday in a compilation) are in none, nor in what was read of those of 2019 and 2020; that of 2012 has 11 December.',
    },
  ],
  localName: 'Madagascar / Madagasikara',
  cities: 'Antananarivo',
  currencies: ['MGA'],
  timezone: 'Indian/Antananarivo',
  weekend: SATURDAY_SUNDAY,
  library: 'MG',
  exclusions: [
    { rule: '03-08', why: "Women's Day: for women only (note of the library)" },
    { rule: '05-25', why: `in none of the lists of 2017, 2025 and 2026; ${LIST_2025}` },
    { rule: '1 Shawwal', to: 2018, why: `Eid al-Fitr: for Muslims only before 2019; ${EIDS_2019}` },
    { rule: '10 Dhu al-Hijjah', to: 2018, why: `Eid al-Adha: for Muslims only before 2019; ${EIDS_2019}` },
  ],
  announced: [
    {
      name: 'Eid al-Fitr',
      replaces: ['1 Shawwal'],
      source: LIST_2025,
      years: { 2019: { days: '06-04', source: MAY_2019 }, 2023: { days: '04-21', source: FITR_2023 }, 2025: '03-31' },
    },
    {
      name: 'Eid al-Adha',
      replaces: ['10 Dhu al-Hijjah'],
      source: LIST_2025,
      years: { 2020: { days: '07-31', source: ADHA_2020 } },
    },
  ],
  dates: [
    { date: '2012-12-11', kind: 'holiday', name: 'Republic Day', source: LIST_2012 },
    { date: '2019-05-27', kind: 'holiday', name: 'Legislative Election', source: MAY_2019 },
    {
      date: '2023-11-16',
      kind: 'holiday',
      name: 'Presidential Election',
      source:
        'https://www.lechodusud.com/post/16-novembre-difficult%C3%A9s-pour-les-travailleurs-%C3%A0-trouver-un-cr%C3%A9neau-de-vote',
      note: 'Days of elections are decreed so since 2002 (https://gasigasy.mg/news/absenteisme-vs-taux-de-participation); the others were not read.',
    },
    { date: '2025-04-23', kind: 'holiday', name: 'Visit of the President of France', source: DECREE_2025_04 },
  ],
});

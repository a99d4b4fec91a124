import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR } from './shared/african-rows.js';

/**
 * Guinea. Decree D/2022/0526 of 2 November 2022 lists the legal holidays: the day after Tabaski is new, 3 April is gone.
 * Only 2 October, 1 January and Eid al-Fitr on a Saturday or Sunday give the next working day. The Night of Destiny and
 * Mawlid are off on the day after the night.
 *
 * Mawlid on a Sunday gives none (16 September 2024 was worked: https://www.guinee360.com/15/09/2024/guinee-le-lundi-16-septembre-nest-pas-ferie/).
 */

const DECREE = 'https://guineenews.org/fetes-legales-desormais-le-lendemain-de-la-fete-de-tabaski-est-ferie-en-guinee/';
const COMMUNIQUE_2022 =
  'https://www.africaguinee.com/articles/2022/10/02/guinee-la-journee-du-lundi-03-octobre-declaree-feriee';
const TABASKI_2016 = 'http://aminata.com/guinee-la-fete-de-tabaski-sera-celebree-lundi-gouvernement/';
const TABASKI_2022 = 'https://mediaguinee.org/tabaski-les-journees-du-samedi-et-lundi-feriees-en-guinee/';
const LAYLAT_2016 =
  'http://mosaiqueguinee.com/2016/07/01/samedi-lendemain-de-la-nuit-du-destin-ferie-chome-et-paye-en-guinee-communique-conjoint-ministre-de-la-fonction-publique-et-celui-du-travail/';
const LAYLAT_2021 = 'https://billetdujour.com/guinee-demain-lundi-10-mai-2021-declare-ferie/';
const FITR_2023 = 'https://infochrono.org/?p=21067';
const MAWLID_2019 = 'https://guineelive.com/2019/11/07/maouloud-samedi-declare-ferie';
const MAWLID_2023 =
  'https://kaloumpresse.com/2023/09/26/fonction-publique-la-journee-du-mercredi-declaree-feriee-chomee-et-payee/';
const JUNE_2025 =
  'https://www.guinee360.com/09/06/2025/derniere-minute-les-journees-du-lundi-9-et-du-mardi-10-juin-declarees-feriees/';

export default country({
  id: 'GN',
  name: 'Guinea',
  doubts: 'Doubts: Dates of Islamic feasts not listed are computed.',
  doubtful: [
    {
      years: '-2021',
      note: 'Decree D/95/250 of 1 August 1995, in force before, was not read (1 November is a holiday until 2021 in a compilation).',
    },
    { on: '2025-06-09 2025-06-10', note: '9 and 10 June 2025 were declared beyond the decree.' },
  ],
  localName: 'Guinée / Gine',
  cities: 'Conakry',
  currencies: ['GNF'],
  timezone: 'Africa/Conakry',
  weekend: SATURDAY_SUNDAY,
  library: 'GN',
  exclusions: [{ rule: '04-03', from: 2023, why: `not in decree D/2022/0526; ${DECREE}` }],
  rules: [
    ...substitutes(
      { '01-01': "New Year's Day", '10-02': 'Independence Day' },
      { from: 2023, source: DECREE },
      'saturday,sunday',
    ),
    ...substitutes({ '1 Shawwal': FITR }, { from: 2023, status: 'estimated', source: DECREE }, 'saturday,sunday'),
    {
      rule: '11 Dhu al-Hijjah',
      name: 'Day after Eid al-Adha',
      names: { fr: 'Lendemain de la Tabaski' },
      from: 2023,
      status: 'estimated',
      source: DECREE,
    },
  ],
  announced: [
    {
      name: 'Day after Laylat al-Qadr',
      names: { fr: 'Lendemain de la nuit du Destin' },
      replaces: ['27 Ramadan'],
      source: DECREE,
      years: { 2016: { days: '07-02', source: LAYLAT_2016 }, 2021: { days: '05-10', source: LAYLAT_2021 } },
    },
    {
      name: FITR,
      replaces: ['1 Shawwal', 'substitutes 1 Shawwal if saturday,sunday then next monday'],
      source: DECREE,
      years: {
        2015: { days: '07-17', source: 'http://www.afriquejet.com/societe/584-ramadan-aid-el-fitr-2015.html' },
        2017: { days: '06-25', source: 'https://guineematin.com/2017/06/24/' },
        2023: { days: '04-21', source: FITR_2023 },
        2025: {
          days: '03-30 03-31*',
          source:
            'https://www.pressafrik.com/La-Cote-d-Ivoire-le-Niger-la-Guinee-et-le-Mali-celebrent-l-Aid-el-Fitr-ce-dimanche-30-mars_a287086.html',
          note: 'The source has the feast on the Sunday; the Monday by the decree.',
        },
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: DECREE,
      years: {
        2015: ADHA_OF_MECCA[2015]!,
        2016: { days: '09-12', source: TABASKI_2016 },
        2018: { days: '08-22', source: 'https://ndarason.com/?p=2312' },
        2022: { days: '07-09 07-11*', source: TABASKI_2022 },
      },
    },
    {
      name: "Day after the Prophet's Birthday (Mawlid)",
      replaces: ['12 Rabi al-awwal'],
      source: DECREE,
      years: { 2019: { days: '11-09', source: MAWLID_2019 }, 2023: { days: '09-27', source: MAWLID_2023 } },
    },
  ],
  dates: [
    { date: '2022-10-03', kind: 'holiday', observed: true, name: 'Independence Day', source: COMMUNIQUE_2022 },
    { date: '2025-06-09', kind: 'holiday', name: 'Exceptional day off for Eid al-Adha', source: JUNE_2025 },
    { date: '2025-06-10', kind: 'holiday', name: 'Exceptional day off for Eid al-Adha', source: JUNE_2025 },
  ],
});

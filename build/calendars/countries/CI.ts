import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR } from './shared/african-rows.js';

/**
 * Côte d'Ivoire. Decree 96-205 of 7 March 1996: the day after the national day or Labour Day on a Sunday is off; so is
 * that after Eid al-Fitr, and by the press Christmas and Tabaski, since decree 2011-371 of 4 November 2011. The days
 * after the Night of Destiny and after Mawlid are holidays, not these themselves: the computed dates are of the day after
 * the night.
 */

const DECREE_1996 = 'https://studylibfr.com/doc/10170874/rci---travail---jours-feries';
/** The Mondays after Tabaski and Christmas of 2011 were declared; 2 January 2012 was worked. */
const MONDAYS_2011 = 'https://crocinfos.net/propos-dobservateur-fetes-religieuses-et-jours-feries/';
const VICTORY_2015 =
  'https://senenews.com/actualites/victoire-des-elephants-le-president-ivoirien-parade-dans-les-rues-lundi-ferie-chome-et-paye_111182.html';
const VICTORY_2024 =
  'https://topnewsafrica.net/news/cote-divoire-la-journee-de-lundi-feriee-chomee-et-payee-alassane-ouattara';
const MAWLID_2017 =
  'https://sourceinfo.ci/le-vendredi-est-declaree-ferie-en-cote-divoire-pour-la-fete-de-maouloud-celebrant-la-naissance-du-prophete-de-lislam/';
const COMMUNIQUES =
  'https://www.espritmagazine-ci.com/site/public/index.php/article/le-jeudi-27-mars-2025-declare-jour-ferie-et-chome';

export default country({
  id: 'CI',
  name: 'Ivory Coast',
  doubtful: [
    {
      named: ['Day after'],
      years: '2012-',
      note: 'The decree of 2011 was not read; the Mondays after Christmas and Tabaski rest on a report of 2011.',
    },
    { named: ['Prophet'], note: 'Of Mawlid only 2017 was read, a day later than computed.' },
  ],
  localName: 'Côte d’Ivoire',
  otherNames: "Ivory Coast, Cote d'Ivoire",
  cities: 'Yamoussoukro',
  currencies: ['XOF'],
  timezone: 'Africa/Abidjan',
  weekend: SATURDAY_SUNDAY,
  library: 'CI',
  rules: [
    ...substitutes({ '05-01': 'Labour Day', '08-07': 'Independence Day' }, { from: 1996, source: DECREE_1996 }),
    ...substitutes({ '1 Shawwal': FITR }, { from: 2012, status: 'estimated', source: COMMUNIQUES }),
    ...substitutes(
      { '10 Dhu al-Hijjah': ADHA, '12-25': 'Christmas Day' },
      { from: 2011, status: 'estimated', source: MONDAYS_2011, note: 'Decree 2011-371 itself was not read.' },
    ),
  ],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal', 'substitutes 1 Shawwal if sunday then next monday'],
      source: COMMUNIQUES,
      years: {
        2015: { days: '07-17', source: 'http://www.afriquejet.com/societe/584-ramadan-aid-el-fitr-2015.html' },
        2025: '03-30 03-31',
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah', 'substitutes 10 Dhu al-Hijjah if sunday then next monday'],
      source: DECREE_1996,
      years: {
        ...ADHA_OF_MECCA,
        2017: {
          days: '09-01',
          source:
            'https://news.abidjan.net/articles/621159/cote-d8217ivoire-les-musulmans-celebrent-la-fete-de-la-tabaski-le-1er-septembre-communique',
        },
      },
    },
    {
      name: 'Day after the Night of Destiny',
      names: { fr: 'Lendemain de la nuit du Destin' },
      replaces: ['27 Ramadan'],
      source: COMMUNIQUES,
      years: { 2025: '03-27' },
    },
    {
      name: "Day after the Prophet's Birthday (Mawlid)",
      names: { fr: 'Lendemain de l’anniversaire de la naissance du Prophète Mahomet' },
      replaces: ['12 Rabi al-awwal'],
      source: MAWLID_2017,
      years: { 2017: '12-01' },
    },
  ],
  dates: [
    holidays('Victory in the Africa Cup of Nations', VICTORY_2015, '2015-02-09'),
    holidays('Victory in the Africa Cup of Nations', VICTORY_2024, '2024-02-12'),
  ],
});

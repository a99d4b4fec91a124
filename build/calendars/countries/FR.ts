import { country } from '../country.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * France. Nothing to amend: the library gives every date of the government's file of 2006 to 2031
 * (https://github.com/etalab/jours-feries-france-data), and no other, for FR as for FR:57, FR:67 and FR:68 (Good Friday
 * and 26 December besides). Whit Monday is a holiday throughout, the day of solidarity notwithstanding: the file has it
 * in every year.
 */

export default country({
  id: 'FR',
  name: 'France',
  doubts:
    "Doubts: Good Friday is a holiday in Moselle, Bas-Rhin and Haut-Rhin only in communes with a Protestant or mixed church; the government's file gives it for the whole zone.",
  doubtful: [{ years: '-2005', note: 'No list of 1990 to 2005 was read.' }],
  cities: 'Paris',
  currencies: ['EUR'],
  timezone: 'Europe/Paris',
  weekend: SATURDAY_SUNDAY,
  library: 'FR',
  texts: [
    {
      rules: [
        '01-01',
        'easter 1',
        '05-01',
        '05-08',
        'easter 39',
        'easter 50',
        '07-14',
        '08-15',
        '11-01',
        '11-11',
        '12-25',
      ],
      from: 2019,
      source: 'https://www.legifrance.gouv.fr/codes/id/LEGISCTA000033008129/',
      what: 'Code du travail, article L. 3133-1',
    },
  ],
  subdivisions: [
    {
      id: '57',
      name: 'Moselle',
      localName: 'Département de la Moselle',
      otherNames: 'Moselle',
      cities: 'Metz',
      library: '57',
    },
    {
      id: '67',
      name: 'Bas-Rhin',
      localName: 'Département du Bas-Rhin',
      otherNames: 'Bas-Rhin',
      cities: 'Strasbourg, Straßburg, Strassburg, Estrasburgo, ストラスブール, ستراسبورغ',
      library: '67',
    },
    {
      id: '68',
      name: 'Haut-Rhin',
      localName: 'Département du Haut-Rhin',
      otherNames: 'Haut-Rhin',
      cities: 'Colmar, Mulhouse',
      library: '68',
    },
    // The European Collectivity of Alsace (departments 67 and 68): the local law of Alsace-Moselle.
    {
      id: '6AE',
      name: 'Alsace',
      inherits: [
        {
          calendar: 'FR:67',
          from: 1990,
          kinds: ['holiday', 'early_close', 'weekend_workday'],
          source: 'https://www.data.gouv.fr/datasets/jours-feries-en-france',
        },
      ],
    },
  ],
});

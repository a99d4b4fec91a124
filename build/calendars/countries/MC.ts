import { country } from '../country.js';
import { holidays, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Monaco: Law 798 of 18 February 1966. When 1 January, 1 May, 15 August, 1 November, the Prince's Day (19 November) or
 * 25 December is a Sunday, the Monday after is a legal holiday; 27 January and 8 December are not moved.
 */

const RULE = 'https://www.monaco-tribune.com/2023/01/quels-sont-les-jours-feries-a-monaco-en-2023/';
const LAW_1379 =
  'https://journaldemonaco.gouv.mc/fr/Journaux/2011/Journal-8019/Loi-n-1.379-du-18-mai-2011-declarant-jours-feries-legaux-les-vendredi-1er-et-samedi-2-juillet-2011';

const TWINS_2015 =
  'https://france3-regions.francetvinfo.fr/provence-alpes-cote-d-azur/2014/12/11/naissances-princieres-monaco-les-enfants-presentes-le-7-janvier-2015-611164.html';

export default country({
  id: 'MC',
  name: 'Monaco',
  doubts:
    'Doubts: the text of the law was read in the press alone (the lists of 2022 to 2026 agree with it), and the bill for 7 January 2015 before its vote.',
  doubtful: [{ on: '2015-01-07', note: 'The bill for this day was read as it stood before its vote.' }],
  cities: 'Monaco',
  currencies: ['EUR'],
  timezone: 'Europe/Monaco',
  weekend: SATURDAY_SUNDAY,
  library: 'MC',
  texts: [
    {
      rules: [
        '01-01',
        'easter 1',
        '05-01 and if sunday then next monday',
        'easter 39',
        'easter 50',
        'easter 60',
        '08-15',
        '11-01',
        '11-19 and if sunday then next monday',
        '12-08',
        '12-25 and if sunday then next monday',
      ],
      from: 2021,
      source: 'law 798 of 18 February 1966: six days pass from Sunday to Monday',
    },
  ],
  exclusions: [{ rule: '01-27 and if sunday then next monday', why: `not among the days that are moved; ${RULE}` }],
  rules: [
    { rule: '01-27', name: 'Saint Devota', names: { fr: 'Sainte Dévote' }, from: 1990, source: RULE },
    {
      rule: 'substitutes 01-01 if sunday then next monday',
      name: "New Year's Day",
      names: { fr: "Jour de l'An" },
      from: 1990,
      source: RULE,
    },
    {
      rule: 'substitutes 08-15 if sunday then next monday',
      name: 'Assumption Day',
      names: { fr: 'Assomption' },
      from: 1990,
      source: RULE,
    },
    {
      rule: 'substitutes 11-01 if sunday then next monday',
      name: "All Saints' Day",
      names: { fr: 'Toussaint' },
      from: 1990,
      source: RULE,
    },
  ],
  dates: [
    holidays("Presentation of the Prince's children", TWINS_2015, '2015-01-07', {
      names: { fr: 'Présentation des enfants princiers' },
    }),
    holidays("Prince's wedding", LAW_1379, '2011-07-01 2011-07-02', { names: { fr: 'Mariage princier' } }),
  ],
});

import { country } from '../country.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';

/**
 * Liechtenstein. The holidays that stand on a par with Sundays (article 18 (2) of the Labour Act) and the days of banks,
 * which together are the days that Liechtenstein notified under the European convention on time limits in 2021. The
 * library calls 2 February, 19 March, 15 August and 1 November observances (added here) and has the Fridays after
 * Ascension Day and Corpus Christi as holidays, which are in neither list (excluded).
 */

const NOTIFICATION_2021 = 'https://360.lexisnexis.at/d/b_bgbl_2021_2021_III_58_2d7cf8bced';
const LABOUR_ACT = 'http://meier-kieber.li/de/liechtenstein/feiertage/';

const RULES: readonly RuleRow[] = [
  { rule: '02-02', name: 'Candlemas', names: { de: 'Mariä Lichtmess' }, from: 1990, source: NOTIFICATION_2021 },
  { rule: '03-19', name: "Saint Joseph's Day", names: { de: 'Josefstag' }, from: 1990, source: NOTIFICATION_2021 },
  { rule: '08-15', name: 'National Day', names: { de: 'Staatsfeiertag' }, from: 1990, source: LABOUR_ACT },
  { rule: '11-01', name: "All Saints' Day", names: { de: 'Allerheiligen' }, from: 1990, source: LABOUR_ACT },
];

export default country({
  id: 'LI',
  name: 'Liechtenstein',
  doubtful: [
    {
      on: '02-02 03-19',
      note: '2 February and 19 March are paid days off by collective agreements, not by law; banks are closed.',
    },
  ],
  cities: 'Vaduz',
  currencies: ['CHF'],
  timezone: 'Europe/Vaduz',
  weekend: SATURDAY_SUNDAY,
  library: 'LI',
  exclusions: [
    { rule: 'easter 40', why: 'no holiday, nor a day of banks: see the rules' },
    { rule: 'easter 61', why: 'no holiday, nor a day of banks: see the rules' },
  ],
  englishNames: { Feiertagsbrücke: 'Bridge Day', 'Mariä Geburt': 'Nativity of Mary' },
  rules: RULES,
});

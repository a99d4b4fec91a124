import { country } from '../country.js';
import { excludedRules, rulesNamed } from '../many-rows.js';
import { type Exclusion, movedHoliday } from '../vocabulary.js';

/**
 * Democratic Republic of the Congo. Ordinance 14/010 of 14 May 2014, and 23/042 of 30 March 2023, which adds 6 April: no
 * religious feast but Christmas, no Easter Monday, and a holiday on a Sunday is taken the day before (article 2), with
 * departures by communiqué of the ministry of labour: those that were read are listed.
 */

const ORDINANCE_2014 = 'https://capsud.net/2019/05/30/obseques-de-tshisekedi-une-journee-chomee-illegale-pour-rien/';
const ORDINANCE_2023 =
  'https://foxtime.cd/rdc-celebree-chaque-le-6-avril-la-journee-de-simon-kimbangu-remontee-au-vendredi-4-avril';
const COMMUNIQUES = 'https://sosoyamboka.cd/article/index.php?post_id=1765';

const MAY_2025 =
  'https://lepouvoirdupeuple.com/index.php/categories/le-pourvoir-du-peuple/securite-justice/journee-nationale-des-fardc-le-vendredi-16-mai-declare-chome-et-paye';

/** The first year whose day is under the ordinance of 14 May 2014. */
const MONDAYS: readonly Exclusion[] = [
  ...excludedRules(
    [
      '01-01 and if sunday then next monday',
      '01-04 and if sunday then next monday',
      '01-16 and if sunday then next tuesday',
      '01-17 and if sunday then next monday',
      '05-01 and if sunday then next monday',
    ],
    { from: 2015, why: `a holiday on a Sunday is taken on the Saturday; ${ORDINANCE_2014}` },
  ),
  ...excludedRules(
    [
      '05-17 and if sunday then next monday',
      '06-30 and if sunday then next monday',
      '08-01 and if sunday then next monday',
      '12-25 and if sunday then next monday',
    ],
    { from: 2014, why: `a holiday on a Sunday is taken on the Saturday; ${ORDINANCE_2014}` },
  ),
];

export default country({
  id: 'CD',
  name: 'Democratic Republic of the Congo',
  doubts:
    'Doubts: 4 April 2025 was for the public service only. 2 August is a commemoration. A newer ordinance is said to have been signed by January 2026 (https://www.congoquotidien.com/?p=95004); it was not read.',
  doubtful: [
    {
      years: '-2014',
      note: "The text before May 2014 was not read (the library's days and Mondays are kept; compilations have other days until 2013).",
    },
  ],
  localName: 'Congo-Kinshasa / Republíki ya Kongó Demokratíki / Kongo - Kinshasa / Ditunga wa Kongu',
  otherNames: 'DRC, DR Congo, Zaire, Congo-Kinshasa',
  cities: 'Kinshasa',
  currencies: ['CDF'],
  timezone: 'Africa/Kinshasa',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2024-08-01', days: [6, 7] },
    ],
    source: 'https://visibilitemediapro.cd/administration-militaire-en-ituri-luboya-supprime-le-travail-du-samedi/',
    note:
      'Decree 24/09 of 17 February 2024: public services from six working days to five (until then Saturday 7 to 12: ' +
      'https://laprunellerdc.cd/?p=150529); put off from 1 July to 1 August 2024.',
  },
  library: 'CD',
  exclusions: MONDAYS,
  rules: [
    ...rulesNamed(
      { from: 2015, source: ORDINANCE_2014 },
      {
        '01-01 and if sunday then previous saturday': "New Year's Day",
        '01-04 and if sunday then previous saturday': "Martyrs' Day",
        '01-16 and if sunday then previous saturday': 'Laurent-Désiré Kabila Day',
        '01-17 and if sunday then previous saturday': 'Patrice Emery Lumumba Day',
        '05-01 and if sunday then previous saturday': 'Labour Day',
      },
    ),
    ...rulesNamed(
      { from: 2014, source: ORDINANCE_2014 },
      {
        '05-17 and if sunday then previous saturday': 'Armed Forces Day',
        '06-30 and if sunday then previous saturday': 'Independence Day',
        '08-01 and if sunday then previous saturday': "Parents' Day",
        '12-25 and if sunday then previous saturday': 'Christmas Day',
      },
    ),
    {
      rule: '04-06 and if sunday then previous saturday',
      name: 'Simon Kimbangu Day',
      from: 2023,
      source: ORDINANCE_2023,
    },
  ],
  dates: [
    { date: '2021-01-18', kind: 'holiday', observed: true, name: 'Patrice Emery Lumumba Day', source: COMMUNIQUES },
    { date: '2023-12-20', kind: 'holiday', name: 'Elections', source: COMMUNIQUES },
    { date: '2025-05-16', kind: 'holiday', observed: true, name: 'Armed Forces Day', source: MAY_2025 },
    ...movedHoliday("Martyrs' Day", COMMUNIQUES, { '2026-01-03': '2026-01-05' }),
    { date: '2026-01-19', kind: 'holiday', observed: true, name: 'Patrice Emery Lumumba Day', source: COMMUNIQUES },
  ],
});

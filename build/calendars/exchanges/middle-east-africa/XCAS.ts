import type { CalendarDefinition, ListedDate, RuleRow } from '../../definition.js';
import { NOT_FOUND } from '../../rows.js';

/**
 * Casablanca Stock Exchange (Bourse de Casablanca), Casablanca time. Closed on the public holidays of Morocco; a holiday on
 * a weekend is not moved. In Ramadan the hours are shorter all month (closing auction 13:30), which is no early close
 * of single days and not entered.
 *
 * The two feasts and the Prophet's birthday have two days each, the first of Muharram one. Morocco looks for the moon itself,
 * often a day after its neighbours: the days of the years past are listed, those to come computed with a day added.
 *
 * The data begins with 2010: the feasts kept before were not found.
 *
 * Doubts: only the feasts with an address were read in the announcements of the ministry of Habous; the others rest on what
 * is known of its announcements and are estimated. Days off given to the public service alone (24 April 2023, 12 April
 * 2024) do not close banks nor exchange. That the exchange closed with the banks on Monday 9 June 2025 was not read.
 */

const HOLIDAYS = 'https://www.bladi.net/jours-feries-au-maroc.html';
const HOLIDAYS_2020 =
  'https://fr.le360.ma/societe/rappel-voici-le-calendrier-des-jours-feries-pour-le-reste-de-cette-annee-2020-206434';

const FITR = 'Aïd al-Fitr';
const ADHA = 'Aïd al-Adha';
const MUHARRAM = 'Islamic New Year (1 Muharram)';
const MAWLID = "Prophet's birthday (Aïd al-Mawlid)";

const ADHA_2010 = 'https://bladi.net/aid-al-adha-2010-france-belgique.html';
const ADHA_2014 = 'https://maghress.com/fr/yabiladi/29730';
const ADHA_2017 = 'https://bladi.net/maroc-aid-al-adha-2017,49317.html';
const MAWLID_2017 = 'https://bladi.net/aid-mawlid-2017-maroc,50132.html';
const ADHA_2018 =
  'https://www.huffpostmaghreb.com/entry/laid-al-adha-sera-celebre-le-mercredi-22-aout-au-maroc_mg_5b714489e4b0530743cb4743';
const MAWLID_2020 = 'https://www.lesiteinfo.com/maroc/jours-feries-au-maroc-ce-qui-est-prevu-pour-laid-al-mawlid-2020/';
const ADHA_2021 = 'https://maroc-diplomatique.net/le-1er-dou-al-hijja-1442-lundi-12-juillet-et-laid-al-adha';
const FITR_2023 = 'https://bladi.net/badr-hari-mecque,41108.html';
const ADHA_2025 = 'https://www.challenge.ma/tag/jour-ferie';

/** The first day of each feast, how many days it has, and the address where there is one. */
const FEASTS: readonly (readonly [string, string, 1 | 2, string?])[] = [
  ['2010-02-27', MAWLID, 2],
  ['2010-09-11', FITR, 2],
  ['2010-11-17', ADHA, 2, ADHA_2010],
  ['2010-12-08', MUHARRAM, 1],
  ['2011-02-16', MAWLID, 2],
  ['2011-08-31', FITR, 2],
  ['2011-11-07', ADHA, 2],
  ['2011-11-27', MUHARRAM, 1],
  ['2012-02-05', MAWLID, 2],
  ['2012-08-20', FITR, 2],
  ['2012-10-27', ADHA, 2],
  ['2012-11-16', MUHARRAM, 1],
  ['2013-01-25', MAWLID, 2],
  ['2013-08-09', FITR, 2],
  ['2013-10-16', ADHA, 2],
  ['2013-11-05', MUHARRAM, 1],
  ['2014-01-14', MAWLID, 2],
  ['2014-07-29', FITR, 2],
  ['2014-10-05', ADHA, 2, ADHA_2014],
  ['2014-10-26', MUHARRAM, 1],
  ['2015-01-04', MAWLID, 2],
  ['2015-07-18', FITR, 2],
  ['2015-09-24', ADHA, 2],
  ['2015-10-15', MUHARRAM, 1],
  ['2015-12-24', MAWLID, 2],
  ['2016-07-07', FITR, 2],
  ['2016-09-12', ADHA, 2],
  ['2016-10-03', MUHARRAM, 1],
  ['2016-12-12', MAWLID, 2],
  ['2017-06-26', FITR, 2],
  ['2017-09-01', ADHA, 2, ADHA_2017],
  ['2017-09-22', MUHARRAM, 1],
  ['2017-12-01', MAWLID, 2, MAWLID_2017],
  ['2018-06-16', FITR, 2],
  ['2018-08-22', ADHA, 2, ADHA_2018],
  ['2018-09-12', MUHARRAM, 1],
  ['2018-11-21', MAWLID, 2],
  ['2019-06-05', FITR, 2],
  ['2019-08-12', ADHA, 2],
  ['2019-09-01', MUHARRAM, 1],
  ['2019-11-10', MAWLID, 2],
  ['2020-05-24', FITR, 2, HOLIDAYS_2020],
  ['2020-07-31', ADHA, 2, HOLIDAYS_2020],
  ['2020-08-21', MUHARRAM, 1],
  ['2020-10-29', MAWLID, 2, MAWLID_2020],
  ['2021-05-13', FITR, 2],
  ['2021-07-21', ADHA, 2, ADHA_2021],
  ['2021-08-10', MUHARRAM, 1],
  ['2021-10-19', MAWLID, 2],
  ['2022-05-02', FITR, 2],
  ['2022-07-10', ADHA, 2],
  ['2022-07-30', MUHARRAM, 1],
  ['2022-10-09', MAWLID, 2],
  ['2023-04-22', FITR, 2, FITR_2023],
  ['2023-06-29', ADHA, 2],
  ['2023-07-19', MUHARRAM, 1],
  ['2023-09-28', MAWLID, 2],
  ['2024-04-10', FITR, 2],
  ['2024-06-17', ADHA, 2],
  ['2024-07-08', MUHARRAM, 1],
  ['2024-09-16', MAWLID, 2],
  ['2025-03-31', FITR, 2],
  ['2025-06-07', ADHA, 2, ADHA_2025],
  ['2025-06-27', MUHARRAM, 1],
  ['2025-09-05', MAWLID, 2],
  ['2026-03-20', FITR, 2],
  ['2026-05-27', ADHA, 2],
  ['2026-06-17', MUHARRAM, 1],
  ['2026-08-26', MAWLID, 2],
];

const FIXED: readonly RuleRow[] = (
  [
    ['01-01', "New Year's Day"],
    ['01-11', 'Independence Manifesto'],
    ['05-01', 'Labour Day'],
    ['07-30', 'Throne Day'],
    ['08-14', 'Oued Ed-Dahab Day'],
    ['08-20', 'Revolution of the King and the People'],
    ['08-21', 'Youth Day'],
    ['11-06', 'Green March'],
    ['11-18', 'Independence Day'],
  ] as const
).map(([rule, name]): RuleRow => ({ rule, name, from: 2010, source: HOLIDAYS }));

const COMING: readonly RuleRow[] = (
  [
    ['2 Shawwal', FITR],
    ['3 Shawwal', FITR],
    ['11 Dhu al-Hijjah', ADHA],
    ['12 Dhu al-Hijjah', ADHA],
    ['2 Muharram', MUHARRAM],
    ['13 Rabi al-awwal', MAWLID],
    ['14 Rabi al-awwal', MAWLID],
  ] as const
).map(
  ([rule, name]): RuleRow => ({
    rule,
    name,
    from: 2027,
    status: 'estimated',
    source: HOLIDAYS,
    note: 'computed, a day after the computed calendar, as mostly in the years past.',
  }),
);

export const XCAS: CalendarDefinition = {
  id: 'XCAS',
  kind: 'exchange',
  name: 'Casablanca Stock Exchange',
  timezone: 'Africa/Casablanca',
  years: [2010, 2060],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  rules: [
    ...FIXED,
    {
      rule: '01-14',
      name: 'Amazigh New Year',
      from: 2024,
      source: NOT_FOUND,
      status: 'estimated',
      note: 'doubt: decided in May 2023; the decree with the date was not read.',
    },
    {
      rule: '10-31',
      name: 'Unity Day (Aïd al-Wahda)',
      from: 2026,
      source: NOT_FOUND,
      status: 'estimated',
      note: 'doubt: announced in November 2025 for each 31 October; not read whether it is a paid holiday.',
    },
    ...COMING,
  ],
  dates: [
    ...FEASTS.flatMap(([first, name, days, source]) =>
      Array.from({ length: days }, (_, index): ListedDate => {
        const date = new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10);
        if (source) return { date, kind: 'holiday', name, source };
        const note = 'doubt: the day kept in Morocco as it is known; the announcement was not read.';
        return { date, kind: 'holiday', name, source: NOT_FOUND, status: 'estimated', note };
      }),
    ),
    {
      date: '2025-06-09',
      kind: 'holiday',
      name: ADHA,
      source: ADHA_2025,
      status: 'estimated',
      note: 'all banks were closed exceptionally; doubt: the exchange.',
    },
  ],
};

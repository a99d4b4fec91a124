import { formatDay, mustParseDay } from '../../../server/core/civil-date.js';
import { country } from '../country.js';
import { type ListedDate, NOT_FOUND, type RuleRow } from '../vocabulary.js';

/**
 * Morocco. The two feasts and the Prophet's birthday have two days each (public servants have them by decree, banks too;
 * other employers may give one), the first of Muharram one. Morocco looks for the moon itself, often a day after its
 * neighbours: the days of 2010 to 2026 are listed, the others computed for the crescent in Morocco (the library has the first
 * days of Mecca; excluded). Nothing is moved from a weekend.
 *
 * Throne Day and Youth Day were 3 March and 9 July under Hassan II, to 1999 (the decree of 1977, changed in May 2000).
 * The Amazigh New Year is a holiday since 2024, Unity Day (31 October) since 2026.
 *
 * Doubts: only the feasts with an address were read in the announcements of the ministry of Habous; the others rest on
 * what is known of its announcements. Whether 23 May was a holiday under Hassan II was not found. Single days off of the
 * public service (24 April 2023, 12 April 2024) are not in.
 */

const HOLIDAYS = 'https://www.bladi.net/jours-feries-au-maroc.html';
const HOLIDAYS_2020 =
  'https://fr.le360.ma/societe/rappel-voici-le-calendrier-des-jours-feries-pour-le-reste-de-cette-annee-2020-206434';
const THRONE_DAYS =
  'https://iiab.me/kiwix/content/wikipedia_fr_all_maxi_2022-09/A/F%C3%AAtes_et_jours_f%C3%A9ri%C3%A9s_au_Maroc';
/** Decrees 2.23.1000 and 2.23.688 of November 2023. */
const AMAZIGH = 'https://ecoactu.ma/jour-de-lan-amazigh-maroc-officiel/';
/** Decrees 2.26.14 and 2.25.1140. */
const UNITY =
  'https://www.lesinfos.ma/article/149640832-Bonne%20nouvelle%20%3A%20le%2031%20octobre%20devient%20officiellement%20jour%20f%C3%A9ri%C3%A9%20au%20Maroc';

interface Name {
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
}

const FITR: Name = { name: 'Eid al-Fitr', names: { fr: 'Aïd al-Fitr', ar: 'عيد الفطر' } };
const ADHA: Name = { name: 'Eid al-Adha', names: { fr: 'Aïd al-Adha', ar: 'عيد الأضحى' } };
const MUHARRAM: Name = { name: 'Islamic New Year', names: { fr: 'Premier Moharram', ar: 'فاتح محرم' } };
const MAWLID: Name = { name: "Prophet's Birthday (Mawlid)", names: { fr: 'Aïd al-Mawlid', ar: 'عيد المولد النبوي' } };

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
const FEASTS: readonly (readonly [first: string, name: Name, days: 1 | 2, source?: string])[] = [
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

const OTHER_YEARS = (
  [
    ['feast eid-al-fitr at MA for 2 days', FITR],
    ['feast eid-al-adha at MA for 2 days', ADHA],
    ['feast islamic-new-year at MA', MUHARRAM],
    ['feast mawlid at MA for 2 days', MAWLID],
  ] as const
).flatMap(([rule, name]): RuleRow[] =>
  [{ from: 1990, to: 2009 }, { from: 2027 }].map((years) => ({
    rule,
    ...name,
    ...years,
    source: HOLIDAYS,
    note: 'Computed for the crescent in Morocco.',
  })),
);

const RULES: readonly RuleRow[] = [
  {
    rule: '03-03',
    name: 'Feast of the Throne',
    names: { fr: 'Fête du Trône', ar: 'عيد العرش' },
    from: 1990,
    to: 1999,
    source: THRONE_DAYS,
  },
  {
    rule: '07-09',
    name: 'Youth Day',
    names: { fr: 'Fête de la Jeunesse', ar: 'عيد الشباب' },
    from: 1990,
    to: 1999,
    source: NOT_FOUND,
    note: "doubt: the King's birthday, as 21 August since 2000; no text of the time was found.",
  },
  {
    rule: '01-14',
    name: 'Amazigh New Year',
    names: { fr: 'Nouvel An amazigh', ar: 'رأس السنة الأمازيغية' },
    from: 2024,
    source: AMAZIGH,
  },
  { rule: '10-31', name: 'Unity Day', names: { fr: 'Aïd Al Wahda', ar: 'عيد الوحدة' }, from: 2026, source: UNITY },
  ...OTHER_YEARS,
];

function feastDays([first, name, days, source]: (typeof FEASTS)[number]): ListedDate[] {
  return Array.from({ length: days }, (_, offset): ListedDate => {
    const date = formatDay(mustParseDay(first) + offset);
    if (source) return { date, kind: 'holiday', ...name, source };
    const note = 'doubt: the day kept in Morocco as it is known; the announcement was not read.';
    return { date, kind: 'holiday', ...name, source: NOT_FOUND, note };
  });
}

export default country({
  id: 'MA',
  name: 'Kingdom of Morocco',
  timezone: 'Africa/Casablanca',
  weekend: {
    history: [{ start: '1990-01-01', days: [6, 7] }],
    source: 'http://bdj.mmsp.gov.ma/Fr/Document/1983-D%C3%A9cret-n-2-05-916-du-13-joumada-II-1426-20-juill.aspx',
    note:
      'Decree 2-05-916 of 20 July 2005: Monday to Friday. Whether offices worked on Saturday mornings before was ' +
      'not settled.',
  },
  library: 'MA',
  exclusions: [
    ...['1 Shawwal', '10 Dhu al-Hijjah', '1 Muharram', '12 Rabi al-awwal'].map((rule) => ({
      rule,
      why: 'two days, by the moon of Morocco: see the rules',
    })),
    {
      rule: '07-30',
      to: 1999,
      why: 'Throne Day was 3 March to 1999: see the rules',
    },
    {
      rule: '08-21',
      to: 1999,
      why: 'Youth Day was 9 July to 1999: see the rules',
    },
  ],
  rules: RULES,
  dates: FEASTS.flatMap(feastDays),
});

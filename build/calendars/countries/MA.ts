import { country } from '../country.js';
import { excludedRules, inPeriods } from '../many-rows.js';
import { holidays, NOT_FOUND, type RuleRow } from '../vocabulary.js';

/**
 * Morocco. The two feasts and the Prophet's birthday have two days each (public servants have them by decree, banks too;
 * other employers may give one), the first of Muharram one. Morocco looks for the moon itself, often a day after its
 * neighbours: the days of 2010 to 2026 are listed, the others computed for the crescent in Morocco (the library has the first
 * days of Mecca; excluded). Nothing is moved from a weekend.
 *
 * Throne Day and Youth Day were 3 March and 9 July under Hassan II, to 1999 (the decree of 1977, changed in May 2000).
 * The Amazigh New Year is a holiday since 2024, Unity Day (31 October) since 2026.
 *
 * The computed crescent was a day late for Eid al-Fitr of 2021, 2022 and 2026, else right since 2014 where the
 * announcement was read.
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

const OTHER_YEARS = inPeriods(
  [
    { from: 1990, to: 2009, source: HOLIDAYS, note: 'Computed for the crescent in Morocco.' },
    { from: 2027, source: HOLIDAYS, note: 'Computed for the crescent in Morocco.' },
  ],
  [
    { ...FITR, rule: 'feast eid-al-fitr at MA for 2 days' },
    { ...ADHA, rule: 'feast eid-al-adha at MA for 2 days' },
    { ...MUHARRAM, rule: 'feast islamic-new-year at MA' },
    { ...MAWLID, rule: 'feast mawlid at MA for 2 days' },
  ],
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

export default country({
  id: 'MA',
  name: 'Morocco',
  doubts:
    'Doubts: Whether 23 May was a holiday under Hassan II was not found. Single days off of the public service (17 July 2015, 24 April 2023, 12 April 2024, 9 June 2025) are not in.',
  doubtful: [
    {
      named: ['Eid', 'Prophet', 'Mawlid', 'Islamic New Year'],
      note: 'Only the feasts with an address were read in the announcements of the ministry of Habous; the others rest on what is known of its announcements, and agree since 2014 with the computed crescent.',
    },
    { named: ['Amazigh'], note: 'A compilation has the Amazigh New Year on 13 January: the decree says the 14th.' },
  ],
  localName: 'المغرب',
  otherNames: 'Morocco',
  cities: 'Rabat',
  currencies: ['MAD'],
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
    ...excludedRules(['1 Shawwal', '10 Dhu al-Hijjah', '1 Muharram', '12 Rabi al-awwal'], {
      why: 'two days, by the moon of Morocco: see the rules',
    }),
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
  dates: [
    ...holidays(MAWLID.name, NOT_FOUND, '2010-02-27 2010-02-28', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Fitr', NOT_FOUND, '2010-09-11 2010-09-12', {
      names: FITR.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Adha', ADHA_2010, '2010-11-17 2010-11-18', { names: ADHA.names }),
    ...holidays('Islamic New Year', NOT_FOUND, '2010-12-08', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, NOT_FOUND, '2011-02-16 2011-02-17', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Fitr', NOT_FOUND, '2011-08-31 2011-09-01', {
      names: FITR.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Adha', NOT_FOUND, '2011-11-07 2011-11-08', {
      names: ADHA.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Islamic New Year', NOT_FOUND, '2011-11-27', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, NOT_FOUND, '2012-02-05 2012-02-06', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Fitr', NOT_FOUND, '2012-08-20 2012-08-21', {
      names: FITR.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Adha', NOT_FOUND, '2012-10-27 2012-10-28', {
      names: ADHA.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Islamic New Year', NOT_FOUND, '2012-11-16', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, NOT_FOUND, '2013-01-25 2013-01-26', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Fitr', NOT_FOUND, '2013-08-09 2013-08-10', {
      names: FITR.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Adha', 'https://aujourdhui.ma/?p=156434', '2013-10-16 2013-10-17', { names: ADHA.names }),
    ...holidays('Islamic New Year', NOT_FOUND, '2013-11-05', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, NOT_FOUND, '2014-01-14 2014-01-15', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(
      'Eid al-Fitr',
      'https://www.bladi.net/vendredi-17-juillet-2015-jour-ferie-maroc,42554.html',
      '2014-07-29 2014-07-30',
      { names: FITR.names },
    ),
    ...holidays('Eid al-Adha', ADHA_2014, '2014-10-05 2014-10-06', { names: ADHA.names }),
    ...holidays('Islamic New Year', NOT_FOUND, '2014-10-26', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, NOT_FOUND, '2015-01-04 2015-01-05', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(
      'Eid al-Fitr',
      'https://www.bladi.net/vendredi-17-juillet-2015-jour-ferie-maroc,42554.html',
      '2015-07-18 2015-07-19',
      { names: FITR.names },
    ),
    ...holidays(
      'Eid al-Adha',
      'https://aujourdhui.ma/actualite/laid-al-adha-sera-celebre-jeudi-24-septembre-120677',
      '2015-09-24 2015-09-25',
      { names: ADHA.names },
    ),
    ...holidays(
      'Islamic New Year',
      'https://www.bladi.net/vendredi-17-juillet-2015-jour-ferie-maroc,42554.html',
      '2015-10-15',
      { names: MUHARRAM.names },
    ),
    ...holidays(MAWLID.name, NOT_FOUND, '2015-12-24 2015-12-25', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(
      'Eid al-Fitr',
      'https://fr.le360.ma/societe/aid-al-fitr-celebre-ce-mercredi-6-juillet-au-maroc-78530',
      '2016-07-06 2016-07-07',
      { names: FITR.names },
    ),
    ...holidays('Eid al-Adha', NOT_FOUND, '2016-09-12 2016-09-13', {
      names: ADHA.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Islamic New Year', 'https://dev.atlasinfo.fr/?p=61039', '2016-10-03', { names: MUHARRAM.names }),
    ...holidays(MAWLID.name, NOT_FOUND, '2016-12-12 2016-12-13', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(
      'Eid al-Fitr',
      'https://www.capipresse.com/%d8%b1%d8%b3%d9%85%d9%8a%d8%a7-%d8%a8%d8%b9%d8%af-%d8%ba%d8%af-%d8%a7%d9%84%d8%a7%d8%ab%d9%86%d9%8a%d9%86-%d9%87%d9%88-%d9%8a%d9%88%d9%85-%d8%b9%d9%8a%d8%af-%d8%a7%d9%84%d9%81%d8%b7%d8%b1-%d8%a7/',
      '2017-06-26 2017-06-27',
      { names: FITR.names },
    ),
    ...holidays('Eid al-Adha', ADHA_2017, '2017-09-01 2017-09-02', { names: ADHA.names }),
    ...holidays('Islamic New Year', NOT_FOUND, '2017-09-22', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, MAWLID_2017, '2017-12-01 2017-12-02', { names: MAWLID.names }),
    ...holidays('Eid al-Fitr', 'https://ar.le360.ma/societe/136516', '2018-06-15 2018-06-16', { names: FITR.names }),
    ...holidays('Eid al-Adha', ADHA_2018, '2018-08-22 2018-08-23', { names: ADHA.names }),
    ...holidays('Islamic New Year', 'https://lareleve.ma/8904/', '2018-09-11', { names: MUHARRAM.names }),
    ...holidays(MAWLID.name, 'https://www.bladi.net/aid-al-mawlid-annabawi-maroc,53478.html', '2018-11-20 2018-11-21', {
      names: MAWLID.names,
    }),
    ...holidays(
      'Eid al-Fitr',
      'https://www.lesiteinfo.com/maroc/officiel-voici-la-date-de-aid-el-fitr-au-maroc/',
      '2019-06-05 2019-06-06',
      { names: FITR.names },
    ),
    ...holidays('Eid al-Adha', 'https://maroc-diplomatique.net/?p=124555', '2019-08-12 2019-08-13', {
      names: ADHA.names,
    }),
    ...holidays(
      'Islamic New Year',
      'https://maroc-diplomatique.net/le-1er-moharram-1441-correspondra/?share=email',
      '2019-09-01',
      { names: MUHARRAM.names },
    ),
    ...holidays(
      MAWLID.name,
      'https://www.atlasinfo.fr/Le-1er-Rabie-I-1441-correspond-au-mercredi-30-octobre-Aid-Al-Mawlid-Annabaoui-celebre-le-10-novembre_a105092.html',
      '2019-11-10 2019-11-11',
      { names: MAWLID.names },
    ),
    ...holidays('Eid al-Fitr', HOLIDAYS_2020, '2020-05-24 2020-05-25', { names: FITR.names }),
    ...holidays('Eid al-Adha', HOLIDAYS_2020, '2020-07-31 2020-08-01', { names: ADHA.names }),
    ...holidays('Islamic New Year', NOT_FOUND, '2020-08-21', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, MAWLID_2020, '2020-10-29 2020-10-30', { names: MAWLID.names }),
    ...holidays(
      'Eid al-Fitr',
      'https://www.maroc.ma/en/news/morocco-celebrates-eid-al-fitr-thursday-ministry-endowments-and-islamic-affairs',
      '2021-05-13',
      { names: FITR.names },
    ),
    ...holidays(
      'Eid al-Fitr',
      'https://www.maroc.ma/en/news/morocco-celebrates-eid-al-fitr-thursday-ministry-endowments-and-islamic-affairs',
      '2021-05-14',
      {
        names: FITR.names,
        basis: 'rule',
        note: 'The day after the feast, which the ministry announced for 13 May: decree 2-04-426 makes both days paid holidays.',
      },
    ),
    ...holidays('Eid al-Adha', ADHA_2021, '2021-07-21 2021-07-22', { names: ADHA.names }),
    ...holidays('Islamic New Year', NOT_FOUND, '2021-08-10', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(
      MAWLID.name,
      'https://www.bladi.net/maroc-voici-date-aid-al-mawlid-annabaoui,87095.html',
      '2021-10-19 2021-10-20',
      { names: MAWLID.names },
    ),
    ...holidays(
      'Eid al-Fitr',
      'https://fnh.ma/article/actualite-economique/maroc-l-aid-el-fitr-sera-celebre-le-lundi-2-mai-officiel',
      '2022-05-02 2022-05-03',
      { names: FITR.names },
    ),
    ...holidays(
      'Eid al-Adha',
      'https://www.einpresswire.com/article/579150048/morocco-to-celebrate-eid-al-adha-on-sunday-july-10-ministry',
      '2022-07-10 2022-07-11',
      { names: ADHA.names },
    ),
    ...holidays('Islamic New Year', NOT_FOUND, '2022-07-30', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, NOT_FOUND, '2022-10-09 2022-10-10', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Eid al-Fitr', FITR_2023, '2023-04-22 2023-04-23', { names: FITR.names }),
    ...holidays(
      'Eid al-Adha',
      'https://lematin.ma/express/2023/voici-date-lid-al-adha-maroc/391266.html',
      '2023-06-29 2023-06-30',
      { names: ADHA.names },
    ),
    ...holidays(
      'Islamic New Year',
      'https://www.world-today-journal.com/the-1st-moharram-1445-celebrated-wednesday-in-morocco/',
      '2023-07-19',
      { names: MUHARRAM.names },
    ),
    ...holidays(
      MAWLID.name,
      'https://www.lesiteinfo.com/maroc/595412-on-connait-la-date-de-aid-al-mawlid-2023-au-maroc.html',
      '2023-09-28 2023-09-29',
      { names: MAWLID.names },
    ),
    ...holidays(
      'Eid al-Fitr',
      'https://fr.le360.ma/societe/officiel-aid-al-fitr-sera-celebre-demain-mercredi-10-avril-au-maroc_5CUY6WXET5CNFM7357H5VR4SY4/',
      '2024-04-10 2024-04-11',
      { names: FITR.names },
    ),
    ...holidays(
      'Eid al-Adha',
      'https://fr.le360.ma/societe/officiel-laid-al-adha-celebre-le-lundi-17-juin-au-maroc_E4FQY44KXVCYZF77MOE4GSOWFM',
      '2024-06-17 2024-06-18',
      { names: ADHA.names },
    ),
    ...holidays(
      'Islamic New Year',
      'https://kiosqueinfo.com/fr/le-1er-moharram-de-la-nouvelle-annee-de-lhegire-1446-correspondra-au-dimanche-7-juillet-2024-ministere',
      '2024-07-07',
      { names: MUHARRAM.names },
    ),
    ...holidays(
      MAWLID.name,
      'https://telquel.ma/instant-t/2024/09/04/jour-ferie-aid-al-mawlid-annabaoui-celebre-le-16-septembre_1891758',
      '2024-09-16 2024-09-17',
      { names: MAWLID.names },
    ),
    ...holidays(
      'Eid al-Fitr',
      'http://diez24.com/%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D9%81%D8%B7%D8%B1-%D9%8A%D8%AD%D8%AA%D9%81%D9%84-%D8%A8%D9%87-%D9%8A%D9%88%D9%85-%D8%A7%D9%84%D8%A7%D8%AB%D9%86%D9%8A%D9%86-31-%D9%85%D8%A7%D8%B1%D8%B3-%D9%81%D9%8A',
      '2025-03-31 2025-04-01',
      { names: FITR.names },
    ),
    ...holidays('Eid al-Adha', ADHA_2025, '2025-06-07 2025-06-08', { names: ADHA.names }),
    ...holidays('Islamic New Year', 'https://www.agencemedi.com/ar/archives/4526', '2025-06-27', {
      names: MUHARRAM.names,
    }),
    ...holidays(MAWLID.name, 'https://fr.allafrica.com/stories/202508250232.html', '2025-09-05 2025-09-06', {
      names: MAWLID.names,
    }),
    ...holidays('Eid al-Fitr', 'https://www.marrakechalaan.com/?p=670926', '2026-03-20 2026-03-21', {
      names: FITR.names,
    }),
    ...holidays('Eid al-Adha', NOT_FOUND, '2026-05-27 2026-05-28', {
      names: ADHA.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays('Islamic New Year', NOT_FOUND, '2026-06-17', {
      names: MUHARRAM.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
    ...holidays(MAWLID.name, NOT_FOUND, '2026-08-26 2026-08-27', {
      names: MAWLID.names,
      note: 'doubt: the day kept in Morocco as it is known; the announcement was not read.',
    }),
  ],
});

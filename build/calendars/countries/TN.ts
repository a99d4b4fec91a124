import { country } from '../country.js';
import { excludedRules, ruleRows } from '../many-rows.js';
import { onDates } from '../vocabulary.js';

/**
 * Tunisia. Presidential decree 2021-223 of 7 December 2021, for the staff of the State and local authorities, in place of
 * decree 2011-317 of 26 March 2011: 1 Muharram, the Prophet's Birthday, three days of Eid al-Fitr (its eve and two days,
 * as the communiqués of 2014, 2021, 2022, 2024 and 2025 have them), two of Eid al-Adha, and the national days. 17 December is
 * Revolution Day since 2021, 14 January was from 2012 to 2021. Private firms follow their agreements.
 */

const DECREE_2021 =
  'http://tunisiatoday.com/314/092654-%D8%A8%D8%B9%D8%AF-%D8%A5%D8%B9%D8%AA%D9%85%D8%A7%D8%AF-17-%D8%AF%D9%8A%D8%B3%D9%85%D8%A8%D8%B1';
const OLD_DECREE = 'https://www.jurisitetunisie.com/tunisie/codes/jf/jf1005.htm?version=20210223';
const FITR_2014 = 'https://www.turess.com/fr/tunivisions/54200';
const ADHA_2014 =
  'https://hakaekonline.com/%D8%B9%D8%B7%D9%84%D8%A9-%D8%B9%D9%8A%D8%AF-%D8%A7%D9%84%D8%A7%D8%B6%D8%AD%D9%89-%D9%8A%D9%88%D9%85%D9%8A-%D8%A7%D9%84%D8%B3%D8%A8%D8%AA-%D9%88%D8%A7%D9%84%D8%A3%D8%AD%D8%AF';
const MAWLID_2015 = 'https://tekiano.com/2015/12/18/tunisie-mouled-jeudi-24-decembre-un-jour-ferie/?amp=1';
/** The Mufti, 23 August 2025: Thursday 4 September. */
const MAWLID_2025 = 'https://www.businessnews.com.tn/article,520,150862,3';
const FITR_2021 =
  'https://news.gnet.tn/tunisie-la-presidence-du-gouvernement-annonce-trois-jours-de-conge-a-loccasion-de-laid-el-fitr/';
const FITR_2022 =
  'https://www.tekiano.com/2022/04/29/aid-al-fitr-2022-les-cours-reprendront-le-04-mai-dans-les-universites-apres-les-vacances-de-laid/';
const FITR_2024 =
  'https://tekiano.com/2024/04/05/aid-el-fitr-2024-4-jours-de-conges-pour-les-eleves-et-etudiants-et-3-jours-pour-les-fonctionnaires';
const ADHA_2024 = 'https://realites.com.tn/fr/les-jours-du-conge-de-laid-officiellement-annonces/amp';
const FITR_2025 = 'https://news.gnet.tn/trois-jours-de-conge-pour-laid-el-fitr-annonce-officielle-du-gouvernement/feed';

export default country({
  id: 'TN',
  name: 'Tunisia',
  doubtful: [
    {
      years: '-2010',
      note: 'Before 2011 the list was another (two days of each Eid, https://www.jurisitetunisie.com/tunisie/codes/jf/jf1005.htm, 7 November and more, read in part): only the days of today are given.',
    },
    {
      named: ['Eid', 'Mawlid', 'Prophet', 'Islamic'],
      note: 'The Mufti announces the dates; Eid al-Adha goes with Mecca.',
    },
  ],
  localName: 'تونس',
  cities: 'Tunis',
  currencies: ['TND'],
  timezone: 'Africa/Tunis',
  weekend: {
    history: [
      { start: '1990-01-01', days: [7] },
      { start: '2012-09-15', days: [6, 7] },
    ],
    source: 'https://legislation-securite.tn/fr/node/45234',
    note:
      'Decree 2012-1710 of 14 September 2012: Monday to Friday. Before, government offices worked on Saturday mornings ' +
      '(https://www.espacemanager.com/trop-de-jours-feries-en-tunisie-ou-quand-letat-encourage-la-paresse.html), banks ' +
      'seem to have closed: not settled. Saturday 15 September, the day after the decree, stands in for its first day.',
  },
  library: 'TN',
  englishNames: {
    'Fête de la Révolution et de la Jeunesse': 'Revolution and Youth Day',
    "Fête de l'indépendance": 'Independence Day',
    'Journée des Martyrs': "Martyrs' Day",
    'Fête de la République': 'Republic Day',
    'Fête de la Femme et de la Famille': "Women's and Family Day",
    "Fête de l'Évacuation": 'Evacuation Day',
  },
  exclusions: [
    ...excludedRules(['1 Muharram', '12 Rabi al-awwal', '1 Shawwal', '10 Dhu al-Hijjah'], {
      why: 'one day, by the moon of Mecca: see the rules',
    }),
    { rule: '01-14', to: 2011, why: `a holiday by decree 2011-317 of March 2011; ${MAWLID_2015}` },
    { rule: '01-14', from: 2022, why: `Revolution Day is 17 December by decree 2021-223; ${DECREE_2021}` },
  ],
  rules: [
    {
      rule: '12-17',
      name: 'Revolution Day',
      names: { fr: 'Fête de la Révolution', ar: 'عيد الثورة' },
      from: 2021,
      source: DECREE_2021,
    },
    {
      rule: 'feast islamic-new-year at TN',
      name: 'Islamic New Year',
      names: { fr: "Nouvel An de l'hégire", ar: 'رأس السنة الهجرية' },
      from: 1990,
      status: 'estimated',
      source: DECREE_2021,
    },
    {
      rule: 'feast mawlid at TN',
      name: "Prophet's Birthday (Mawlid)",
      names: { fr: 'Mouled', ar: 'المولد النبوي الشريف' },
      from: 1990,
      status: 'estimated',
      source: DECREE_2021,
    },
    ...ruleRows({ name: 'Eid al-Fitr', names: { fr: 'Aïd El Fitr', ar: 'عيد الفطر' }, status: 'estimated' }, [
      { rule: 'feast eid-al-fitr at TN for 2 days', from: 1990, to: 2010, source: OLD_DECREE },
      { rule: 'feast eid-al-fitr at TN -1 for 3 days', from: 2011, source: FITR_2014 },
    ]),
    {
      rule: 'feast eid-al-adha at SA for 2 days',
      name: 'Eid al-Adha',
      names: { fr: 'Aïd El Idha', ar: 'عيد الأضحى' },
      from: 1990,
      status: 'estimated',
      source: DECREE_2021,
    },
  ],
  announced: [
    {
      name: "Prophet's Birthday (Mawlid)",
      names: { fr: 'Mouled', ar: 'المولد النبوي الشريف' },
      replaces: ['feast mawlid at TN'],
      source: MAWLID_2025,
      years: { 2025: '09-04' },
    },
    {
      name: 'Eid al-Fitr',
      names: { fr: 'Aïd El Fitr', ar: 'عيد الفطر' },
      replaces: ['feast eid-al-fitr at TN -1 for 3 days'],
      source: FITR_2014,
      years: {
        2014: '07-27 07-28 07-29',
        2021: { days: '05-12 05-13 05-14', source: FITR_2021 },
        2022: { days: '05-01 05-02 05-03', source: FITR_2022 },
        2024: { days: '04-09 04-10 04-11', source: FITR_2024 },
        2025: { days: '03-30 03-31 04-01', source: FITR_2025 },
      },
    },
  ],
  dates: [
    ...onDates(['2014-10-04', '2014-10-05'], {
      kind: 'holiday',
      name: 'Eid al-Adha',
      names: { fr: 'Aïd El Idha', ar: 'عيد الأضحى' },
      source: ADHA_2014,
    }),
    {
      date: '2015-12-24',
      kind: 'holiday',
      name: "Prophet's Birthday (Mawlid)",
      names: { fr: 'Mouled', ar: 'المولد النبوي الشريف' },
      source: MAWLID_2015,
    },
    ...onDates(['2024-06-16', '2024-06-17'], {
      kind: 'holiday',
      name: 'Eid al-Adha',
      names: { fr: 'Aïd El Idha', ar: 'عيد الأضحى' },
      source: ADHA_2024,
    }),
  ],
});

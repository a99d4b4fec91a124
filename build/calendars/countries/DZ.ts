import { country } from '../country.js';
import { excludedRules, ruleRows } from '../many-rows.js';
import { holidays } from '../vocabulary.js';

/**
 * Algeria. Law 63-278 of 26 July 1963 on legal holidays (https://ro.scribd.com/document/483043282/hr-manager-good-5): 1
 * January, 1 May, 5 July, 1 November, 1 and 10 Muharram, the Prophet's Birthday, two days of each Eid; 19 June to 2004
 * (law 05-06), Yennayer since 2018 (law 18-12). Eid al-Adha has three days since 2023, Eid al-Fitr since 2024, as the
 * communiqués of the civil service say. They name holidays on a Friday or Saturday without a day in lieu. Algeria looks
 * for the moon itself; Eid al-Adha goes with Mecca.
 *
 * Three days were decided by the Council of Ministers of 30 April 2023, after Eid al-Fitr of that year
 * (https://maghrebemergent.news/fr/aid-la-duree-des-fetes-prolongee-a-3-jours), and are law 23-10 of 26 June 2023.
 */

const LAW = 'https://ro.scribd.com/document/483043282/hr-manager-good-5';
const LAW_2005 = 'http://almanach-dz.com/index.php?fiche=3&op=fiche';
const YENNAYER = 'https://djazairess.com/fr/elwatan/1143945';
const ADHA_2017 = 'http://www.elmoudjahid.com/fr/flash-actu/18527';
const ADHA_2023 = 'https://fr.allafrica.com/stories/202306270143.html';
const FITR_2024 = 'https://www.lezoomdz.com/aid-el-fitr-les-journees-du-1er-2-et-3-chaoual-chomees-et-payees/';
const ADHA_2024 = 'https://algeriezoom.com/algerie-journees-aid-adha-2024-chomees-payees-travailleurs-12-6-2024/';
const MAWLID_2024 = 'http://197.140.11.140/fr/info-en-continu/la-journee-du-lundi-chomee-et-payee-28833';
const ADHA_2025 =
  'https://www.algerie360.com/un-week-end-de-03-jours-chomes-et-payes-en-algerie-la-dgfp-officialise-les-dates/';
const ASHURA_2025 = 'https://dnalgerie.com/salaries-en-algerie-la-fonction-publique-fait-lannonce-tant-attendue';

/** Paid leave for all workers, whatever the sector; it names the notices of May 2012 and 2017 and December 2019. */
const ELECTIONS =
  'https://www.qppstudio.net/public-holidays-news/2021/algerian-electoral-public-holiday-june-12-013901.htm';
const ELECTION_DAY = { status: 'estimated', note: 'The source tells of the notice without the day.' } as const;

export default country({
  id: 'DZ',
  name: 'Algeria',
  doubtful: [{ named: ['Ashura', 'Eid', 'Islamic', 'Prophet'], note: 'Announced days were read for few years.' }],
  localName: 'الجزائر',
  cities: 'Algiers',
  currencies: ['DZD'],
  timezone: 'Africa/Algiers',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2009-08-14', days: [5, 6] },
    ],
    source: 'https://djazairess.com/fr/liberte/118659',
    note:
      'Thursday and Friday since 1976. Banks had moved to Friday and Saturday some years before the ' +
      'administration.',
  },
  library: 'DZ',
  exclusions: [
    ...excludedRules(['1 Muharram', '10 Muharram', '12 Rabi al-awwal', '1 Shawwal', '10 Dhu al-Hijjah'], {
      why: 'one day, by the moon of Mecca: see the rules',
    }),
    { rule: '01-12', to: 2017, why: `Yennayer is a holiday since 2018 (law 18-12); ${YENNAYER}` },
  ],
  rules: [
    {
      rule: '06-19',
      name: 'Revolutionary Recovery Day',
      names: { fr: 'Redressement révolutionnaire' },
      from: 1990,
      to: 2004,
      source: LAW_2005,
    },
    ...ruleRows({ from: 1990, status: 'estimated', source: LAW }, [
      {
        rule: 'feast islamic-new-year at DZ',
        name: 'Islamic New Year',
        names: { fr: 'Awal Mouharram', ar: 'رأس السنة الهجرية' },
      },
      { rule: 'feast ashura at DZ', name: 'Ashura', names: { fr: 'Achoura', ar: 'عاشوراء' } },
      {
        rule: 'feast mawlid at DZ',
        name: "Prophet's Birthday (Mawlid)",
        names: { fr: 'El-Maoulid Ennabaoui', ar: 'المولد النبوي الشريف' },
      },
      {
        rule: 'feast eid-al-fitr at DZ for 2 days',
        name: 'Eid al-Fitr',
        names: { fr: 'Aïd El Fitr', ar: 'عيد الفطر' },
        to: 2023,
      },
    ]),
    {
      rule: 'feast eid-al-fitr at DZ for 3 days',
      name: 'Eid al-Fitr',
      names: { fr: 'Aïd El Fitr', ar: 'عيد الفطر' },
      from: 2024,
      status: 'estimated',
      source: FITR_2024,
    },
    ...ruleRows({ name: 'Eid al-Adha', names: { fr: 'Aïd El Adha', ar: 'عيد الأضحى' }, status: 'estimated' }, [
      { rule: 'feast eid-al-adha at SA for 2 days', from: 1990, to: 2022, source: LAW },
      { rule: 'feast eid-al-adha at SA for 3 days', from: 2023, source: ADHA_2023 },
    ]),
  ],
  dates: [
    holidays('Legislative election', ELECTIONS, '2017-05-04', ELECTION_DAY),
    holidays('Presidential election', ELECTIONS, '2019-12-12', ELECTION_DAY),
    holidays('Legislative election', ELECTIONS, '2021-06-12'),
    ...holidays('Eid al-Adha', ADHA_2017, '2017-09-01 2017-09-02', { names: { fr: 'Aïd El Adha', ar: 'عيد الأضحى' } }),
    ...holidays('Eid al-Adha', ADHA_2023, '2023-06-28 2023-06-29 2023-06-30', {
      names: { fr: 'Aïd El Adha', ar: 'عيد الأضحى' },
    }),
    ...holidays('Eid al-Adha', ADHA_2024, '2024-06-16 2024-06-17 2024-06-18', {
      names: { fr: 'Aïd El Adha', ar: 'عيد الأضحى' },
    }),
    ...holidays("Prophet's Birthday (Mawlid)", MAWLID_2024, '2024-09-16', {
      names: { fr: 'El-Maoulid Ennabaoui', ar: 'المولد النبوي الشريف' },
    }),
    ...holidays('Eid al-Adha', ADHA_2025, '2025-06-06 2025-06-07 2025-06-08', {
      names: { fr: 'Aïd El Adha', ar: 'عيد الأضحى' },
    }),
    ...holidays('Ashura', ASHURA_2025, '2025-07-06', { names: { fr: 'Achoura', ar: 'عاشوراء' } }),
  ],
});

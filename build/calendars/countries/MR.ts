import { country } from '../country.js';
import { holidays, open, type RuleRow } from '../vocabulary.js';

/**
 * Mauritania. Law 92-018: 28 November, Mawlid, Eid al-Fitr, Eid al-Adha, 1 Muharram, 1 January, 1 May, 25 May. The
 * Presidency declares the day after each Eid off, by decree each time (22 August 2018; 22 and 23 July 2021; 3 May
 * 2022; 11 and 12 April 2024): the second day is given for every year, estimated, and the library's third of Eid al-Adha is not.
 */

const ADHA_2018 =
  'https://chezvlane.com/La-Presidence-de-la-Republique-declare-la-journee-de-mercredi-feriee-chomee-et-payee_a9758.html';
const ADHA_2021 =
  'https://old.senalioune.com/mauritanie-aid-adha-la-presidence-accorde-deux-journees-feriees-chomees-et-payees/';
const ADHA_2024 = 'https://aletihad.ae/amp/news/عربي-ودولي/4492594/دول-أعلنت-رسميا-يوم-الاثنين-أول-أيام-عيد-الأضحى';
const ADHA_2025 =
  'https://gulfnews.com/uae/eid-al-adha-2025-holiday-dates-long-weekend-announced-in-these-countries-1.500137821';
const RABI_2025 =
  'https://gulfnews.com/uae/prophetmuhammads-birthday-to-bring-extended-holiday-foruaeinseptember-1.500243524';
const SECOND_DAY = 'The source names the first day.';
const FITR_2022 = 'https://saharamedias.net/186076';
const FITR_2024 = 'https://essahraa.net/taxonomy/term/5491';
const INDEPENDENCE_2024 = 'https://legwareb.info/?q=node%2F11286';

const SECOND_DAYS: readonly RuleRow[] = [
  { rule: '2 Shawwal', name: 'Eid al-Fitr', from: 1990, status: 'estimated', source: FITR_2024 },
  { rule: '10 Dhu al-Hijjah', name: 'Eid al-Adha', from: 1990, status: 'estimated', source: ADHA_2018 },
  { rule: '11 Dhu al-Hijjah', name: 'Eid al-Adha', from: 1990, status: 'estimated', source: ADHA_2018 },
];

export default country({
  id: 'MR',
  name: 'Mauritania',
  doubts: 'Doubts: the law was read as a lawyer retells it; decrees of other years were not read.',
  localName: 'موريتانيا',
  cities: 'Nouakchott',
  currencies: ['MRU'],
  timezone: 'Africa/Nouakchott',
  weekend: {
    history: [
      { start: '1990-01-01', days: [4, 5] },
      { start: '2001-03-14', days: [5, 6] },
      { start: '2005-04-02', days: [6, 7] },
      { start: '2007-12-14', days: [5, 6] },
      { start: '2014-10-01', days: [6, 7] },
    ],
    source:
      'https://www.qppstudio.net/public-holidays-news/2014/mauritania-reverts-to-saturday-sunday-weekends-008111.htm',
    note:
      "The page names 14 March 2001, 8 March 2005, 13 December 2007 (the cabinet's decision, in force later) and " +
      '1 October 2014. Reports of the time put the change of 2005 some days after the decree of 30 March ' +
      '(https://djazairess.com/fr/liberte/37322), to the day or two; they differ on the weekend it ended: Friday ' +
      'and Saturday ' +
      '(http://www.thenewhumanitarian.org/news/2005/04/06/working-week-changed-line-economic-partners) or Thursday ' +
      'and Friday (https://jeuneafrique.com/117059/archives-thematique/retour-au-week-end-universel). The former ' +
      'is followed.',
  },
  library: 'MR',
  exclusions: [
    { rule: '10 Dhu al-Hijjah P3D', why: `the feast and the day after it, as declared in 2018; ${ADHA_2018}` },
  ],
  rules: SECOND_DAYS,
  announced: [
    {
      name: 'Eid al-Adha',
      replaces: ['10 Dhu al-Hijjah', '11 Dhu al-Hijjah'],
      source: ADHA_2018,
      years: {
        2018: {
          days: '08-21 08-22',
          basis: 'rule',
          note: 'The decree names 22 August, a Wednesday, alone; Tuesday 21 August, the feast, follows from it.',
        },
        2021: { days: '07-21 07-22 07-23', source: ADHA_2021 },
        2024: { days: '06-17 06-18', source: ADHA_2024, status: 'estimated', note: SECOND_DAY },
        2025: { days: '06-07 06-08', source: ADHA_2025, status: 'estimated', note: SECOND_DAY },
      },
    },
    {
      name: 'Eid al-Fitr',
      replaces: ['1 Shawwal', '2 Shawwal'],
      source: FITR_2024,
      years: { 2022: { days: '05-02 05-03', source: FITR_2022 }, 2024: '04-10 04-11 04-12' },
    },
  ],
  dates: [
    { date: '2024-11-29', kind: 'holiday', name: 'Day after Independence Day', source: INDEPENDENCE_2024 },
    open("Prophet's Birthday: the month began on 25 August", RABI_2025, '2025-09-04'),
    holidays("Prophet's Birthday (Mawlid)", RABI_2025, '2025-09-05'),
  ],
});

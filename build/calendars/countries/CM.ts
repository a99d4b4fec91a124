import { country } from '../country.js';
import { substitutes } from '../forms/africa.js';
import { datesNamed } from '../many-rows.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR } from './shared/african-rows.js';

/**
 * Cameroon. Law 73/5 of 7 December 1973, changed by law 76/8: a civil holiday (1 January, 11 February, 1 May, 20 May) on
 * a Sunday passes to the next day by the law itself; of a religious one only an order of the President makes the next day
 * a holiday: those that were read are listed. Mawlid is no legal holiday.
 */

const LAW = 'https://juristeblog.com/loi-n-73-5/textes-legislatifs-reglementaires-cameroun';
const ORDERS = 'https://lebledparle.com/paul-biya-declare-le-lundi-14-aout-ferie-sur-lensemble-du-territoire-national';

const DECEMBER_2016 =
  'http://www.camer.be/56847/1:11/cameroun-la-journee-du-lundi-26-decembre-2016-declaree-feriee-et-chomee-par-le-president-de-la-republique-cameroon.html';
const ADHA_2018 = 'https://fr.allafrica.com/stories/201808170432.html';
const ADHA_2019 = 'https://stopintox.cm/?p=388';
/** Decree 0434, and the orders of the years before. */
const MAY_2021 = 'https://www.qppstudio.net/public-holidays-news/2021/cameroon-public-holidays-may-13-14-013831.htm';
const ADHA_2021 = 'https://www.journalducameroun.com/en/cameroon-paul-biya-declares-monday-july-19-public-holiday/';
const AUGUST_2021 =
  'https://agencepressecamertest.com/2021-politique/2021-institutionnel/depuis-la-suisse,-le-président-de-la-république-déclare-la-journée-du-lundi-16-août-2021-fériée.html';
const ADHA_2024 = 'https://fr.journalducameroun.com/cameroun-la-fete-du-mouton-aura-lieu-le-16-juin';

export default country({
  id: 'CM',
  name: 'Cameroon',
  doubts: 'Doubts: a compilation has Mawlid too, which is none of the six religious feasts of the law.',
  doubtful: [
    {
      named: ['Day after', 'Day before'],
      note: 'The orders of other years were not read (a compilation has the Monday after every religious feast on a Sunday).',
    },
  ],
  localName: 'Cameroon / Cameroun',
  cities: 'Yaoundé',
  currencies: ['XAF'],
  timezone: 'Africa/Douala',
  weekend: SATURDAY_SUNDAY,
  library: 'CM',
  rules: substitutes(
    { '01-01': "New Year's Day", '02-11': 'Youth Day', '05-20': 'National Day' },
    { from: 1990, source: LAW },
  ),
  announced: [
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: LAW,
      years: {
        ...ADHA_OF_MECCA,
        2018: { days: '08-21', source: ADHA_2018 },
        2019: { days: '08-11', source: ADHA_2019 },
        2021: { days: '07-20', source: ADHA_2021 },
        2024: { days: '06-16', source: ADHA_2024 },
      },
    },
    {
      name: FITR,
      replaces: ['1 Shawwal'],
      source: MAY_2021,
      years: {
        2021: '05-13',
        2025: {
          days: '03-31',
          source:
            'https://lesoleil.sn/actualites/societe-fait-divers/mali-burkina-faso-et-cameroun-trois-pays-deux-dates-pour-laid-el-fitr',
        },
      },
    },
  ],
  dates: [
    {
      date: '2016-12-26*',
      kind: 'holiday',
      name: 'Day after Christmas Day',
      names: { fr: 'Journée déclarée fériée' },
      source: DECEMBER_2016,
    },
    {
      date: '2019-08-12*',
      kind: 'holiday',
      name: 'Day after Eid al-Adha',
      names: { fr: 'Journée déclarée fériée' },
      source: MAY_2021,
      note: 'The source tells of the order of 9 August 2019 without the day; the feast was on Sunday the 11th.',
    },
    {
      date: '2020-05-25*',
      kind: 'holiday',
      name: 'Day after Eid al-Fitr',
      names: { fr: 'Journée déclarée fériée' },
      source: MAY_2021,
      note: 'The source tells of the order of 23 May 2020 without the day; the feast was on Sunday the 24th.',
    },
    {
      date: '2021-05-14*',
      kind: 'holiday',
      name: 'Day after Ascension Day and Eid al-Fitr',
      names: { fr: 'Journée déclarée fériée' },
      source: MAY_2021,
    },
    {
      date: '2021-08-16*',
      kind: 'holiday',
      name: 'Day after Assumption Day',
      names: { fr: 'Journée déclarée fériée' },
      source: AUGUST_2021,
    },
    {
      date: '2021-07-19',
      kind: 'holiday',
      name: 'Day before Eid al-Adha',
      names: { fr: 'Journée déclarée fériée' },
      source: ORDERS,
    },
    {
      date: '2022-05-03*',
      kind: 'holiday',
      name: 'Day after Labour Day and Eid al-Fitr',
      names: { fr: 'Journée déclarée fériée' },
      source: 'https://www.journalducameroun.com/en/cameroontuesday-03-may-2022-declared-public-holiday/',
    },
    ...datesNamed(
      { kind: 'holiday', names: { fr: 'Journée déclarée fériée' }, source: ORDERS },
      { '2022-12-26*': 'Day after Christmas Day', '2023-08-14': 'Day before Assumption Day' },
    ),
    {
      date: '2024-06-17*',
      kind: 'holiday',
      name: 'Day after Eid al-Adha',
      names: { fr: 'Journée déclarée fériée' },
      source: 'https://infos2afrique.com/cameroun-paul-biya-declare-le-17-juin-2024-journee-feriee/',
    },
    {
      date: '2025-02-10',
      kind: 'holiday',
      name: 'Day before Youth Day',
      names: { fr: 'Journée déclarée fériée' },
      source: ORDERS,
    },
  ],
});

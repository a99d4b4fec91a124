import { country } from '../country.js';
import { fromCompilations } from '../forms/africa.js';
import { type RuleRow, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR, MAWLID } from './shared/african-rows.js';

/**
 * Mali. Law 05-040 of 22 July 2005: eleven feasts, of which Mawlid has two days, the birth and the baptism a week later.
 * Communiqués add days: 1 Muharram on 11 September 2018, the Monday after the baptism of 18 December 2016, Friday 23 September 2022, Ashura in
 * 2023. 14 January is not off.
 */

const LAW = 'https://bamada.net/le-vendredi-dernier-chome-suite-a-lapplication-de-la-loi-n05-040-du-22-juillet-2005';
const BAPTISM_2016 =
  'http://malijet.com/communiques-de-presse/173407-la-journ%C3%A9e-du-lundi-19-est-ch%C3%B4m%C3%A9e-et-pay%C3%A9e-sur-l%E2%80%99ensemble-du-ter.html';
const FITR_2021 =
  'https://www.qppstudio.net/public-holidays-news/2021/mali-aid-al-fitr-public-holiday-may-12-013844.htm';
const NOVEMBER_2019 =
  'https://www.qppstudio.net/public-holidays-news/2019/mali-extends-maouloud-public-holiday-to-november-15-012341.htm';
const FITR_2025 =
  'https://senego.com/aid-el-fitr-2025-le-croissant-lunaire-apercu-le-mali-fete-ce-dimanche_1820624.html';
const MUHARRAM_2018 =
  'https://maliweb.net/communique/mali-11-septembre-2018-premier-jour-de-lan-musulman-chome-et-paye-2775916.html?amp=1';
const BAPTISM_2022 = 'https://lepays.ml/fete-de-maouloud-samedi-chome-demi-journee-pour-les-services-du-vendredi/';
const INDEPENDENCE_2022 =
  'https://lanouvellevoiedumali.com/fete-de-lindependance-les-journees-de-jeudi-et-vendredi-chomees-et-payees';
const ASHURA_2023 =
  'http://www.depechesdumali.com/culture/39975-mali-la-journee-du-vendredi-prochain-declaree-chomee-et-payee.html?tmpl=component&print=1&layout=default&page=';
const MAWLID_2025 = 'https://maliactu.net/maouloud-2025-deux-jours-de-conges-officiels-annonces-au-mali/amp';

const BAPTISM = "Prophet's Baptism";
const BAPTISM_RULE: RuleRow = {
  rule: '19 Rabi al-awwal',
  name: BAPTISM,
  names: { fr: 'Baptême du Prophète' },
  from: 2006,
  status: 'estimated',
  source: LAW,
};

export default country({
  id: 'ML',
  name: 'Mali',
  doubts: 'Doubts: the law itself was not read, nor whether a feast on a Sunday always gives the Monday.',
  doubtful: [
    {
      named: ['Eid'],
      years: '2018-',
      note: 'Announced dates of the Islamic feasts since 2018 rest on compilations where no communiqué was read.',
    },
    { named: ['Prophet', 'Mawlid'], note: 'The days of Mawlid before are computed.' },
  ],
  cities: 'Bamako',
  currencies: ['XOF'],
  timezone: 'Africa/Bamako',
  englishNames: { "Jour de l'Afrique": 'Africa Day' },
  weekend: SATURDAY_SUNDAY,
  library: 'ML',
  rules: [BAPTISM_RULE],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal'],
      source: LAW,
      years: {
        ...fromCompilations('2022-05-01'),
        2024: { days: '04-09', source: 'http://news.abamako.com/h/292184.html' },
        2021: { days: '05-12', source: FITR_2021 },
        2015: { days: '07-17', source: 'http://news.abamako.com/h/96181.html' },
        2020: {
          days: '05-23',
          source:
            'http://afrique.le360.ma/mali/societe/2020/05/23/30646-video-mali-les-preparatifs-de-la-fete-de-laid-seghir-ou-seli-njitini-kalo-30646',
        },
        2019: { days: '06-03', source: 'https://kewoulo.info/le-mali-celebre-la-korite-ce-lundi/' },
        2025: { days: '03-30', source: FITR_2025 },
        2013: { days: '08-08 08-09', source: 'http://news.abamako.com/h/23026.html' },
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: LAW,
      years: {
        ...ADHA_OF_MECCA,
        ...fromCompilations('2021-07-21'),
        2018: { days: '08-22', source: 'https://ndarason.com/?p=2312' },
        2017: { days: '09-01', source: 'http://news.aniamey.com/h/81382.html' },
        2024: {
          days: '06-17',
          source: 'https://lesnouvellesdafrique.info/amp/2024/06/17/fete-tabaski-des-pays-qui-la-celebrent-ce-lundi',
        },
        2025: {
          days: '06-06',
          source:
            'https://maliactu.net/fete-de-tabaski-au-mali-changement-de-date-officiel-celebration-le-6-juin-2025/?amp=1',
        },
      },
    },
    {
      name: MAWLID,
      replaces: ['12 Rabi al-awwal'],
      source: MAWLID_2025,
      years: {
        ...fromCompilations('2018-11-21 2021-10-19 2024-09-16'),
        2019: { days: '11-10', source: NOVEMBER_2019 },
        2023: '09-28',
      },
    },
    {
      name: BAPTISM,
      names: { fr: 'Baptême du Prophète' },
      replaces: [BAPTISM_RULE.rule],
      source: MAWLID_2025,
      years: {
        ...fromCompilations('2018-11-28 2020-11-05 2021-10-26 2023-10-05 2024-09-23'),
        2016: { days: '12-18 12-19', source: BAPTISM_2016 },
        2022: { days: '10-15', source: BAPTISM_2022 },
        2025: {
          days: '09-11 09-12',
          note: 'The report has both days together; the day of the birth before them is computed.',
        },
      },
    },
  ],
  dates: [
    { date: '2018-09-11', kind: 'holiday', name: 'Islamic New Year', source: MUHARRAM_2018 },
    { date: '2019-11-15', kind: 'holiday', name: "Day off for the Prophet's Baptism", source: NOVEMBER_2019 },
    { date: '2022-09-23', kind: 'holiday', name: 'Day after Independence Day', source: INDEPENDENCE_2022 },
    {
      date: '2022-10-14',
      kind: 'early_close',
      closes: '12:30',
      name: "Eve of the Prophet's Baptism",
      source: BAPTISM_2022,
    },
    { date: '2023-07-28', kind: 'holiday', name: 'Ashura', source: ASHURA_2023 },
  ],
});

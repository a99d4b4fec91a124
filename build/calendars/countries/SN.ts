import { country } from '../country.js';
import { fromCompilations } from '../forms/africa.js';
import { SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR } from './shared/african-rows.js';

/**
 * Senegal. Law 74-52 of 4 November 1974; the Magal de Touba is a holiday since law 2013-06 of 11 December 2013
 * (https://www.juriafrica.com/lex/loi-2013-06-11-decembre-2013-28937.htm). Korité and Tabaski are one day each and on a
 * Sunday give the Monday (so the Minister of Labour on 23 May 2020,
 * https://www.leral.net/Fete-de-Korite-La-journee-du-lundi-declaree-chomee-et-payee_a275383.html); other Mondays and the
 * day after a feast need a decree (article 8 of decree 74-1125): those read are listed.
 */

const LAW = 'https://globalbusiness-gbg.com/candidat/actualites/letat-accorde-t-il-des-jours-feries';
const BRIDGES = 'http://www.leral.net/Macky-decrete-ce-lundi-26-decembre-2016-jour-ferie_a188055.html';
const KORITE_2019 =
  'https://www.pressafrik.com/Korite-2019-une-partie-de-la-communaute-musulmane-celebre-l-Aid-el-Fitr-ce-mercredi_a200826.html';
const KORITE_2025 =
  'https://dernieresminutes.net/Korite-2025-La-Commission-Nationale-de-Concertation-sur-le-Croissant-Lunaire-annonce-la-fin-du-Ramadan_a1586.amp.html';
const TABASKI_2021 = 'https://xibaaru.sn/la-tabaski-celebree-le-mercredi-21-juillet-2021-document';
const TABASKI_2023 = 'https://www.rewmi.com/la-conacoc-annonce-la-tabaski-2023-le-29-juin/';
const TAMKHARIT_2021 = 'https://senenews.com/actualites/tamkharit-la-date-de-celebration-enfin-connue_365046.html';
const BRIDGE_2023 =
  'https://www.dakaractu.com/Fete-de-Tabaski-2023-Ce-vendredi-30-juin-2023-declare-jour-pont-et-ferie-decret_a235048.html';
const MAGAL_2023 = 'https://www.infos15.com/le-grand-magal-de-touba-sera-celebre-le-4-septembre.html?lp2331=59';
const MAGAL_2024 = 'https://wassarenews.com/author/fatou-mbacke-faye/amp/page/46';
const MAGAL_2021 = 'https://www.leral.net/Fetes-legales-Le-lendemain-du-Magal-declare-jour-ferie_a315264.html';

export default country({
  id: 'SN',
  name: 'Senegal',
  doubtful: [
    {
      named: ['Eid', 'Ashura', 'Mawlid', 'Prophet', 'Magal'],
      note: 'Announced dates of the Islamic feasts without an address rest on compilations; those of the years not listed are computed.',
    },
  ],
  localName: 'Sénégal',
  cities: 'Dakar',
  currencies: ['XOF'],
  timezone: 'Africa/Dakar',
  englishNames: { 'Magal de Touba': 'Grand Magal of Touba' },
  weekend: SATURDAY_SUNDAY,
  library: 'SN',
  exclusions: [{ rule: '18 Safar', to: 2012, why: `a holiday since law 2013-06 of 11 December 2013; ${LAW}` }],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal and if sunday then next monday'],
      source: LAW,
      years: {
        2019: { days: '06-05', source: KORITE_2019 },
        2020: {
          days: '05-24 05-25*',
          source: 'https://www.leral.net/Fete-de-Korite-La-journee-du-lundi-declaree-chomee-et-payee_a275383.html',
        },
        2023: {
          days: '04-22',
          source: 'https://chrono-actu.com/derniere-minute-le-senegal-a-fixe-la-date-de-la-korite',
        },
        2025: { days: '03-31', source: KORITE_2025 },
      },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah and if sunday then next monday'],
      source: LAW,
      years: {
        ...ADHA_OF_MECCA,
        2022: {
          days: '07-10 07-11*',
          source: 'https://www.dakarposte.com/Lendemain-de-Tabaski-Le-lundi-11-juillet-declare-ferie-_a61740.html',
        },
        2017: { days: '09-02', source: 'http://news.aniamey.com/h/81382.html' },
        2021: { days: '07-21', source: TABASKI_2021 },
        2023: { days: '06-29', source: TABASKI_2023 },
        2024: {
          days: '06-17',
          source: 'https://lesnouvellesdafrique.info/amp/2024/06/17/fete-tabaski-des-pays-qui-la-celebrent-ce-lundi',
        },
      },
    },
    {
      name: 'Grand Magal of Touba',
      replaces: ['18 Safar'],
      source: BRIDGES,
      years: {
        ...fromCompilations('2020-10-06 2022-09-15'),
        2018: '10-28',
        2023: { days: '09-04', source: MAGAL_2023 },
        2024: { days: '08-23', source: MAGAL_2024 },
      },
    },
    {
      name: 'Ashura',
      replaces: ['10 Muharram'],
      source: LAW,
      years: { ...fromCompilations('2024-07-17'), 2021: { days: '08-19', source: TAMKHARIT_2021 } },
    },
  ],
  dates: [
    { date: '2016-12-26', kind: 'holiday', name: 'Day after Christmas Day', source: BRIDGES },
    { date: '2018-10-29', kind: 'holiday', name: 'Day after the Grand Magal of Touba', source: BRIDGES },
    { date: '2021-09-27', kind: 'holiday', name: 'Day after the Grand Magal of Touba', source: MAGAL_2021 },
    {
      date: '2022-02-07',
      kind: 'holiday',
      name: 'Victory in the Africa Cup of Nations',
      source: 'https://idomavoice.com/senegal-declares-national-holiday-to-celebrate-afcon-victory/amp/',
    },
    { date: '2022-12-26', kind: 'holiday', name: 'Day after Christmas Day', source: BRIDGES },
    { date: '2023-06-30', kind: 'holiday', name: 'Day after Eid al-Adha', source: BRIDGE_2023 },
    {
      date: '2026-01-19',
      kind: 'holiday',
      name: 'Victory in the Africa Cup of Nations',
      source: 'https://independentnews.co.sz/39371/sports/soccer/afcon/senegal-marks-afcon-win-with-holiday',
    },
  ],
});

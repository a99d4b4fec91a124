import { country } from '../country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA, FITR } from './shared/african-rows.js';

/**
 * Gabon. Decree 727 of 29 June 1998 has the days of the library but 17 April, and no Monday for a feast on a Sunday (26
 * December 2022 and 2 January 2023 were worked). Under its change by decree 484 of 2004 the ministry declares Ascension
 * off with pay (26 May 2022), and 17 April off, to be made up.
 *
 * The two Muslim feasts mostly follow the calendar of Umm al-Qura (announcements of 2010, 2012 and 2013).
 */

const COMMUNIQUES =
  'https://www.gabonmediatime.com/gabon-les-journees-du-15-16-et-17-aout-2022-feriees-chomees-et-payees/';
const ADHA_2017 = 'http://news.alibreville.com/h/75143.html';
const DECREE_1998 = 'https://fr.scribd.com/document/681603012/Decree-on-Holidays';
const ADHA_2013 =
  'https://www.qppstudio.net/public-holidays-news/2013/gabonese-2013-eid-al-adha-public-holiday-007069.htm';
const FITR_2024 = 'https://info241.com/breve2034';
const FITR_2026 = 'https://www.focusgroupemedia.com/?p=61263';
const ADHA_2023 = 'https://www.gabonmediatime.com/aid-el-kebir-le-mercredi-28-juin-2023-ferie-chome-et-paye/';
const ADHA_2024 = 'https://gabonmediatime.com/aid-el-kebir-dimanche-16-juin-ferie-chome-et-paye/';
const DAYS_OF_2024 = 'https://info241.com/fete-nationale-du-gabon-plusieurs-jours-feries-a-compter-de-ce,2140';

/** Off to be made up, all sectors: https://info241.com/presidentielle-2025-les-11-et-12-avril-declares-feries-pour,10205 */
const ELECTION_2025 = 'https://www.journaldugabon.com/tag/12-avril-2025';
const SEPTEMBER_2025 = 'https://info241.com/gabon-le-samedi-27-septembre-declare-jour-ferie-pour-les,2558';

export default country({
  id: 'GA',
  name: 'Gabon',
  doubts:
    'Doubts: the decree of 2004 was not read. 30 August (Liberation Day, since 2024) and 2 May 2025 are in a compilation; no communiqué was found.',
  doubtful: [
    {
      named: ['Ascension'],
      years: '-2021',
      note: 'Since when Ascension is off was not settled (estimated before 2022).',
    },
    { on: '04-17', years: '2004-2014', note: '17 April, from 2004 on here, is in a compilation from 2015 on.' },
  ],
  cities: 'Libreville',
  currencies: ['XAF'],
  timezone: 'Africa/Libreville',
  weekend: SATURDAY_SUNDAY,
  library: 'GA',
  exclusions: [{ rule: '04-17', to: 2003, why: `not in decree 727 of 1998, article 2; ${DECREE_1998}` }],
  rules: [
    {
      rule: 'easter 39',
      name: 'Ascension Day',
      names: { fr: 'Ascension' },
      from: 2018,
      to: 2021,
      source: NOT_FOUND,
      note: 'doubt: in a compilation from 2018 on; the communiqué that was read is of 2022.',
    },
    { rule: 'easter 39', name: 'Ascension Day', names: { fr: 'Ascension' }, from: 2022, source: COMMUNIQUES },
  ],
  announced: [
    {
      name: FITR,
      replaces: ['1 Shawwal'],
      source: FITR_2024,
      years: { 2024: '04-10', 2026: { days: '03-20', source: FITR_2026 } },
    },
    {
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: COMMUNIQUES,
      years: {
        ...ADHA_OF_MECCA,
        2013: { days: '10-15', source: ADHA_2013 },
        2023: { days: '06-28', source: ADHA_2023 },
        2024: { days: '06-16', source: ADHA_2024 },
        2017: { days: '09-01', source: ADHA_2017 },
      },
    },
  ],
  dates: [
    { date: '2024-11-14', kind: 'holiday', name: 'Day off before the referendum', source: DAYS_OF_2024 },
    { date: '2024-11-15', kind: 'holiday', name: 'Day off before the referendum', source: DAYS_OF_2024 },
    { date: '2025-04-11', kind: 'holiday', name: 'Day off before the presidential election', source: ELECTION_2025 },
    { date: '2025-04-12', kind: 'holiday', name: 'Presidential election', source: ELECTION_2025 },
    { date: '2025-09-27', kind: 'holiday', name: 'Parliamentary and local elections', source: SEPTEMBER_2025 },
  ],
});

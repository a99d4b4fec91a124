import { country } from '../country.js';
import { NOT_FOUND, SATURDAY_SUNDAY } from '../vocabulary.js';
import { ADHA, ADHA_OF_MECCA } from './shared/african-rows.js';

/**
 * Gabon. Decree 727 of 29 June 1998 has the days of the library but 17 April, and no Monday for a feast on a Sunday (26
 * December 2022 and 2 January 2023 were worked). Under its change by decree 484 of 2004 the ministry declares Ascension
 * off with pay (26 May 2022), and 17 April off, to be made up.
 *
 * Doubts: the decree of 2004 was not read; since when Ascension is off was not settled (estimated before 2022). 17 April
 * is in compilations from 2015 only. 30 August (Liberation Day, since 2024), 11 April and 2 May 2025 are in a
 * compilation; no communiqué was found.
 */

const COMMUNIQUES =
  'https://www.gabonmediatime.com/gabon-les-journees-du-15-16-et-17-aout-2022-feriees-chomees-et-payees/';
const ADHA_2017 = 'http://news.alibreville.com/h/75143.html';
const DAYS_OF_2024 = 'https://info241.com/fete-nationale-du-gabon-plusieurs-jours-feries-a-compter-de-ce,2140';

export default country({
  id: 'GA',
  name: 'Gabon',
  timezone: 'Africa/Libreville',
  weekend: SATURDAY_SUNDAY,
  library: 'GA',
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
      name: ADHA,
      replaces: ['10 Dhu al-Hijjah'],
      source: COMMUNIQUES,
      years: { ...ADHA_OF_MECCA, 2017: { days: '09-01', source: ADHA_2017 } },
    },
  ],
  dates: [
    { date: '2024-11-14', kind: 'holiday', name: 'Day off before the referendum', source: DAYS_OF_2024 },
    { date: '2024-11-15', kind: 'holiday', name: 'Day off before the referendum', source: DAYS_OF_2024 },
  ],
});

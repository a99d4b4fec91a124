import { country } from '../country.js';

/**
 * Djibouti: the days of the library. Decree 77-609 of 1977 lists the holidays.
 */

export default country({
  id: 'DJ',
  name: 'Djibouti',
  doubts:
    'Doubts: the decree was not read. A compilation has a second day of each Eid and 28 June too, year by year computed, not announced: no notice of any of them was found, and they are not in. The decree itself was not found on the web.',
  localName: 'Djibouti / جيبوتي',
  cities: 'Djibouti',
  currencies: ['DJF'],
  timezone: 'Africa/Djibouti',
  weekend: {
    history: [
      { start: '1990-01-01', days: [5] },
      { start: '2017-01-01', days: [5, 6] },
    ],
    source: 'https://human-village.org/spip.php?article258',
    note:
      'Government offices worked Saturday to Thursday until the end of 2016. The weekend of banks before that was ' +
      'not settled.',
  },
  library: 'DJ',
});

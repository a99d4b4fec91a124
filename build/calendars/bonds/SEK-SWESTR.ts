import { calendar } from '../definition.js';

/**
 * SWESTR of Sveriges Riksbank: the days that have a rate, which is published on the next such day, "each Swedish banking
 * day". The first was of 1 September 2021, after a test from 27 January on; the days of 2021 before have none.
 */

const PUBLICATION = 'https://www.riksbank.se/en-gb/statistics/swestr/search-swestr/';

export default calendar({
  id: 'SEK:SWESTR',
  kind: 'bond',
  name: 'SWESTR (Swedish krona short term rate)',
  doubts: 'Doubts: that banking days are the days of RIX, in which the trades of the rate are settled, is taken over.',
  countries: ['SE'],
  timezone: 'Europe/Stockholm',
  years: [2021, 2100],
  weekend: [{ start: '2021-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'SEK', from: 2021, kinds: ['holiday'], source: PUBLICATION }],
});

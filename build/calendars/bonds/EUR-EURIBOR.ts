import { calendar } from '../definition.js';
import { EURO_AREA } from '../vocabulary.js';

/**
 * EURIBOR of the European Money Markets Institute: "published daily on every TARGET day, at or shortly after 11 a.m." (its
 * page of the rates, read in a copy of about 2020); the first was of 30 December 1998. The data begin with 1999.
 */

const RATES = 'https://www.emmi-benchmarks.eu:80/euribor-org/euribor-rates.html';

export default calendar({
  id: 'EUR:EURIBOR',
  kind: 'bond',
  name: 'EURIBOR (euro interbank offered rate)',
  doubtful: [
    {
      years: '1999-2001',
      note: 'That it kept the days of TARGET in 1999 to 2001 as well rests on the technical features of that time, by which panel banks contribute "on each day that [...] TARGET is open" (http://www.euribor.org/html/content/euribor_tech.html).',
    },
  ],
  otherNames: 'EMMI',
  countries: EURO_AREA,
  timezone: 'Europe/Brussels',
  years: [1999, 2100],
  weekend: [{ start: '1999-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'EUR', from: 1999, kinds: ['holiday'], source: RATES }],
});

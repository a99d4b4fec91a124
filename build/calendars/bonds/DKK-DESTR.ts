import { calendar } from '../definition.js';

/**
 * DESTR of Danmarks Nationalbank: the days that have a rate, which is published on the next such day, "at 10:00 CET on
 * each Danish banking day". It was launched on 1 April 2022; the days of 2022 before have none.
 */

const FAQ = 'https://www.nationalbanken.dk/en/marketinfo/DESTR/Pages/FAQ.aspx';

export default calendar({
  id: 'DKK:DESTR',
  kind: 'bond',
  name: 'DESTR (Denmark short-term rate)',
  doubts: 'Doubts: that banking days are those of the settlement of kroner is taken over.',
  countries: ['DK'],
  timezone: 'Europe/Copenhagen',
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'DKK', from: 2022, kinds: ['holiday'], source: FAQ }],
});

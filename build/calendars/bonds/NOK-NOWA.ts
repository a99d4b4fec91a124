import { calendar } from '../definition.js';

/**
 * NOWA, administered by Norges Bank since 1 January 2020: "calculated for all Norwegian banking days and published on
 * Norges Bank's website on the following banking day" (5 April 2022). Banking days are those of the settlement system of
 * Norges Bank, between which the loans of the rate run.
 */

const NOWA = 'https://www.norges-bank.no/en/topics/liquidity-and-markets/nowa/';

export default calendar({
  id: 'NOK:NOWA',
  kind: 'bond',
  name: 'NOWA (Norwegian overnight weighted average)',
  doubts:
    'Doubts: that banking days are the days of the settlement system is taken over; the rate is older (2011), its days under other administrators were not looked for.',
  countries: ['NO'],
  timezone: 'Europe/Oslo',
  years: [2020, 2100],
  weekend: [{ start: '2020-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'NOK', from: 2020, kinds: ['holiday'], source: NOWA }],
});

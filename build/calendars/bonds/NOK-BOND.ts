import { calendar } from '../definition.js';

/**
 * Norwegian krone bonds: the bond market of Oslo Børs, closed on the days of its equity market. On the Wednesday before
 * Easter it closes at 12:00, an hour before shares.
 */

const OSLO_BORS = 'https://www.oslobors.no/Oslo-Boers/Om-Oslo-Boers/AApningstider';

export default calendar({
  id: 'NOK:BOND',
  kind: 'bond',
  name: 'Oslo Stock Exchange (Norwegian krone bonds)',
  doubtful: [
    {
      kinds: ['early_close'],
      note: 'The hour is read of 2017; the half day is carried back to 2011, as that of shares.',
    },
  ],
  countries: ['NO'],
  timezone: 'Europe/Oslo',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XOSL', from: 1990, kinds: ['holiday'], source: OSLO_BORS }],
  rules: [
    {
      rule: 'easter -4',
      name: 'Wednesday before Easter',
      names: { no: 'onsdag før påske' },
      from: 2011,
      closes: '12:00',
      source: OSLO_BORS,
      note: 'read of 2017 and 2018; doubt: the first year.',
    },
  ],
});

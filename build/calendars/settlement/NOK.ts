import { calendar } from '../definition.js';

/**
 * Norwegian krone: NBO, Norges Bank's settlement system. Closed on the public holidays of Norway and on 24 December; open
 * on 31 December.
 */

const SETTLEMENT_DAYS =
  'https://static.norges-bank.no/en/Liquidity-and-markets/Norges-Banks-settlement-system/Settlement-days/';

export default calendar({
  id: 'NOK',
  kind: 'settlement',
  name: 'NBO (Norwegian krone)',
  doubtful: [
    { years: '2000-2016 2018 2020-2026', note: "Norges Bank's lists were read for 2017 and 2019." },
    {
      on: '12-24',
      years: '2002-2010',
      note: 'Compilations begin 24 December with 2002: entered so, without a text of the first year.',
      estimated: true,
    },
    { years: '-1996', note: 'NBO began in 1997; before, the days are those of the banks.' },
  ],
  otherNames: 'Norges Bank',
  countries: ['NO'],
  timezone: 'Europe/Oslo',
  years: [1990, 2100],
  weekend: [{ start: '1990-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'NO', from: 1990, source: SETTLEMENT_DAYS }],
  rules: [
    {
      rule: '12-24',
      name: 'Christmas Eve',
      names: { no: 'Julaften' },
      from: 2002,
      source: SETTLEMENT_DAYS,
      note: 'read of 2017 and 2019; doubt: the first year.',
    },
  ],
});

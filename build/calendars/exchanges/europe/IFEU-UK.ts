import { calendar } from '../../definition.js';

/**
 * ICE Futures Europe: sterling interest rate, gilt and United Kingdom equity contracts, which came from LIFFE in 2014.
 * Closed on the bank holidays on which the London Stock Exchange is; the exchange as a whole is open on most of them
 * (IFEU.ts). On 24 December 2019 settlement ended at 12:30, with the shares; the early closes of London are taken over.
 */

const BROKER_2016 = 'https://community.ig.com/forums/topic/587-bank-holiday-market-hours/';

export default calendar({
  id: 'IFEU:UK',
  kind: 'exchange',
  name: 'ICE Futures Europe, sterling and United Kingdom equity contracts',
  doubts:
    'Doubts: no list of the exchange was read whole. Euro and Swiss contracts keep other days, which were not found.',
  doubtful: [{ named: ['Spring bank holiday'], years: '2016', note: 'The source, a broker, tells of 30 May 2016.' }],
  timezone: 'Europe/London',
  years: [2015, 2100],
  weekend: [{ start: '2015-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XLON', from: 2015, kinds: ['holiday', 'early_close'], source: BROKER_2016 }],
});

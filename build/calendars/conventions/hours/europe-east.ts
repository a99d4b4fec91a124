import { type HoursTable, hours, original, report } from '../rows.js';

/** Sofia, Bratislava, Belgrade and Valletta; addresses and grades as in americas.ts. */

const SOFIA = original('http://www.bse-sofia.bg/?page=TradingSessions');
/** The exchange's page with the days of 2023 without trading. */
const BRATISLAVA_2023 = original('https://www.bsse.sk/bcpb/o-trhu/obchodne-dni/');
const BELGRADE = original('https://belex.rs/eng/trzista_i_hartije/faze');
/** Tells of the exchange's notice of 6 April 2017; a bank's page of February 2026 has the same. */
const MALTA_2017 = report('https://rizzofarrugia.com/malta-market-news/2017/new-trading-schedule-mse01/');

export default [
  {
    markets: 'XBUL',
    hours: [
      hours('2012-07-02', '10:10-16:55', SOFIA, {
        closing_auction: ['16:55', '17:00'],
        note: 'The page bears no date; so since 2 July 2012 by an announcement of the time.',
      }),
    ],
  },
  { markets: 'XBRA', hours: [hours('2023-01-02', '11:00-15:30', BRATISLAVA_2023)] },
  {
    markets: 'XBEL',
    hours: [
      hours('2015-11-02', '09:30-14:00', BELGRADE, {
        note: "The page bears no date; so since 2 November 2015 by a member's notice. The opening is at random from 09:28.",
      }),
    ],
  },
  {
    markets: 'XMAL',
    hours: [
      hours('2017-04-18', '09:30-15:30', MALTA_2017, {
        note: 'Shares and corporate bonds; government stocks to 14:30.',
      }),
    ],
  },
] satisfies readonly HoursTable[];

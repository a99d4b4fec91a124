import { type CycleTable, changed, copy, known, original, report } from '../rows.js';

/** Doubts: Qatar (from T+3 to T+2 in March 2024), Kuwait and Oman are left out, since no text with a day was read. */

/** "On Monday 11 July 2016 ... moved to a new three business day settlement cycle (T+3)". */
const STRATE_2016 = original('http://www.strate.co.za/blog/category/t3/');
const TASE_2012 = report(
  'https://clearstream.com/clearstream-en/securities-services/settlement/1299460!addToPrintBasket',
);
const CLEARSTREAM_IL = report(
  'https://clearstream.com/clearstream-en/securities-services/market-coverage/middle-east-and-africa/israel/settlement-process-israel-1281448',
);
const TADAWUL_2017 = copy(
  'https://mondovisione.com/media-and-resources/news/tadawul-announces-effective-date-for-amending-the-settlement-cycle-of-listed-sec-2017323',
);
const CLEARSTREAM_AE = report(
  'https://www.clearstream.com/clearstream-en/products-and-services/market-coverage/middle-east-and-africa/dubai-nasdaq-dubai-/settlement-process-dubai-nasdaq-dubai--1281526',
);
/** The supervisor's statement of November 2025, with the settlement of trades of 27 and 28 November on 2 December. */
const NIGERIA_2025 = report('https://regtechafrica.com/?p=67988');

export default [
  {
    markets: 'XJSE',
    cycles: { equity: [known('2016-07-08', 5, STRATE_2016), changed('2016-07-11', 3, STRATE_2016)] },
  },
  {
    markets: 'XTAE',
    cycles: {
      equity: [known('2012-03-15', 0, TASE_2012), changed('2012-03-18', 1, TASE_2012)],
      government_bond: [known('2024-09-09', 1, CLEARSTREAM_IL)],
      corporate_bond: [known('2024-09-09', 1, CLEARSTREAM_IL)],
    },
  },
  {
    markets: 'XSAU',
    cycles: { equity: [known('2017-04-20', 0, TADAWUL_2017), changed('2017-04-23', 2, TADAWUL_2017)] },
  },
  {
    markets: 'DIFX',
    cycles: { equity: [known('2023-12-04', 2, CLEARSTREAM_AE, 'Counted on trading days, for want of a text.')] },
    calendars: { equity: 'DIFX' },
  },
  {
    markets: 'XNSA',
    cycles: { equity: [known('2025-11-27', 3, NIGERIA_2025), changed('2025-11-28', 2, NIGERIA_2025)] },
  },
] satisfies readonly CycleTable[];

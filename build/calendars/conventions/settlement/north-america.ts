import { type CycleTable, changed, copy, known, original, report } from '../rows.js';

/**
 * The United States and Canada, which settle together with each other, and Bermuda. Doubts: what settled before the first notice read
 * (United States November 1992, Canada December 2009) is not told.
 */

const NASD_1992 = original('https://www.finra.org/rules-guidance/notices/92-54');
/** "will now be effective on June 7, 1995". */
const SEC_1994 = copy('http://federal.elaws.us/fr/11/16/1994/94-28266');
const FINRA_17_19 = report('http://www.lexology.com/library/detail.aspx?g=ed3894fd-e4f0-4731-9c84-3a883d15fa27');
const FINRA_2024 = original('https://finra.org/filing-reporting/technical-notice/final-reminder-t-1-settlement-052224');

/** Exchange Act Rule 15c6-1, which is one for all exchanges. */
const RULE_15C6_1 = [
  known('1992-11-03', 5, NASD_1992),
  changed('1995-06-07', 3, SEC_1994),
  changed('2017-09-05', 2, FINRA_17_19),
  changed('2024-05-28', 1, FINRA_2024),
];

const CNSX_2010 = copy(
  'http://montego-resources-inc.listings.thecse.ca/en/about/publications/bulletins/' +
    '2009-1205-cnsx-and-pure-trading-2010-holiday-settlement-schedule',
);
const T2_2017 = report('http://www.securitieslendingtimes.com/securitieslendingnews/article.php?article_id=221655');
/** "The first day of T+1 trading in the Canadian securities industry will be Monday, May 27, 2024." */
const TSX_2023 = original('https://www.tsx.com/trading/toronto-stock-exchange/trading-notices?id=549');

/** "Settlement Cycle T+3 with ability to complete T+1 thru T+3"; "last updated on: 05/07/2015". */
const WFE_BM = report('http://www.world-exchanges.org/member-exchanges/key-information-/bermuda-stock-exchange');
const GAZETTE_BM = report(
  'http://mobile.royalgazette.com/bermuda-stock-exchange/article/20171013/bsx-to-speed-up-trade-settlements',
);
const BERMUDA =
  'Counted on trading days, for want of a text. Whether it followed the United States to T+1 was not found.';

/** The clearing house's own council, July 2024: "Payment of the premium for an options trade is finalized the next trading day." */
const PREMIUM = report('https://www.optionseducation.org/news/understanding-t-1-conversion');

export default [
  {
    markets: 'XNYS XNAS XASE ARCX BATS BATY EDGA EDGX IEXG XBOS XPSX XCHI XCIS',
    cycles: { equity: RULE_15C6_1 },
  },
  {
    markets: 'XCBO',
    cycles: {
      option_premium: [
        known(
          '2024-05-28',
          1,
          PREMIUM,
          'Premium; of July 2024, about the change of that day, which left it as it was.',
        ),
      ],
    },
    calendars: { option_premium: 'XNYS:SETTLEMENT' },
  },
  {
    markets: 'XBDA',
    cycles: { equity: [known('2015-07-05', 3, WFE_BM), changed('2017-10-23', 2, GAZETTE_BM, BERMUDA)] },
    calendars: { equity: 'XBDA' },
  },
  {
    markets: 'XTSE XTSX',
    cycles: {
      equity: [
        known('2009-12-29', 3, CNSX_2010),
        changed('2017-09-05', 2, T2_2017),
        changed('2024-05-27', 1, TSX_2023),
      ],
    },
  },
] satisfies readonly CycleTable[];

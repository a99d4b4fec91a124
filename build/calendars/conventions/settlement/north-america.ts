import { type CycleTable, changed, copy, known, original, report } from '../rows.js';

/**
 * The United States and Canada, which settle together with each other, and Bermuda. What settled before the first notice read
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

/**
 * Trades of government and agency debt entered on a Good Friday of early close settle on T+2, others on the next day: SIFMA in 2012,
 * 2015 and 2026, the last two "consistent with past practice".
 */
const SIFMA_2012 = original('http://www.sifma.org/news/news.aspx?id=8589937972');
const SIFMA_2015 = original(
  'https://www.sifma.org/resources/news/sifma-recommends-early-market-close-on-april-3-for-trading-of-us-dollar-denominated-' +
    'fixed-income-securities-in-the-us-in-observance-of-the-good-friday-holiday/',
);
const SIFMA_2026 = copy('https://pubt.io/view/2C489A7219297D4B8D44A290947D6C90F9714B6B');
const NEXT_DAY = 'Treasuries and federal agency debt: the next business day ("regular way").';
const BY_PRACTICE = 'By the practice told in 2015 and 2026; the words of this year were not read.';
const GOOD_FRIDAY = 'Trades of a Good Friday of early close.';

/** T+2 on the one Friday, T+1 again from the Monday. */
const goodFriday = (friday: string, monday: string, source: typeof SIFMA_2012) => [
  changed(friday, 2, source, GOOD_FRIDAY),
  changed(monday, 1, source, NEXT_DAY),
];
const goodFridayByPractice = (friday: string, monday: string) => [
  { ...changed(friday, 2, SIFMA_2026, `${GOOD_FRIDAY} ${BY_PRACTICE}`), or_days: 1 },
  changed(monday, 1, SIFMA_2026, NEXT_DAY),
];

export default [
  {
    markets: 'USD:BOND',
    cycles: {
      government_bond: [
        known('2012-04-05', 1, SIFMA_2012, NEXT_DAY),
        ...goodFriday('2012-04-06', '2012-04-09', SIFMA_2012),
        ...goodFriday('2015-04-03', '2015-04-06', SIFMA_2015),
        ...goodFridayByPractice('2021-04-02', '2021-04-05'),
        ...goodFridayByPractice('2023-04-07', '2023-04-10'),
        ...goodFriday('2026-04-03', '2026-04-06', SIFMA_2026),
      ],
      corporate_bond: RULE_15C6_1,
    },
    calendars: { government_bond: 'USD:BOND', corporate_bond: 'USD:BOND' },
  },
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

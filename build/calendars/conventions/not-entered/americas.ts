import { type NotEnteredTable, notEntered, original, report } from '../rows.js';

/**
 * Trading outside the hours of hours/americas.ts. The schedules of github.com/SharurTrading (exchange-hours-rs) name the
 * exchanges' notices of each change. Of the sessions that Nasdaq, NYSE Arca and Cboe EDGX plan for the night
 * (from 01:30 or 21:00) only Nasdaq's has a first day, which rests on a condition.
 */

const registry = (path: string) =>
  report(
    `https://github.com/SharurTrading/exchange-hours-rs/blob/8a53de3942071fcb09da8b3dce6176448bf26860/src/calendar/schedules/${path}.rs`,
  );
const US_HISTORY = registry('equities/us/history');
const US_EQUITIES = registry('equities/us/equities');
const NYSE_GROUP = registry('equities/us/nyse');
const CBOE = registry('equities/us/cboe');
const IEX_HOURS = report('https://www.iex.io/resources/trading/trading-hours-holidays');
/** "Pre-Market Trading Hours from 4:00 a.m. to 9:30 a.m.", "After-Market Hours from 4:00 p.m. to 8:00 p.m."; undated. */
const NASDAQ_PAGE = original('https://www.nasdaq.com/about/trading-schedule.aspx');
/** A night session of 21:00 to 04:00 from Sunday to Thursday, proposed to the Securities and Exchange Commission. */
const NASDAQ_NIGHT = report(
  'https://particle.news/story/nasdaq-files-with-sec-to-extend-us-stock-trading-to-23-hours-five-days-a-week',
);
/** "Early Trading Session: 7:00 a.m. to 9:30 a.m. ET", of securities listed elsewhere. */
const NYSE_PAGE = original('https://beta.nyse.com/trade/trading-information');
/** "4:15 PM – 5:00 PM Extended Trading Session – Orders at the last sale price are accepted". */
const TSX_GUIDE = original('https://tsx.com/ebooks/en/order-types-guide/8');
/** "holiday or weekend trading from Friday evening through Sunday evening will carry a trade date of the following business day". */
const CME_247 = report('https://bitbo.io/news/cme-247-crypto-futures');
const CBOE_GTH = report(
  'https://github.com/SharurTrading/exchange-hours-rs/blob/30a472491ef916feb75af254827e5b5192259452/docs/evidence/cboe_options_c1.md',
);
const B3 = report(
  'https://github.com/SharurTrading/exchange-hours-rs/blob/34a8fe1f8258300e0c58291904d45bf3c7f3942a/docs/evidence/b3.md',
);

const B3_SCHEDULE = registry('equities/americas/b3');
/** The short days of Sao Paulo: while the United States have summer time. */
const B3_SUMMERS = [
  ['2021-03-15', '2021-11-05'],
  ['2022-03-14', '2022-11-04'],
  ['2023-03-13', '2023-11-03'],
  ['2024-03-11', '2024-11-01'],
  ['2025-03-10', '2025-10-31'],
] as const;

const PRE = 'Pre-market';
const POST = 'After-market';
const SUNDAY_TO_THURSDAY = [7, 1, 2, 3, 4];

/** Trading before and after the core session. */
function around(from: string, [pre, post]: readonly [string, string], source: typeof CBOE, to?: string) {
  const more = to === undefined ? {} : { to };
  return [notEntered(from, PRE, `${pre}-09:30`, source, more), notEntered(from, POST, `16:00-${post}`, source, more)];
}

export default [
  {
    markets: 'XNYS',
    sessions: [
      notEntered('2018-04-09', 'Early session', '07:00-09:30', NYSE_PAGE, {
        note: 'Of securities that are listed on other exchanges; the day of the page is not known, the first day is that of a filing.',
      }),
    ],
  },
  {
    markets: 'XNAS',
    sessions: [
      notEntered('2010-12-13', PRE, '07:00-09:30', US_HISTORY, { to: '2013-03-17' }),
      notEntered('2010-12-13', POST, '16:00-20:00', NASDAQ_PAGE),
      notEntered('2013-03-18', PRE, '04:00-09:30', NASDAQ_PAGE, {
        note: 'The page bears no date; the first day by Equity Trader Alert 2013-21, as reported.',
      }),
      notEntered('2026-12-06', 'Night session', '21:00-04:00', NASDAQ_NIGHT, {
        weekdays: SUNDAY_TO_THURSDAY,
        note: 'Announced for this day by Equity Trader Alert 2026-46, as reported, on the condition of a filing; whether it began was not found.',
      }),
    ],
  },
  {
    markets: 'ARCX',
    sessions: around('2019-11-04', ['04:00', '20:00'], NYSE_GROUP),
  },
  { markets: 'XASE XCHI XCIS', sessions: around('2019-11-04', ['07:00', '20:00'], NYSE_GROUP) },
  { markets: 'XBOS', sessions: around('2010-12-13', ['07:00', '19:00'], US_EQUITIES) },
  { markets: 'XPSX', sessions: around('2010-12-13', ['08:00', '17:00'], US_EQUITIES) },
  {
    markets: 'BATS',
    sessions: [
      ...around('2010-10-15', ['07:00', '17:00'], CBOE, '2018-07-29'),
      ...around('2018-07-30', ['07:00', '20:00'], CBOE, '2025-04-30'),
      ...around('2025-05-01', ['04:00', '20:00'], CBOE),
    ],
  },
  {
    markets: 'BATY',
    sessions: [
      ...around('2010-10-15', ['07:00', '17:00'], CBOE, '2018-08-26'),
      ...around('2018-08-27', ['07:00', '20:00'], CBOE),
    ],
  },
  { markets: 'EDGA', sessions: around('2010-10-15', ['07:00', '20:00'], CBOE) },
  {
    markets: 'EDGX',
    sessions: [
      ...around('2010-10-15', ['07:00', '20:00'], CBOE, '2021-03-07'),
      ...around('2021-03-08', ['04:00', '20:00'], CBOE),
    ],
  },
  { markets: 'IEXG', sessions: around('2016-08-19', ['08:00', '17:00'], IEX_HOURS) },
  {
    markets: 'XTSE',
    sessions: [
      notEntered('2010-01-04', 'Extended session', '16:00-17:00', TSX_GUIDE, {
        note: 'At the last price from 16:15; a closing auction that was extended ends by 16:10.',
      }),
    ],
  },
  {
    // Chicago time; options on indices and funds.
    markets: 'XCBO',
    sessions: [
      notEntered('2010-01-04', 'Options on indices and funds', '15:00-15:15', CBOE_GTH, {
        note: 'The options that do not end with the shares.',
      }),
      notEntered('2026-01-02', 'Global trading hours', '19:15-08:30', CBOE_GTH, {
        weekdays: SUNDAY_TO_THURSDAY,
        note: 'Of index options, since when was not read, and since a day of 2026 of designated options on other underlyings; the ends of each were not read, these are the widest.',
      }),
    ],
  },
  {
    markets: 'XCME:CRYPTO',
    sessions: [
      notEntered('2026-05-29', 'Weekend, from Friday', '16:00-00:00', CME_247, { weekdays: [5] }),
      notEntered('2026-05-29', 'Weekend, Saturday', '00:00-00:00', CME_247, {
        weekdays: [6],
        note: 'With maintenance of at least two hours on each weekend, whose times were not found.',
      }),
      notEntered('2026-05-29', 'Weekend, to Sunday', '00:00-16:00', CME_247, { weekdays: [7] }),
    ],
  },
  {
    markets: 'BVMF',
    sessions: [
      ...B3_SUMMERS.map(([from, to]) =>
        notEntered(from, POST, '17:30-18:00', B3_SCHEDULE, { to, note: 'By an account of circular 127/2015-DP.' }),
      ),
      notEntered('2026-03-09', POST, '17:30-18:00', B3, {
        to: '2026-10-30',
        note: 'Only while the United States have summer time.',
      }),
    ],
  },
] satisfies readonly NotEnteredTable[];

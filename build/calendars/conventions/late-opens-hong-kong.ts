import type { LateOpen, LateOpenDoubt } from '../../../server/engine/market-conventions.js';
import { byDate, lateOpens } from './late-opens.js';
import { copy, report } from './rows.js';

const TYPHOON = 'Tropical cyclone signal no. 8';

/**
 * Hong Kong: the morning was cancelled and trading began in the afternoon, at the first half hour some two hours after
 * the signal was lowered. Since 23 September 2024 the market stays open. 24 July 2012 and 22 May 2013 were such days too: see HONG_KONG_DOUBTS.
 */
export const HONG_KONG: readonly LateOpen[] = byDate([
  ...lateOpens(
    TYPHOON,
    { open: '13:00' },
    {
      '2013-09-23': report('http://www.reuters.com/article/hongkong-markets-idUSL4N0HJ0CL20130923'),
      '2014-09-16': report('https://www.intellasia.net/hk-markets-set-to-resume-as-storm-signal-lowered-2-389599'),
      '2022-08-25': report('https://news.yahoo.com/hong-kong-delays-trading-because-233533253.html'),
    },
  ),
  ...lateOpens(
    TYPHOON,
    { open: '13:30' },
    {
      '2020-08-19': report(
        'https://newarkdailytimes.com/2020/08/19/hong-kong-cancels-typhoon-warning-stock-market-re-opens/',
      ),
    },
  ),
  ...lateOpens(
    'Black rainstorm warning',
    { open: '13:30' },
    {
      '2021-06-28': report(
        'https://www.thenationalnews.com/business/markets/hong-kong-stocks-to-resume-trading-after-morning-black-rain-storm-1.1250128',
      ),
    },
  ),
  ...lateOpens(
    'Tropical cyclone signal no. 8 and black rainstorm warning',
    { open: '14:00' },
    {
      // The exchange's announcement: "will commence at 2:00 pm today (Monday)".
      '2023-10-09': copy(
        'https://mondovisione.com/media-and-resources/news/hkex-trading-in-securities-and-derivatives-markets-to-resume-after-cancellation-1/',
      ),
    },
  ),
]);

export const HONG_KONG_DOUBTS: readonly LateOpenDoubt[] = [
  {
    name: TYPHOON,
    on: 'date',
    from: '2012-07-24',
    to: '2012-07-24',
    ...report(
      'http://articles.chicagotribune.com/2012-07-23/business/sns-rt-hongkong-typhoon-pixl4e8io024-20120723_1_strongest-typhoons-highest-typhoon-severe-typhoon',
    ),
    note: 'The morning was to be cancelled; when trading began was not found.',
  },
  {
    name: 'Black rainstorm warning',
    on: 'date',
    from: '2013-05-22',
    to: '2013-05-22',
    ...report('http://uk.reuters.com/article/advisory-hongkong-stormwarning-idUKL3N0E303820130522'),
    note: 'The opening was delayed; when trading began was not found.',
  },
];

/** The futures opened late on these days too, at hours of their own: at 11:30 or 13:00 by product on 25 August 2022. */
export const HONG_KONG_FUTURES_DOUBTS: readonly LateOpenDoubt[] = HONG_KONG.filter(({ date }) => date >= '2017').map(
  ({ date, name, source, evidence }) => ({
    name,
    on: 'date',
    from: date,
    to: date,
    source,
    evidence,
    note: 'When the futures began was not found.',
  }),
);

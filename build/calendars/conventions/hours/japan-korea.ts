import { OSE_HOLIDAYS } from '../hours-doubts.js';
import { KOREA, KOREA_DOUBTS, KOREA_FUTURES, NEXTRADE } from '../late-opens.js';
import { type HoursTable, hours, original, report } from '../rows.js';

/** Japan and Korea; addresses and grades as in americas.ts. */

/** "arrowhead" transition table: mornings to 11:00 before 21 November 2011. */
const JPX_TABLE = report(
  'https://www.jpx.co.jp/english/equities/trading/domestic/tvdivq0000006blj-att/tradinghours_eg.pdf',
);
const JPX_2024 = report('https://www.jpx.co.jp/english/corporate/news/news-releases/1030/20241103-01.html');
const HERALD_2016 = report('https://koreaherald.com/view.php?ud=20160801000356');
const KRX_HOURS = report('https://global.krx.co.kr/contents/GLB/06/0602/0602020204/GLB0602020204T1.jsp');
const KOREA_FUTURES_2016 = report('https://m.koreaherald.com/amp/view.php?ud=20160524000978');
/** Retells the announcement of the supervisors and the exchange of June 2023, with a table: 09:00 to 15:45 until then. */
const KOREA_FUTURES_2023 = report('https://e-blog.tistory.com/62');
/** A member's agent: the auction was introduced there too, the ends of the day stayed. */
const REGIONAL_JAPAN_2024 = report('https://www.l-d-p.co.jp/contents/255');

/** Options that opened on 29 May 2023: "8:45-15:15", later "8:45-15:45", each with five minutes of "pre-closing". */
const OSE_OPTIONS = original('https://www.jpx.co.jp/english/derivatives/products/domestic/225mini-options/01.html');
/** As of 8 February 2017: "the regular trading session ends at 15:10, and the closing auction takes place at 15:15". */
const OSE_2017 = report('https://ppro8wiki.com/doku.php?id=japan_futures&rev=1486585770');
const OSE_DAY = 'Futures and options on share indices; the night session is not entered.';
/** Of 12 November 2025: 9:00 to 15:20. */
const NEXTRADE_2025 = report('https://news.tf.co.kr/read/economy/2261781.htm');

const INDEX_FUTURES =
  'Futures and options on share indices, with the closing auction; the night market is not entered.';

export default [
  {
    markets: 'XTKS',
    hours: [
      hours('2010-01-04', '09:00-11:00 12:30-15:00', JPX_TABLE, { to: '2011-11-18' }),
      hours('2011-11-21', '09:00-11:30 12:30-15:00', JPX_TABLE, { to: '2024-11-01' }),
      hours('2024-11-05', '09:00-11:30 12:30-15:25', JPX_2024, { closing_auction: ['15:25', '15:30'] }),
    ],
  },
  {
    markets: 'XKRX XKOS',
    hours: [
      hours('2010-01-04', '09:00-14:50', HERALD_2016, { to: '2016-07-29', closing_auction: ['14:50', '15:00'] }),
      hours('2016-08-01', '09:00-15:20', KRX_HOURS, { closing_auction: ['15:20', '15:30'] }),
    ],
    lateOpens: KOREA,
    lateOpenDoubts: KOREA_DOUBTS,
  },
  {
    markets: 'XKFE',
    hours: [
      hours('2016-08-01', '09:00-15:45', KOREA_FUTURES_2016, { to: '2023-07-28', note: INDEX_FUTURES }),
      hours('2023-07-31', '08:45-15:45', KOREA_FUTURES_2023, { note: INDEX_FUTURES }),
    ],
    lateOpens: KOREA_FUTURES,
    lateOpenDoubts: KOREA_DOUBTS,
  },
  {
    markets: 'NXTE',
    hours: [
      hours('2026-01-02', '09:00-15:20', NEXTRADE_2025, {
        note: 'The main market; markets before (from 08:00) and after it (to 20:00) are not entered.',
      }),
    ],
    lateOpens: NEXTRADE,
    lateOpenDoubts: KOREA_DOUBTS,
  },
  {
    markets: 'XOSE',
    hours: [
      hours('2017-02-08', '08:45-15:10', OSE_2017, {
        to: '2023-05-26',
        closing_auction: ['15:10', '15:15'],
        note: 'Futures on share indices; the night session is not entered.',
      }),
      hours('2023-05-29', '08:45-15:10', OSE_OPTIONS, {
        to: '2024-11-01',
        closing_auction: ['15:10', '15:15'],
        note: OSE_DAY,
      }),
      hours('2024-11-05', '08:45-15:40', OSE_OPTIONS, { closing_auction: ['15:40', '15:45'], note: OSE_DAY }),
    ],
    hoursDoubts: [OSE_HOLIDAYS],
  },
  {
    markets: 'XNGO XFKA XSAP',
    hours: [
      hours('2024-11-05', '09:00-11:30 12:30-15:25', REGIONAL_JAPAN_2024, { closing_auction: ['15:25', '15:30'] }),
    ],
  },
] satisfies readonly HoursTable[];

import { formatDay, isoWeekday, mustParseDay } from '../../../../server/engine/civil-date.js';
import type { Hours, HoursDoubt } from '../../../../server/engine/market-conventions.js';
import { ramadan, SHORTER } from '../hours-doubts.js';
import { copy, type HoursTable, hours, NONE, report, withDays } from '../rows.js';

/** India, Pakistan, Bangladesh and Sri Lanka; addresses and grades as in americas.ts. */

const INDIA_JANUARY_2010 = report('https://nsearchives.nseindia.com/content/press/17122009.htm');
const INDIA_2010 = report('https://www.bseindia.com/markets/MarketInfo/DispNewNoticesCirculars?page=20101014-8');
const INDIA_CAS = copy(
  'https://www.sebi.gov.in/legal/circulars/jan-2026/introduction-of-closing-auction-session-cas-in-the-equity-cash-segment-and-certain-modifications-in-the-pre-open-auction-session_99122.html',
);
/** Retells the exchange's notice; a matching of orders, of two minutes, begins at the opening. */
const PSX_2021 = report('https://www.brecorder.com/news/40092611/psx-restores-old-trading-timings');

/** "Trading timings are changed on account of change in US daylight saving timings": 23:30 from 14 March 2022. */
const MCX_2022 = report(
  'https://www.livemint.com/market/commodities/mcx-trading-timings-to-change-from-mar-14-check-out-new-details/amp-11647016359976.html',
);
/** Circular MCX/TRD/675/2023: 23:55 from 6 November 2023. */
const MCX_2023 = report('https://aliceblueonline.com/circulars/postbox/mcx-trading-hours-update/');

/** "Previously, the market had closed at 12.30 p.m." */
const COLOMBO_SEPTEMBER_2022 = report('http://www.adaderana.lk/news.php?nid=84828');
/** The exchange's announcement. */
const COLOMBO_JANUARY_2022 = copy(
  'https://lankabusinessnews.com/colombo-stock-exchange-cse-has-decided-to-extend-the-trading-hours-from-monday-03rd-january-2022',
);
/** "instead of the regular closing time of 2:20pm", of 7 March 2024. */
const DHAKA_2024 = report(
  'https://www.tbsnews.net/economy/stocks/dse-cse-cut-trading-session-hour-during-ramadan-805166',
);

const MONDAY_TO_THURSDAY = [1, 2, 3, 4];
const FRIDAY = [5];
const NON_AGRICULTURAL = 'All but agricultural commodities; those end at 17:00 or 21:00.';

const INDIA = [
  hours('2010-01-04', '09:00-15:30', INDIA_JANUARY_2010, { to: '2010-10-15' }),
  hours('2010-10-18', '09:15-15:30', INDIA_2010, { to: '2026-07-31' }),
  hours('2026-08-03', '09:15-15:15', INDIA_CAS, {
    closing_auction: ['15:15', '15:35'],
    note: 'Shares with derivatives; the others have no closing auction and trade continuously to 15:30.',
  }),
];

/** Sessions of live trading on Saturdays: see the definition of XBOM. */
const LIVE_2012 = report('http://www.dhanvarsha.in/2012/04/special-session-for-live-trading-on.html');
const LIVE_2014 = report('https://teluguinvestor.com/equities/special-live-trading-session-22-mar-2014-nse-bse/');
const LIVE_MARCH_2024 = report(
  'https://www.hindustantimes.com/business/nse-bse-to-conduct-special-live-trading-session-tomorrow-know-timings-details-101709260470851.html',
);
const LIVE_MAY_2024 = report(
  'https://www.ndtvprofit.com/markets/nse-bse-to-remain-open-on-may-18-for-special-trading-session',
);
const INDIA_SHORT = [
  hours('2012-04-28', '11:15-12:45', LIVE_2012),
  hours('2014-03-22', '11:15-12:45', LIVE_2014),
  hours('2024-03-02', '09:15-10:00 11:30-12:30', LIVE_MARCH_2024),
  hours('2024-05-18', '09:15-10:00 11:30-12:30', LIVE_MAY_2024),
];
/** Weekend days with values of the Sensex, of which no text was found. */
const INDIA_UNKNOWN: HoursDoubt = {
  name: 'Special live trading sessions',
  on: 'sessions',
  spans: ['2010-02-06', '2012-01-07', '2012-03-03', '2012-09-08', '2013-05-11'].map((day) => [day, day] as const),
  ...NONE,
  note: 'No text about these sessions was found; others of those years lasted for an hour and a half.',
};
/** "Normal Market open time : 15:45 hrs Normal Market close time : 17:00 hrs"; halted at 11:40, BSE went on. */
const NSE_HALT = report('https://money9.com/news/equities/trading-on-bse-nse-extended-till-5-pm-11077.html');
const byDay = (one: Hours, other: Hours) => (one.from < other.from ? -1 : 1);

/** The evening ends at 23:30 while the United States have summer time, at 23:55 in winter; changed on Mondays. */
function mcxSeasons(first: number, last: number): Hours[] {
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return years.flatMap((year) => {
    const [summer, winter, next] = [mondayAfter(year, 3, 2), mondayAfter(year, 11, 1), mondayAfter(year + 1, 3, 2)];
    return [
      hours(formatDay(summer), '09:00-23:30', MCX_2022, { to: formatDay(winter - 3), note: NON_AGRICULTURAL }),
      hours(formatDay(winter), '09:00-23:55', MCX_2023, { to: formatDay(next - 3), note: NON_AGRICULTURAL }),
    ];
  });
}

/** The Monday after the nth Sunday of a month. */
function mondayAfter(year: number, month: number, nth: number): number {
  const first = mustParseDay(`${year}-${String(month).padStart(2, '0')}-01`);
  return first + ((7 - isoWeekday(first)) % 7) + 7 * (nth - 1) + 1;
}

export default [
  {
    markets: 'XNSE',
    hoursDoubts: [INDIA_UNKNOWN],
    hours: withDays(INDIA, [...INDIA_SHORT, hours('2021-02-24', '09:15-11:40 15:45-17:00', NSE_HALT)].sort(byDay)),
  },
  {
    markets: 'XBOM',
    hoursDoubts: [INDIA_UNKNOWN],
    hours: withDays(INDIA, [...INDIA_SHORT, hours('2021-02-24', '09:15-17:00', NSE_HALT)].sort(byDay)),
  },
  {
    markets: 'XKAR',
    hoursDoubts: [ramadan(2022, PSX_2021, SHORTER)],
    hours: [
      hours('2021-05-17', '09:30-15:30', PSX_2021, { weekdays: MONDAY_TO_THURSDAY }),
      hours('2021-05-17', '09:15-12:00 14:30-16:30', PSX_2021, { weekdays: FRIDAY }),
    ],
  },
  { markets: 'XIMC', hours: mcxSeasons(2022, 2027) },
  {
    markets: 'XDHA',
    hoursDoubts: [ramadan(2024, DHAKA_2024, SHORTER)],
    hours: [
      hours('2024-03-07', '10:00-14:20', DHAKA_2024, {
        note: 'Trading at the closing price follows, to 14:30.',
      }),
    ],
  },
  {
    markets: 'XCOL',
    hours: [
      hours('2022-01-03', '10:30-14:30', COLOMBO_JANUARY_2022, { to: '2022-03-30' }),
      hours('2022-09-15', '10:00-12:30', COLOMBO_SEPTEMBER_2022, { to: '2022-10-31' }),
    ],
  },
] satisfies readonly HoursTable[];

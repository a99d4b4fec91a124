import { copy, type NotEnteredTable, notEntered, original, report } from '../rows.js';

/**
 * Trading outside the hours of hours/europe.ts and hours/germany.ts, in the zone of each calendar. Rows graded `report` were
 * read in the schedules of github.com/SharurTrading (exchange-hours-rs), which name the exchanges' notices.
 */

const registry = (name: string) =>
  report(
    `https://github.com/SharurTrading/exchange-hours-rs/blob/8a53de3942071fcb09da8b3dce6176448bf26860/src/calendar/schedules/equities/europe/${name}.rs`,
  );
const LSE = registry('lse');
const EURONEXT = registry('euronext');
const DUBLIN = registry('euronext/dublin');
const MILAN = registry('euronext/milan');
/** Orders of the evening that are not executed "saranno cancellati alle ore 20:30". */
const AFTER_HOURS = report('https://www.tradingfacile.eu/blog/guide/borsa-serale-after-hour-cose-e-come-funziona/');
const SIX = registry('six');
const MADRID = registry('bme');
const NORDICS = registry('nasdaq_nordics');
const VIENNA = registry('vienna');
const BIST = registry('bist');
const XETRA = registry('xetra');
/** The exchange's page as it was kept in 2026: "from 8 to 8:55 CET (early trading)", "from 17:30 ... to 22 CET". */
const XETRA_PAGE = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/xetra/2025-2027/live_cashmarket_trading-calendar-and-trading-hours.html',
);
const PRAGUE = report('https://www.patria-direct.cz/en/products-and-markets/czech-republic');
/** Evening 19:05 to 23:50 after an opening auction from 19:00, since 12 September 2022. */
const MOSCOW_2022 = original('https://moex.com/n51152?nt=207');
/** "С 27 января на Московской бирже вновь действуют утренние торги": from 06:50 to 09:50. */
const MOSCOW_MORNING = report('https://vz.ru/news/2025/11/21/1375405.html');
/** On Saturdays and Sundays from 09:50 to 19:00 since 1 March 2025, with the weekends of 2026 without trading. */
const MOSCOW_WEEKEND = report('https://www.vedomosti.ru/investments/news/2025/11/25/1157880-ne-budet-torgov');
/** 23 February, 1 May, 12 June and 4 November 2026 in the form of a weekend's session. */
const MOSCOW_HOLIDAYS = report(
  'https://finance.rambler.ru/economics/55846386-mosbirzha-izmenila-grafik-torgov-dlya-prazdnikov/',
);

const AT_CLOSE = 'Trading at the closing price';

export default [
  { markets: 'XLON', sessions: [notEntered('2012-04-30', AT_CLOSE, '16:35-16:40', LSE)] },
  { markets: 'XPAR XAMS XBRU', sessions: [notEntered('2010-12-24', AT_CLOSE, '17:35-17:40', EURONEXT)] },
  { markets: 'XLIS', sessions: [notEntered('2010-12-24', AT_CLOSE, '16:35-16:40', EURONEXT)] },
  { markets: 'XDUB', sessions: [notEntered('2019-02-04', AT_CLOSE, '16:30-16:40', DUBLIN)] },
  {
    markets: 'XMIL',
    sessions: [
      notEntered('2023-03-27', AT_CLOSE, '17:35-17:40', MILAN),
      notEntered('2023-03-27', 'Trading after hours', '17:40-20:30', AFTER_HOURS, {
        note: 'Of some instruments; to 20:30 by a guide of 2018, its beginning was not read: these hours are the widest.',
      }),
    ],
  },
  { markets: 'XSWX', sessions: [notEntered('2020-06-22', AT_CLOSE, '17:30-17:40', SIX)] },
  { markets: 'XMAD XBAR XBIL XVAL', sessions: [notEntered('2023-12-04', AT_CLOSE, '17:35-17:45', MADRID)] },
  { markets: 'XCSE', sessions: [notEntered('2019-05-01', AT_CLOSE, '17:00-17:10', NORDICS)] },
  { markets: 'XWBO', sessions: [notEntered('2020-12-01', AT_CLOSE, '17:35-17:45', VIENNA)] },
  { markets: 'XPRA', sessions: [notEntered('2021-02-01', AT_CLOSE, '16:15-16:25', PRAGUE)] },
  {
    markets: 'XIST',
    sessions: [notEntered('2019-10-04', AT_CLOSE, '18:07-18:10', BIST)],
  },
  {
    markets: 'XETR',
    sessions: [
      notEntered('2020-11-24', AT_CLOSE, '17:35-17:45', XETRA, {
        to: '2025-11-30',
        note: 'Shares of the DAX, MDAX and SDAX; since December 2025 to 17:40 at most, within the retail service.',
      }),
      notEntered('2025-12-01', 'Extended Xetra Retail Service, early', '08:00-08:55', XETRA_PAGE, {
        note: 'The first day by a report of the exchange’s circular.',
      }),
      notEntered('2025-12-01', 'Extended Xetra Retail Service, late', '17:35-22:00', XETRA_PAGE, {
        note: 'After the closing auction and trading at the closing price; to 20:00 on public holidays of Germany and Hesse.',
      }),
    ],
  },
  {
    markets: 'MISX',
    sessions: [
      notEntered('2022-09-12', 'Evening session', '19:00-23:50', MOSCOW_2022, {
        note: 'Begins with an auction of five minutes.',
      }),
      notEntered('2025-01-27', 'Morning session', '06:50-09:50', MOSCOW_MORNING),
      notEntered('2025-03-01', 'Weekend session', '09:50-19:00', MOSCOW_WEEKEND, {
        weekdays: [6, 7],
        note: 'Counts for the next trading day. Held on most weekends: in 2026 not on 3-4 and 10-11 January, 14-15 February, 7-8 and 21-22 March, 9-10 May, 20-21 June, 1-2 and 15-16 August, 12-13 September, 24-25 October, 5-6 December.',
      }),
      notEntered('2026-02-23', 'Holiday session', '09:50-19:00', MOSCOW_HOLIDAYS, {
        to: '2026-11-04',
        dates: ['2026-02-23', '2026-05-01', '2026-06-12', '2026-11-04'],
        note: 'In the form of a weekend session; counts for the next trading day.',
      }),
    ],
  },
] satisfies readonly NotEnteredTable[];

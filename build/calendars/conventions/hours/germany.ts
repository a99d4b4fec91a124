import { formatDay, isoWeekday, mustParseDay } from '../../../../server/engine/civil-date.js';
import type { Hours } from '../../../../server/engine/market-conventions.js';
import { copy, type HoursTable, hours, original, report } from '../rows.js';

/**
 * Germany, with Eurex; addresses and grades as in americas.ts. Düsseldorf, Stuttgart and Hamburg have no row of today: no text with a date tells their hours.
 */

const XETRA_207 = report(
  'https://cashmarket.deutsche-boerse.com/resource/blob/197910/0890768f3f753299e4c268b80fe7944d/data/207_08e.pdf',
);
/** The exchange's page as it was kept in 2026: "from 9 until 17:30 CET", "At Frankfurt trading hours are in general from 8 until 22 CET". */
const CASH_MARKET_2026 = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/fc625e69f3dd2d79bf4c2961deaa8dd7be0ce240/holidays/raw/equities/xetra/2025-2027/live_cashmarket_trading-calendar-and-trading-hours.html',
);
/** Tells of the circular 088/2018. */
const EUREX = report(
  'https://github.com/SharurTrading/exchange-hours-rs/blob/30a472491ef916feb75af254827e5b5192259452/docs/evidence/eurex.md',
);
/** "Ab 1. Juni macht die Börse Frankfurt eine Stunde früher auf", a notice of Deutsche Börse. */
const FRANKFURT_2011 = copy('https://dax-indices.com/index-update-details?articleId=616714771');
const FRANKFURT_2021 = report(
  'https://fondsprofessionell.at/news/maerkte/headline/deutsche-boerse-hat-demnaechst-laenger-geoeffnet-211527/newsseite/2',
);
/** The exchange's page with the holidays of 2017. */
const DUSSELDORF_2017 = original('http://quotrix.de/ueber_quotrix/handelszeiten');
/** The exchange's page with the holidays of 2025. */
const DUSSELDORF_2025 = original('https://boerse-duesseldorf.de/handelskalender-und-handelszeiten-2025');
const STUTTGART_2013 = report(
  'https://www.gevestor.de/details/euwax-borsenzeiten-wann-die-stuttgarter-borse-geoffnet-hat-640763.html',
);
/** The exchange's page with the holidays of 2017. */
const STUTTGART_2017 = original('https://www.boerse-stuttgart.de/en/company/all-about-trading/trading-times/');

const EUREX_FUTURES = 'Futures on the DAX and EURO STOXX 50.';

/** Since 10 December 2018 the opening auction ends at 00:15 UTC, which is 01:15 in Frankfurt, and 02:15 in summer. */
function eurexSeasons(first: number, last: number): Hours[] {
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return years.flatMap((year) => {
    const winterFrom = year === first ? '2018-12-10' : mondayAfterLastSunday(year, 10);
    const [summerFrom, summerTo] = [mondayAfterLastSunday(year + 1, 3), mondayAfterLastSunday(year + 1, 10)];
    return [
      hours(winterFrom, '01:15-22:00', EUREX, { to: dayBefore(summerFrom), note: EUREX_FUTURES }),
      hours(summerFrom, '02:15-22:00', EUREX, { to: dayBefore(summerTo), note: EUREX_FUTURES }),
    ];
  });
}

/** The first trading day after the clocks of Europe are changed. */
function mondayAfterLastSunday(year: number, month: number): string {
  const last = mustParseDay(`${year}-${String(month).padStart(2, '0')}-31`);
  return formatDay(last - (isoWeekday(last) % 7) + 1);
}

const dayBefore = (date: string) => formatDay(mustParseDay(date) - 1);

export default [
  {
    markets: 'XETR',
    hours: [
      hours('2010-01-04', '09:00-17:30', XETRA_207, {
        to: '2025-11-28',
        closing_auction: ['17:30', '17:35'],
        note: 'Shares of the DAX; at 13:00 an auction.',
      }),
      hours('2025-12-01', '09:00-17:30', CASH_MARKET_2026, {
        closing_auction: ['17:30', '17:35'],
        note: 'Shares of the DAX; at 13:00 an auction.',
      }),
    ],
  },
  {
    markets: 'XFRA',
    hours: [
      hours('2011-06-01', '08:00-20:00', FRANKFURT_2011, { to: '2021-11-26' }),
      hours('2021-11-29', '08:00-22:00', FRANKFURT_2021, {
        to: '2026-01-01',
        note: 'Shares and funds; bonds to 17:30.',
      }),
      hours('2026-01-02', '08:00-22:00', CASH_MARKET_2026, { note: 'Shares and funds; bonds to 17:30.' }),
    ],
  },
  {
    markets: 'XDUS',
    hours: [
      hours('2017-01-02', '08:00-20:00', DUSSELDORF_2017, {
        to: '2017-12-29',
        note: 'By brokers; on Quotrix to 22:00.',
      }),
      hours('2025-01-02', '08:00-22:00', DUSSELDORF_2025, {
        to: '2025-12-30',
        note: 'Shares; on public holidays of Germany to 20:00, which is not entered.',
      }),
    ],
  },
  {
    markets: 'XSTU',
    hours: [
      hours('2013-03-01', '08:00-22:00', STUTTGART_2013, { to: '2016-12-30' }),
      hours('2017-01-02', '08:00-22:00', STUTTGART_2017, { to: '2017-12-29' }),
    ],
  },
  {
    // The days of XEUR:DE are those of the futures and options on the DAX among others.
    markets: 'XEUR XEUR:DE',
    hours: [
      hours('2010-01-04', '07:50-22:00', EUREX, { to: '2018-12-07', note: EUREX_FUTURES }),
      ...eurexSeasons(2018, 2027),
    ],
  },
] satisfies readonly HoursTable[];

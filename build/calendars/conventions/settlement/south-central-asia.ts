import { type CycleTable, changed, copy, forSome, known, original, report } from '../rows.js';

/** India, Sri Lanka, Bangladesh, Pakistan and Kazakhstan. Where a row is `known`, the cycle may be much older. */

/** In 2018: Korea "has been T+2 since at least 2000", Bombay since 2003. */
const THE_TRADE_2018 = report('https://view.joomag.com/the-trade-55/0154963001523374204?page=70');
const ANGELONE_2021 = report('https://www.angelone.in/announcements/market/settlement-holiday-01-apr-2');
/** SEBI circular of 21 March 2024: T+1 "was fully implemented w.e.f. January 27, 2023". */
const SEBI_2024 = copy('https://taxpublishers.in/ShowJR?CLL_Stat10198?03');
const SEBI_T0 = copy('https://taxmanagementindia.com/web/tmi_blog_details.asp?id=781852');
/** The exchanges: "the bottom 100 stocks ... from trade date February 25, 2022", 500 more "on the last Friday ... of every month". */
const MINT_2023 = report(
  'https://www.livemint.com/market/stock-market-news/indian-stock-market-to-shift-to-a-shorter-trading-cycle-t-1-settlement-on-jan-27/amp-11673878481583.html',
);
const PHASED =
  'From 25 February 2022 on the smallest shares settled on T+1, a group more each month; T+2 is the cycle of those not yet moved.';
/** "Due to Bank Holiday on Monday, 3rd January 2022, Merged Settlement" of 30 and 31 December on 4 January. */
const PSX_2022 = copy('https://www.brecorder.com/news/40143924/clearing-schedule-for-t2-system');
const PSX_2026 = report(
  'https://globalexchanges.com/latest-news/pakistan-psx-transitions-to-the-t1-settlement-cycle/144045',
);
/** "The settlement cycle for equity transactions of T+3 which had been in operation since 2007"; T+2 "from today". */
const FT_LK_2024 = report('https://www.ft.lk/front-page/T-2-comes-into-force-at-CSE-from-today/44-762871');
/** The exchange: settled "on the second market day after the trade date" for trades of 10 June 2024 and later. */
const COLOMBO = 'Counted on market days of the exchange.';
/** "Currently ... following the 'T plus two' settlement"; Z shares T+4. */
const TBS_2022 = report(
  'https://www.tbsnews.net/economy/stocks/bsec-moves-make-and-b-category-stocks-sellable-next-day-434410',
);
/** "Procedure of Execution of Deals on Stock Market under Scheme T+2": "on the settlement day (day Т+2)". */
const KASE_2019 = original('https://kase.kz/en/news/show/1397575/');
const TENGE = 'Instruments of the scheme T+2; others are paid on the day of the trade.';
/** "Settlement of on-exchange trades is conducted on a T+2 basis and can be done in a variety of different currencies". */
const AIX = original('https://www.aix.kz/clearing-settlement/');
const ASTANA =
  'The page is undated; a page of the federation of exchanges from before September 2022 says the same. Counted on trading days, for want of a text.';
const INDIA = {
  equity: [
    known('2021-03-31', 2, ANGELONE_2021),
    forSome('2022-02-25', 2, 1, MINT_2023, PHASED),
    changed('2023-01-27', 1, SEBI_2024),
  ],
  equity_t0: [changed('2024-03-28', 0, SEBI_T0, 'Optional, for the shares that are eligible.')],
};

export default [
  { markets: 'XNSE', cycles: INDIA },
  {
    markets: 'XBOM',
    cycles: { ...INDIA, equity: [known('2004-01-01', 2, THE_TRADE_2018, 'Since 2003.'), ...INDIA.equity] },
  },
  {
    markets: 'XCOL',
    cycles: { equity: [known('2015-01-01', 3, FT_LK_2024), changed('2024-06-10', 2, FT_LK_2024, COLOMBO)] },
    calendars: { equity: 'XCOL' },
  },
  {
    markets: 'XDHA',
    cycles: {
      equity: [forSome('2022-06-06', 2, 4, TBS_2022, 'Categories A and B; shares of category Z settle on T+4.')],
    },
  },
  { markets: 'XKAZ', cycles: { equity: [forSome('2019-03-20', 2, 0, KASE_2019, TENGE)] } },
  { markets: 'AIXK', cycles: { equity: [known('2022-09-17', 2, AIX, ASTANA)] }, calendars: { equity: 'AIXK' } },
  {
    markets: 'XKAR',
    cycles: { equity: [known('2021-12-30', 2, PSX_2022), changed('2026-02-09', 1, PSX_2026)] },
  },
] satisfies readonly CycleTable[];

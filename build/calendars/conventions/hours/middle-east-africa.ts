import { NO_TEXT, RAMADAN_2017, ramadan, SHORTER } from '../hours-doubts.js';
import { copy, type HoursTable, hours, original, report } from '../rows.js';

/** Addresses and grades as in americas.ts. Shortened hours in Ramadan: see NO_TEXT and SHORTER in the rows. */

/** The exchange's page as it was kept on 19 November 2008; in 2010 the press had the same hours. */
const TADAWUL_2008 = copy(
  'https://github.com/SharurTrading/exchange-hours-evidence/blob/ef3daa8d6dfe82b8084e6ba7e5784052d2bb5dbf/normal-weeks/tadawul-carry-sweep/tt-en-2008-11-19.html',
);
const SPA_2013 = report('https://www.spa.gov.sa/7e453de27d');
const SPA_2016 = report('https://www.spa.gov.sa/1484000?lang=en&newsid=1484000');
const TADAWUL_HOURS = report(
  'https://www.saudiexchange.sa/wps/portal/saudiexchange/rules-guidance/capital-market-overview/trading-cycle-and-times?locale=en',
);
const TADAWUL_2020 = report(
  'https://www.saudiexchange.sa/wps/portal/saudiexchange/newsandreports/issuer-news/news-detail-wcm/?locale=en&newsId=6262',
);
const DFM_2021 = report('https://arynews.tv/dfm-extends-trading-hours/');
const UAE_2022 = report(
  'https://gulfnews.com/business/markets/uae-weekend-change-stock-markets-to-operate-from-monday-to-friday-starting-next-year-1.84253633',
);
const TASE_2026 = report('https://www.tase.co.il/en/content/knowledge_center/trading_vacation_schedule');
const JSE = report(
  'https://clientportal.jse.co.za/Content/JSE%20Contract%20Specification%20Items/Volume%2000E%20-%20Trading%20and%20Information%20Overview%20for%20Equity%20Market%20v4.09.pdf',
);

/** A guide with figures of 2021 and a rule "effective 27th of February". */
const NASDAQ_DUBAI_2022 = report('https://tg.efghermes.com/Market/GetById/1936');

/** Undated; a broker's guide with figures of 2023 has the same. */
const MSX = original('https://www.msx.om/page.aspx?b1=Trading&b2=Trading-Info&mi=3&ti=Trading-Info');
const KUWAIT_2023 = report('https://tg.efghermes.com/Market/GetById/1634');
const KUWAIT_2025 = report('https://www.vetogate.com/5501156');
const QATAR_2011 = report('http://mideaststrategist.com/tag/qatar-exchange-market-hours-and-holidays/');

/** The chairman's decision 205 of July 2014, as the federation of exchanges has it. */
const EGX_2014 = copy('https://feas.org/egx-chairman-issues-decision-no-205-to-extend-the-trading-hours/');
const EGX_2023 = report('https://tg.efghermes.com/Market/GetById/1103');
const SHORTER_2020 = 'Shorter from March to May 2020; on which days was not found.';
/** Undated; press reports of 17 September 2025 have the same. */
const NGX = original('https://ngxgroup.com/exchange/trade/equities/trading-market-structure');

/** Undated, as a guide for savers with the same ends of the day is: entered from the year in which they were read. */
const CASABLANCA = original('https://www.casablanca-bourse.com/fr/les-horaires-de-cotation');
/** A broker's guide with figures of 2023; another of its states, with figures of 2024, has 13:30. */
const AMMAN_2023 = report('https://tg.efghermes.com/Market/GetById/1602');
const BAHRAIN_2023 = report('https://tg.efghermes.com/Market/GetById/1073');
const NAIROBI_2023 = report('https://tg.efghermes.com/Market/GetById/2409');
const MAURITIUS_2018 = report('http://investopress.com/sem-extends-trading-hours-launches-mobile-app');
/** The communiqué of the exchange and its depository: from Monday, 20 April (2026), after 10:00 to 14:30. */
const MAURITIUS_2026 = report('https://platformafrica.com/?p=11328');

export default [
  {
    markets: 'XSAU',
    hours: [
      hours('2008-11-19', '11:00-15:30', TADAWUL_2008, { to: '2013-06-26' }),
      hours('2013-06-29', '11:00-15:30', SPA_2013, { to: '2016-04-02' }),
      hours('2016-04-03', '10:00-15:00', SPA_2016, { to: '2018-05-26' }),
      hours('2018-05-27', '10:00-15:00', TADAWUL_HOURS, { to: '2020-03-25', closing_auction: ['15:00', '15:10'] }),
      hours('2020-03-26', '10:00-13:00', TADAWUL_2020, { to: '2020-05-30', closing_auction: ['13:00', '13:10'] }),
      hours('2020-05-31', '10:00-15:00', TADAWUL_HOURS, { closing_auction: ['15:00', '15:10'] }),
    ],
    // Unchanged in Ramadan, by announcements of 2017, 2018, 2020, 2024 and 2025; no text was read about earlier years.
    hoursDoubts: [ramadan(2009, ...NO_TEXT, 2016)],
  },
  // Dubai, Abu Dhabi and Doha: unchanged in Ramadan 2017, as reported; no text was read about later years.
  { markets: 'XDFM', hoursDoubts: [ramadan(2022, ...NO_TEXT)], hours: [hours('2021-10-03', '10:00-15:00', DFM_2021)] },
  { markets: 'XADS', hoursDoubts: [ramadan(2022, ...NO_TEXT)], hours: [hours('2022-01-03', '10:00-15:00', UAE_2022)] },
  {
    markets: 'DIFX',
    hoursDoubts: [ramadan(2022, ...NO_TEXT)],
    hours: [hours('2022-02-28', '10:00-14:45', NASDAQ_DUBAI_2022, { closing_auction: ['14:45', '15:00'] })],
  },
  {
    markets: 'XMUS',
    hoursDoubts: [ramadan(2023, ...NO_TEXT)],
    hours: [hours('2023-01-01', '10:00-14:00', MSX, { closing_auction: ['14:00', '14:10'] })],
  },
  {
    markets: 'XKUW',
    hoursDoubts: [ramadan(2023, RAMADAN_2017, SHORTER)],
    hours: [
      hours('2023-01-02', '09:00-12:30', KUWAIT_2023, { to: '2025-10-09', closing_auction: ['12:30', '12:40'] }),
      hours('2025-10-12', '09:00-13:00', KUWAIT_2025, { closing_auction: ['13:00', '13:10'] }),
    ],
  },
  {
    markets: 'DSMD',
    hoursDoubts: [ramadan(2012, ...NO_TEXT)],
    hours: [
      hours('2011-11-16', '09:30-13:00', QATAR_2011, {
        closing_auction: ['13:00', '13:10'],
        note: "A broker's guide with figures of 2023 has the same.",
      }),
    ],
  },
  {
    // From 09:30 to 15:00 after Ramadan 2026, as its chairman announced; on which day that began was not found.
    markets: 'XCAI',
    hours: [
      hours('2014-08-07', '10:00-14:30', EGX_2014, {
        to: '2022-12-29',
        note: 'Shorter from March to May 2020, which is not entered.',
      }),
      hours('2023-01-02', '10:00-14:15', EGX_2023, {
        to: '2026-02-17',
        closing_auction: ['14:15', '14:30'],
        note: 'With trading at the closing price, to 14:30.',
      }),
    ],
    hoursDoubts: [
      { name: 'Epidemic', on: 'sessions', spans: [['2020-03-01', '2020-05-31']], ...EGX_2023, note: SHORTER_2020 },
      ramadan(2015, EGX_2023, SHORTER),
    ],
  },
  {
    markets: 'XNSA',
    hours: [hours('2025-09-17', '10:00-14:20', NGX, { closing_auction: ['14:20', '14:30'] })],
  },
  {
    markets: 'XTAE',
    hours: [
      hours('2026-01-05', '09:59-17:14', TASE_2026, {
        weekdays: [1, 2, 3, 4],
        closing_auction: ['17:14', '17:25'],
        note: 'The end of the auction is that of the day, at random from 17:24; orders for it are collected for 9 to 11 minutes by an undated page of the exchange (info.tase.co.il).',
      }),
      hours('2026-01-05', '09:59-13:50', TASE_2026, {
        weekdays: [5],
        note: 'With the closing auction, whose beginning was not read; it ends from 13:44 to 13:50.',
      }),
    ],
  },
  { markets: 'XJSE', hours: [hours('2012-05-25', '09:00-16:50', JSE, { closing_auction: ['16:50', '17:00'] })] },
  {
    markets: 'XCAS',
    hours: [
      hours('2026-01-02', '09:30-15:20', CASABLANCA, {
        closing_auction: ['15:20', '15:30'],
        note: 'The opening auction begins at 09:00.',
      }),
    ],
    hoursDoubts: [
      ramadan(2026, CASABLANCA, 'From 10:00 to 13:20 in Ramadan; its first day is announced the evening before.'),
    ],
  },
  {
    markets: 'XAMM',
    hours: [
      hours('2023-01-02', '10:30-12:30', AMMAN_2023, {
        to: '2023-12-28',
        note: 'First and second market; when 13:30 began was not found.',
      }),
    ],
    hoursDoubts: [ramadan(2023, RAMADAN_2017, SHORTER, 2023)],
  },
  {
    markets: 'XBAH',
    hoursDoubts: [ramadan(2023, RAMADAN_2017, SHORTER)],
    hours: [hours('2023-01-02', '09:30-13:00', BAHRAIN_2023)],
  },
  {
    markets: 'XNAI',
    hours: [
      hours('2023-01-03', '09:30-15:00', NAIROBI_2023, { note: 'An opening auction of a minute begins the day.' }),
    ],
  },
  {
    markets: 'XMAU',
    hours: [
      hours('2018-06-12', '10:00-14:30', MAURITIUS_2018, { to: '2026-04-17' }),
      hours('2026-04-20', '09:30-15:00', MAURITIUS_2026),
    ],
  },
] satisfies readonly HoursTable[];

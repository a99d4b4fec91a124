import { type HoursTable, hours, report } from '../rows.js';

/** Addresses and grades as in americas.ts. Shortened hours in Ramadan are not entered. */

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

export default [
  {
    markets: 'XSAU',
    hours: [
      hours('2013-06-29', '11:00-15:30', SPA_2013, { to: '2016-04-02' }),
      hours('2016-04-03', '10:00-15:00', SPA_2016, { to: '2018-05-26' }),
      hours('2018-05-27', '10:00-15:00', TADAWUL_HOURS, { to: '2020-03-25', closing_auction: ['15:00', '15:10'] }),
      hours('2020-03-26', '10:00-13:00', TADAWUL_2020, { to: '2020-05-30', closing_auction: ['13:00', '13:10'] }),
      hours('2020-05-31', '10:00-15:00', TADAWUL_HOURS, { closing_auction: ['15:00', '15:10'] }),
    ],
  },
  { markets: 'XDFM', hours: [hours('2021-10-03', '10:00-15:00', DFM_2021)] },
  { markets: 'XADS', hours: [hours('2022-01-03', '10:00-15:00', UAE_2022)] },
  {
    markets: 'XTAE',
    hours: [
      hours('2026-01-05', '09:59-17:25', TASE_2026, { weekdays: [1, 2, 3, 4] }),
      hours('2026-01-05', '09:59-13:50', TASE_2026, { weekdays: [5] }),
    ],
  },
  { markets: 'XJSE', hours: [hours('2012-05-25', '09:00-16:50', JSE, { closing_auction: ['16:50', '17:00'] })] },
] satisfies readonly HoursTable[];

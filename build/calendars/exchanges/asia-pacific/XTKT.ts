import { inheriting } from '../../inheriting.js';
import XOSE from './XOSE.js';

/**
 * Tokyo Commodity Exchange (TOCOM): "Saturdays, Sundays, national holidays and some days over New Year" are no business
 * days, as at the Osaka Exchange (both in 2021); its own calendars of 2017 and 2019 (ten days in a row in spring:
 * http://mondovisione.com/media-and-resources/news/tokyo-commodity-exchange-ten-consecutive-non-business-days/) agree. Since
 * September 2022 there are sessions on most holidays: their trading day is the next business day's, so they stay closed
 * here. What the markets of Japan share: shared/japan.ts.
 */

const OSE_AND_TOCOM = 'https://wikifx.asia/ose-tocom-to-introduce-derivatives-holiday-trading';

export default inheriting(XOSE, OSE_AND_TOCOM, {
  id: 'XTKT',
  name: 'Tokyo Commodity Exchange',
  doubtful: [
    {
      on: '12-31 01-01 01-02 01-03',
      note: 'Which of 31 December and 1 to 3 January were closed in each year; those of Osaka are taken.',
    },
  ],
  localName: '東京商品取引所',
  otherNames: 'TOCOM',
  countries: ['JP'],
  cities: 'Tokyo',
  currencies: ['JPY'],
  years: [2017, 2100],
});

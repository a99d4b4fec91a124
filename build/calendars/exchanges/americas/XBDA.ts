import { calendar } from '../../definition.js';

/**
 * Bermuda Stock Exchange, Bermuda time: closed on the public holidays of Bermuda, which it takes over. On 24 December
 * it closes at 14:00 (from 09:00; its regular day ends at 17:00), as its notices of 2024 and 2025 say.
 *
 * Years: from 2010, the year after National Heroes Day took the place of the Queen's Birthday; hurricanes that closed
 * the island's offices before were not looked into.
 */

const NOTICE_2022 = 'https://bernews.com/2022/06/bsx-closed-national-heroes-day-holiday-3';
const NOTICE_2024 =
  'https://mondovisione.com/media-and-resources/news/bermuda-stock-exchange-2024-festive-holiday-closure-notice/';

export default calendar({
  id: 'XBDA',
  kind: 'exchange',
  name: 'Bermuda Stock Exchange',
  doubts:
    'Doubts: closures for hurricanes are not entered for want of notices, early closes before 2024 neither. Of the public holidays proclaimed for one year (4 November 2019, 18 October 2021, 19 September 2022, 8 May 2023) no notice of the exchange was found.',
  otherNames: 'BSX',
  countries: ['BM'],
  cities: 'Hamilton',
  currencies: ['BMD'],
  isMainExchange: true,
  timezone: 'Atlantic/Bermuda',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'BM', from: 2010, source: NOTICE_2022 }],
  rules: [
    {
      rule: '12-24',
      name: 'Christmas Eve',
      from: 2024,
      closes: '14:00',
      weekdays: [1, 2, 3, 4, 5],
      source: NOTICE_2024,
    },
  ],
});

import { calendar } from '../../definition.js';

/**
 * OTC Clearing Hong Kong: clears over-the-counter derivatives on every weekday, Hong Kong's public holidays included,
 * except 1 January. The page that says so was last updated in April 2019, so the data begin with that year; OTC Clear
 * may change its calendar by circular. It has nothing to do with the days of the securities market.
 */

const OPERATIONS_CALENDAR =
  'https://www.hkex.com.hk/Services/Clearing/OTC-Clear/Overview/Clearing-Services/Operations-Calendar-and-Operating-Hours';

export default calendar({
  id: 'XHKG:OTC-CLEAR',
  kind: 'exchange',
  name: 'OTC Clearing Hong Kong',
  timezone: 'Asia/Hong_Kong',
  years: [2019, 2100],
  weekend: [{ start: '2019-01-01', days: [6, 7] }],
  rules: [{ rule: '01-01', name: "New Year's Day", from: 2019, source: OPERATIONS_CALENDAR }],
});

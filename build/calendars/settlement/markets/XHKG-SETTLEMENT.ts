import { closed, settlement } from '../../forms/settlement.js';
import { rulesNamed } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';

/** A day on which a typhoon signal or black rainstorm stands until after noon is no settlement day: nor is there trading. */
const HKEX_WEATHER =
  'https://www.hkex.com.hk/Services/Trading-hours-and-Severe-Weather-Arrangements/Severe-Weather-Arrangements/' +
  'Clearing-and-Settlement';

/** "A half-day market and no settlement day": trades of 22 December 2014 settled on the 29th, of the 23rd and 24th on the 30th. */
const HONG_KONG_EVE_2014 = 'https://news.cnyes.com/news/id/1385856';

/** "A half-day market and no settlement day": trades of 22 December 2014 settled on the 29th, of the 23rd and 24th on the 30th. */
const HONG_KONG_EVES: readonly RuleRow[] = rulesNamed(
  {
    from: 1999,
    source: HONG_KONG_EVE_2014,
    note: 'doubt: the source tells of 24 December 2014; the other half days and years follow it.',
  },
  {
    '12-24': 'Christmas Eve (half day without settlement)',
    '12-31': "New Year's Eve (half day without settlement)",
    'chinese 01-0-00': 'Eve of Lunar New Year (half day without settlement)',
  },
);

export default settlement({
  mic: 'XHKG',
  name: 'Stock Exchange of Hong Kong',
  at: 'CCASS, Hong Kong dollar',
  timezone: 'Asia/Hong_Kong',
  years: [1999, 2100],
  note: 'That half days are no settlement days stands in a notice of December 2014; it is carried over to all eves and years.',
  bases: [closed('XHKG', 1999, HKEX_WEATHER), closed('HKD', 1999, HKEX_WEATHER)],
  rules: HONG_KONG_EVES,
});

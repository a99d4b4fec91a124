import { calendar } from '../../definition.js';
import { onRules } from '../../many-rows.js';
import type { RuleRow } from '../../vocabulary.js';

/**
 * Osaka Dojima Exchange (commodity derivatives, the Kansai Commodities Exchange until 2013): closed on Japan's national
 * holidays and from 31 December to 3 January. The exchange's own calendar was read for 2025; the data begins there.
 */

const HOLIDAYS_2025 = 'https://www.odex.co.jp/en/data/holiday-schedules/index.html';

const YEAR_TURN: readonly RuleRow[] = onRules(['01-02', '01-03', '12-31'], {
  name: 'Exchange Holiday',
  from: 2025,
  source: HOLIDAYS_2025,
});

export default calendar({
  id: 'XKAC',
  kind: 'exchange',
  name: 'Osaka Dojima Exchange',
  localName: '堂島取引所',
  otherNames: 'Dojima, rice',
  countries: ['JP'],
  cities: 'Osaka',
  currencies: ['JPY'],
  timezone: 'Asia/Tokyo',
  years: [2025, 2100],
  weekend: [{ start: '2025-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'JP', from: 2025, asDeclared: true, source: HOLIDAYS_2025 }],
  rules: YEAR_TURN,
});

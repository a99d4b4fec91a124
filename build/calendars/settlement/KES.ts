import { calendar } from '../definition.js';

/**
 * Kenya shilling: the Kenya Electronic Payment and Settlement System (KEPSS) of the Central Bank, real-time gross since July
 * 2005. The public holidays of Kenya close banks and exchange alike, so the days are those of the country.
 */

const HOLIDAYS_2026 = 'https://www.ebc.com/forex/nse-kenya-trading-holidays-and-market-hours-in-2026';

export default calendar({
  id: 'KES',
  kind: 'settlement',
  name: 'KEPSS (Kenya shilling)',
  doubts:
    'Doubts: no calendar of the Central Bank was found; those of the holidays are told with the calendar of Kenya.',
  otherNames: 'CBK',
  countries: ['KE'],
  timezone: 'Africa/Nairobi',
  years: [2010, 2100],
  weekend: [{ start: '2010-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'KE', from: 2010, kinds: ['holiday'], asDeclared: true, source: HOLIDAYS_2026 }],
});

import { calendar } from '../../definition.js';
import { CBOE_DOUBTS, EARLY_CLOSES } from './shared/cboe.js';

/** What it shares with the other calendars of its group: shared/cboe.ts. */

const HOLIDAY_SESSION = 'https://iqhelp.dtn.com/presidents-day-holiday-hours-2023/';

export default calendar({
  id: 'XCBF',
  kind: 'exchange',
  name: 'Cboe Futures Exchange',
  doubts: CBOE_DOUBTS,
  otherNames: 'CFE, VIX futures, Cboe',
  countries: ['US'],
  cities: 'Chicago',
  currencies: ['USD'],
  timezone: 'America/Chicago',
  years: [2005, 2100],
  weekend: [{ start: '2005-01-01', days: [6, 7] }],
  inherits: [{ calendar: 'XNYS', from: 2005, source: HOLIDAY_SESSION }],
  rules: EARLY_CLOSES,
});

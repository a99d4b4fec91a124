import { calendar } from '../../definition.js';
import { withMembers } from '../../many-rows.js';
import { CLOSURES, COMMON } from './IEPA.js';

/** What it shares with the other calendars of its group: IEPA.ts. */

export default calendar({
  ...COMMON,
  id: 'IEPA:ENERGY',
  name: 'ICE Futures U.S., energy and environmental',
  years: [2013, 2100],
  weekend: [{ start: '2013-01-01', days: [6, 7] }],
  rules: withMembers(CLOSURES, { from: 2013 }),
});

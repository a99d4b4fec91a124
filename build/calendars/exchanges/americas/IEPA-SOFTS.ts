import { calendar } from '../../definition.js';
import { CLOSURES, COMMON, HOLIDAYS } from './IEPA.js';

/** What it shares with the other calendars of its group: IEPA.ts. */

export default calendar({
  ...COMMON,
  id: 'IEPA:SOFTS',
  name: 'ICE Futures U.S., softs',
  rules: [...CLOSURES, ...HOLIDAYS],
});

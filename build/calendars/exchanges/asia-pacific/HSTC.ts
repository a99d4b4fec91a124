import { calendar } from '../../definition.js';
import { SHARED, SINCE_2026, UNTIL_2012 } from './shared/vietnam.js';

/** What it shares with the other calendars of its group, and the doubts: shared/vietnam.ts. */

export default calendar({
  id: 'HSTC',
  name: 'Hanoi Stock Exchange',
  ...SHARED,
  dates: [...UNTIL_2012, ...SINCE_2026],
});

import { calendar } from '../../definition.js';
import { COMMON, RATES_DATES, RATES_RULES } from './XCME.js';

/** What it shares with the other calendars of its group: XCME.ts. */

export default calendar({
  ...COMMON,
  id: 'XCME:RATES',
  name: 'CME interest rate futures',
  rules: RATES_RULES,
  dates: RATES_DATES,
});

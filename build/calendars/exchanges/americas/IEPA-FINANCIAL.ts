import { calendar } from '../../definition.js';
import { COMMON, FINANCIAL_DATES, FINANCIAL_RULES } from './IEPA.js';

/** What it shares with the other calendars of its group: IEPA.ts. */

export default calendar({
  ...COMMON,
  id: 'IEPA:FINANCIAL',
  name: 'ICE Futures U.S., Dollar Index and currencies',
  rules: FINANCIAL_RULES,
  dates: FINANCIAL_DATES,
});

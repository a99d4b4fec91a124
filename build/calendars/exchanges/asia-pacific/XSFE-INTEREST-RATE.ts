import { calendar } from '../../definition.js';
import { EVES, PRODUCTS } from './XSFE.js';

/** What it shares with the other calendars of its group: XSFE.ts. */

export default calendar({
  ...PRODUCTS,
  id: 'XSFE:INTEREST-RATE',
  name: 'ASX 24 interest rate products',
  rules: EVES,
});

import { calendar } from '../../definition.js';
import { EVES, PRODUCTS } from './XSFE.js';

/** What it shares with the other calendars of its group: XSFE.ts. */

export default calendar({
  ...PRODUCTS,
  id: 'XSFE:ENERGY',
  name: 'ASX 24 energy products',
  rules: EVES,
});

import { calendar } from '../../definition.js';
import { withMembers } from '../../many-rows.js';
import { EVES, PRODUCTS } from './XSFE.js';

/** What it shares with the other calendars of its group: XSFE.ts. */

export default calendar({
  ...PRODUCTS,
  id: 'XSFE:EQUITY',
  name: 'ASX 24 equity products',
  rules: withMembers(EVES, { closes: '14:30' }),
});

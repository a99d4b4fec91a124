import { inheriting } from '../inheriting.js';
import INR from '../settlement/INR.js';

/**
 * Indian government securities (NDS-OM, settled through the Clearing Corporation of India): closed on the days on which
 * the Reserve Bank has no transactions in government securities, foreign exchange and the money market, which are those
 * of the rupee. Weekend trading of the shares (budget days) does not open this market.
 */

const ALL_MARKETS =
  'https://www.thehindubusinessline.com/money-and-banking/' +
  'maharashtra-govt-reschedules-eid-e-milad-holiday-to-september-18-rbi-notifies-market-changes/article68642453.ece';

export default inheriting(INR, ALL_MARKETS, {
  id: 'INR:BOND',
  kind: 'bond',
  name: 'Indian government securities (Indian rupee bonds)',
  countries: ['IN'],
});

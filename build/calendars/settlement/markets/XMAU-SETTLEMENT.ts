import { closed, settlement } from '../../forms/settlement.js';

/**
 * Rupee trades; those in dollars, euros and pounds are paid in their own currencies and may settle on other days.
 */

/** "Funds are settled on a net basis through the central bank." */
const CDS = 'http://www.stockexchangeofmauritius.com/CDS/clearing-and-settlementservices';

export default settlement({
  mic: 'XMAU',
  name: 'Stock Exchange of Mauritius',
  at: 'CDS, Mauritian rupee',
  timezone: 'Indian/Mauritius',
  years: [2016, 2100],
  note: 'No text was found that says on which days the depository works.',
  bases: [closed('XMAU', 2016, CDS, { basis: 'rule' }), closed('MUR', 2016, CDS, { basis: 'rule' })],
});

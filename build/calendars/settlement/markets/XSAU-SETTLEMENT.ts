import { closed, settlement } from '../../forms/settlement.js';

/**
 * Doubts: that the depository keeps all the exchange's days was not found in its own words except for single days; both
 * are taken.
 */

/** Two business days after the trade, in accounts at the central bank. */
const EDAA =
  'https://mondovisione.com/media-and-resources/news/saudi-stock-exchange-tadawul-amended-settlement-cycle-of-listed-securities-to-2017423';

/** Until 22 April 2017 trades settled on their own day. */
export default settlement({
  mic: 'XSAU',
  name: 'Saudi Exchange',
  at: 'Edaa, riyal',
  timezone: 'Asia/Riyadh',
  years: [2017, 2060],
  weekend: { '2017-01-01': [5, 6] },
  bases: [closed('XSAU', 2017, EDAA), closed('SAR', 2017, EDAA)],
});

import { settlement } from '../../forms/settlement.js';
import { euro } from '../../forms/target.js';

/** LuxCSD settles in TARGET2-Securities. */
const LUXCSD =
  'https://luxcsd.com/luxcsd-en/products-and-services/market-coverage/europe-t2s/greece/market-link-guide-greece-bogs-1280198';

export default settlement(euro('XLUX', 'Luxembourg Stock Exchange', 'LuxCSD', 'Europe/Luxembourg', 2018, LUXCSD));

import { settlement } from '../shared/market.js';
import { euro, TARGET } from '../shared/target.js';

/** Doubts: ../shared/target.ts. */

export default settlement(euro('XAMS', 'Euronext Amsterdam', 'Euroclear Nederland', 'Europe/Amsterdam', 2002, TARGET));

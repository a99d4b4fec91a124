import { settlement } from '../shared/market.js';
import { euro, TARGET } from '../shared/target.js';

/** Doubts: ../shared/target.ts. */

export default settlement(euro('XBRU', 'Euronext Brussels', 'Euroclear Belgium', 'Europe/Brussels', 2002, TARGET));

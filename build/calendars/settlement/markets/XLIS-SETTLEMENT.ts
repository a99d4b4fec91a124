import { settlement } from '../shared/market.js';
import { euro, TARGET } from '../shared/target.js';

/** Doubts: ../shared/target.ts. */

export default settlement(euro('XLIS', 'Euronext Lisbon', 'Interbolsa', 'Europe/Lisbon', 2003, TARGET));

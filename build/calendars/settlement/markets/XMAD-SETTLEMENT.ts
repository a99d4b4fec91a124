import { settlement } from '../shared/market.js';
import { euro } from '../shared/target.js';

/** Doubts: ../shared/target.ts. */

export default settlement(euro('XMAD', 'Bolsa de Madrid', 'Iberclear', 'Europe/Madrid', 2018));

import { settlement } from '../shared/market.js';
import { euro } from '../shared/target.js';

/** Doubts: ../shared/target.ts. */

export default settlement(euro('XWBO', 'Vienna Stock Exchange', 'OeKB CSD', 'Europe/Vienna', 2018));

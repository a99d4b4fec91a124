import { settlement } from '../shared/market.js';
import { euro, TARGET } from '../shared/target.js';

/** Irish shares left CREST for Euroclear Bank in March 2021. */
export default settlement(euro('XDUB', 'Euronext Dublin', 'Euroclear Bank', 'Europe/Dublin', 2022, TARGET));

import { settlement } from '../../forms/settlement.js';
import { euro, TARGET } from '../../forms/target.js';

/** Irish shares left CREST for Euroclear Bank in March 2021. */
export default settlement(euro('XDUB', 'Euronext Dublin', 'Euroclear Bank', 'Europe/Dublin', 2022, TARGET));

import { settlement } from '../../forms/settlement.js';
import { euro, TARGET } from '../../forms/target.js';

export default settlement(euro('XAMS', 'Euronext Amsterdam', 'Euroclear Nederland', 'Europe/Amsterdam', 2002, TARGET));

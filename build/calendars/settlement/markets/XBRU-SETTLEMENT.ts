import { settlement } from '../../forms/settlement.js';
import { euro, TARGET } from '../../forms/target.js';

export default settlement(euro('XBRU', 'Euronext Brussels', 'Euroclear Belgium', 'Europe/Brussels', 2002, TARGET));

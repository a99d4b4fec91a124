import { settlement } from '../../forms/settlement.js';
import { euro, TARGET } from '../../forms/target.js';

/** Exchanges closed on the TARGET days and no others: Paris, Amsterdam, Brussels since 2002, Lisbon since 2003. */
export default settlement(euro('XPAR', 'Euronext Paris', 'Euroclear France', 'Europe/Paris', 2002, TARGET));

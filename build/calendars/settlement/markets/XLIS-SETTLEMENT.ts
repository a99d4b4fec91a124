import { settlement } from '../../forms/settlement.js';
import { euro, TARGET } from '../../forms/target.js';

export default settlement(euro('XLIS', 'Euronext Lisbon', 'Interbolsa', 'Europe/Lisbon', 2003, TARGET));

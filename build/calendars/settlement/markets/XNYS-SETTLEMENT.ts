import { settlement } from '../../forms/settlement.js';
import { UNITED_STATES } from '../shared/united-states.js';

export default settlement({ mic: 'XNYS', name: 'New York Stock Exchange', ...UNITED_STATES });

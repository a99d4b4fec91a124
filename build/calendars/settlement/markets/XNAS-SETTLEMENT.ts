import { settlement } from '../../forms/settlement.js';
import { UNITED_STATES } from '../shared/united-states.js';

export default settlement({ mic: 'XNAS', name: 'Nasdaq Stock Market', ...UNITED_STATES });

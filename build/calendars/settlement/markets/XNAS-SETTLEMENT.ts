import { settlement } from '../../forms/settlement.js';
import { UNITED_STATES } from '../shared/united-states.js';

/** Doubts: ../shared/united-states.ts. */

export default settlement({ mic: 'XNAS', name: 'Nasdaq Stock Market', ...UNITED_STATES });

import { settlement } from '../../forms/settlement.js';
import { UNITED_STATES } from '../shared/united-states.js';

/** Doubts: ../shared/united-states.ts. */

export default settlement({ mic: 'XNYS', name: 'New York Stock Exchange', ...UNITED_STATES });

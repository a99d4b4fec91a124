import { products } from './XSFE.js';

/** What it shares with the other calendars of its group, and the doubts: XSFE.ts. */

export default products('XSFE:EQUITY', 'ASX 24 equity products', '14:30');

import { products } from './XSFE.js';

/** What it shares with the other calendars of its group, and the doubts: XSFE.ts. */

export default products('XSFE:ENERGY', 'ASX 24 energy products', '12:30');

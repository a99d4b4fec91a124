import { products } from './XSFE.js';

/** What it shares with the other calendars of its group, and the doubts: XSFE.ts. */

export default products('XSFE:AGRICULTURE', 'ASX 24 agriculture products', '12:30');

import { products } from './XSFE.js';

/** What it shares with the other calendars of its group, and the doubts: XSFE.ts. */

export default products('XSFE:INTEREST-RATE', 'ASX 24 interest rate products', '12:30');

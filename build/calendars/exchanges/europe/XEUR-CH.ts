import { eurexGroup } from '../../forms/eurex.js';

/** Closed as the market of the shares is: the holiday regulations of 2018 have 2 January closed for them. The rest: forms/eurex.ts. */

export default eurexGroup('CH', 'XSWX', 'Swiss equity and fixed income derivatives');

import { eurexGroup } from '../../forms/eurex.js';

/** Closed as the market of the shares is: the holiday regulations of 2018 have 15 January and 19 February closed for them. The rest: forms/eurex.ts. */

export default eurexGroup('US', 'XNYS', 'United States equity derivatives');

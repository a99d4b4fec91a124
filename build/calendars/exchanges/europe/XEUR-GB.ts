import { eurexGroup } from '../../forms/eurex.js';

/** Closed as the market of the shares is: circular 88/2022: closed on 19 September 2022 with the London exchange. The rest: forms/eurex.ts. */

export default eurexGroup('GB', 'XLON', 'United Kingdom equity derivatives');

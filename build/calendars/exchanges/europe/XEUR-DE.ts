import { eurexGroup } from '../../forms/eurex.js';

/** Closed as the market of the shares is: circular 55/2018: closed on 3 October 2018 with the Frankfurt exchange. The rest: forms/eurex.ts. */

export default eurexGroup('DE', 'XETR', 'DAX futures and options, German equity derivatives');

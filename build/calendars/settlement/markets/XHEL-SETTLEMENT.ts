import { settlement } from '../shared/market.js';
import { euro } from '../shared/target.js';

/** Doubts: ../shared/target.ts. */

const HELSINKI_2019 =
  'https://www.finanznachrichten.de/nachrichten-2019-05/' +
  '46810055-nasdaq-omx-nordic-nasdaq-derivatives-markets-adopts-target2-calendar-252.htm';

export default settlement(euro('XHEL', 'Nasdaq Helsinki', 'Euroclear Finland', 'Europe/Helsinki', 2019, HELSINKI_2019));

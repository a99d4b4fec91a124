import { settlement } from '../../forms/settlement.js';
import { euro } from '../../forms/target.js';

const HELSINKI_2019 =
  'https://www.finanznachrichten.de/nachrichten-2019-05/' +
  '46810055-nasdaq-omx-nordic-nasdaq-derivatives-markets-adopts-target2-calendar-252.htm';

export default settlement(euro('XHEL', 'Nasdaq Helsinki', 'Euroclear Finland', 'Europe/Helsinki', 2019, HELSINKI_2019));

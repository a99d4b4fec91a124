import { inheriting } from '../../inheriting.js';
import XTAI from './XTAI.js';

/** Trading over the counter was taken up by the centre, now Taipei Exchange, in 1994: the data begins with 1995. */
export default inheriting(XTAI, 'https://www.twse.com.tw/zh/trading/holiday.html', {
  id: 'ROCO',
  name: 'Taipei Exchange',
  localName: '證券櫃檯買賣中心',
  otherNames: 'TPEx, GreTai, GTSM',
  countries: ['TW'],
  cities: 'Taipei',
  currencies: ['TWD'],
  years: [1995, 2100],
});

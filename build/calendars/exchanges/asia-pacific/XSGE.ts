import { inheriting } from '../../inheriting.js';
import { CHINA_DOUBTS } from './shared/china.js';
import XSHG from './XSHG.js';

/** What it shares with the other calendars of its group: shared/china.ts. */

const FUTURES_2023 = 'http://pronuben.cn/company/news/show-20745.html';

export default inheriting(XSHG, FUTURES_2023, {
  id: 'XSGE',
  name: 'Shanghai Futures Exchange',
  doubts: CHINA_DOUBTS,
  localName: '上海期货交易所',
  otherNames: 'SHFE',
  countries: ['CN'],
  cities: 'Shanghai',
  currencies: ['CNY'],
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
});

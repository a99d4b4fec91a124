import { inheriting } from '../../inheriting.js';
import { CHINA_DOUBTS } from './shared/china.js';
import XSHG from './XSHG.js';

/** What it shares with the other calendars of its group: shared/china.ts. */

/** Notice 2022/81 of the exchange, of 27 December 2022, reprinted whole by a member: the days of 2023. */
const FUTURES_FINANCIAL_2023 = 'https://www.guoyuanqh.com/exchange_detail/1304787115165315072.html';

export default inheriting(XSHG, FUTURES_FINANCIAL_2023, {
  id: 'CCFX',
  name: 'China Financial Futures Exchange',
  doubts: CHINA_DOUBTS,
  localName: '中国金融期货交易所',
  otherNames: 'CFFEX, CSI 300 futures',
  countries: ['CN'],
  cities: 'Shanghai',
  currencies: ['CNY'],
  years: [2011, 2100],
  weekend: [{ start: '2011-01-01', days: [6, 7] }],
});

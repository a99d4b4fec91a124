import { inheriting } from '../../inheriting.js';
import { CHINA_DOUBTS } from './shared/china.js';
import XSHG from './XSHG.js';

/** What it shares with the other calendars of its group: shared/china.ts. */

const FUTURES_DALIAN_2022 =
  'https://xinhu.cn//article/zhuanzaiguanyu2022nianbufenjiejiarifangjiahexiushianpaidetongzhi-93926-1.html';

export default inheriting(XSHG, FUTURES_DALIAN_2022, {
  id: 'XDCE',
  name: 'Dalian Commodity Exchange',
  doubts: CHINA_DOUBTS,
  localName: '大连商品交易所',
  otherNames: 'DCE',
  countries: ['CN'],
  cities: 'Dalian',
  currencies: ['CNY'],
  years: [2008, 2100],
  weekend: [{ start: '2008-01-01', days: [6, 7] }],
});

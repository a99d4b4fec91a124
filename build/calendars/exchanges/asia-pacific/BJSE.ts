import { inheriting } from '../../inheriting.js';
import { CHINA_DOUBTS } from './shared/china.js';
import XSHG from './XSHG.js';

/** What it shares with the other calendars of its group: shared/china.ts. */

const BEIJING_2024 = 'https://www.71396.com/a/15-17037306671808410.html';

export default inheriting(XSHG, BEIJING_2024, {
  id: 'BJSE',
  name: 'Beijing Stock Exchange',
  doubts: CHINA_DOUBTS,
  localName: '北京证券交易所',
  otherNames: 'BSE, Beijing',
  countries: ['CN'],
  cities: 'Beijing',
  currencies: ['CNY'],
  years: [2022, 2100],
  weekend: [{ start: '2022-01-01', days: [6, 7] }],
});

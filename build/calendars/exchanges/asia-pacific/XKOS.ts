import { inheriting } from '../../inheriting.js';
import XKRX from './XKRX.js';

const ALL_MARKETS = 'https://biz.newdaily.co.kr/site/data/html/2017/09/18/2017091810043.html';

/** KOSDAQ opened on 1 July 1996: the data begins with its first full year. */
export default inheriting(XKRX, ALL_MARKETS, {
  id: 'XKOS',
  name: 'Korea Exchange (KOSDAQ)',
  localName: '코스닥',
  otherNames: 'KOSDAQ',
  countries: ['KR'],
  cities: 'Seoul',
  currencies: ['KRW'],
  years: [1997, 2100],
});

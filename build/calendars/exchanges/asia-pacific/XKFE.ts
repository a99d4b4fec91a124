import { inheriting } from '../../inheriting.js';
import XKRX from './XKRX.js';

/**
 * Korea Exchange, derivatives: closed when the stock market is. The exchange names the last days of December for both
 * together (2017: https://kukinews.com/article/view/kuk201712280086, 2025). The night session belongs to the next day; on
 * the first day of a year the market opens an hour later. The data begin with 2017, the first year told of.
 */

const BOTH_MARKETS_2025 = 'https://www.wowtv.co.kr/NewsCenter/News/Read?articleId=2025121825891';

export default inheriting(XKRX, BOTH_MARKETS_2025, {
  id: 'XKFE',
  name: 'Korea Exchange (derivatives)',
  localName: '한국거래소 파생상품시장',
  otherNames: 'KOFEX, KOSPI 200 futures',
  countries: ['KR'],
  cities: 'Busan',
  currencies: ['KRW'],
  years: [2017, 2100],
});
